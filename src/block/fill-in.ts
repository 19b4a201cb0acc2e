/** Replaces `{name}` by the value of that name. A name without a value stays as it is. */
export function fillIn(word: string, values: { readonly [name: string]: string | number }): string {
  return word.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
