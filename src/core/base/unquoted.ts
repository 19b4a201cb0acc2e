/** A text without the quotes of a word processor around it. Inside, they may belong to it. */
export function unquoted(text: string): string {
  return /^[“”„«»‘’‚]+(.*[^“”«»‘’])[“”«»‘’]+$/.exec(text.trim())?.[1]?.trim() ?? text
}
