/** An editor only knows `\n`. The file keeps the line ends that it has. */

/** A change of a text whose line ends are all `\n`. */
export type LineChange = { readonly from: number; readonly to: number; readonly insert: string }

export const withPlainEnds = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

/** The text after the changes, which refer to its version with plain ends and are in order. */
export function changed(text: string, changes: readonly LineChange[]): string {
  const starts = offsets(text)
  const lineBreak = /\r\n?|\n/.exec(text)?.[0] ?? '\n'
  let after = ''
  let at = 0
  for (const { from, to, insert } of changes) {
    after += text.slice(at, starts(from)) + insert.replaceAll('\n', lineBreak)
    at = starts(to)
  }
  return after + text.slice(at)
}

/** From an offset in the plain text to one in the text. */
function offsets(text: string): (plain: number) => number {
  if (!text.includes('\r\n')) return (plain) => plain
  const pairs = [...text.matchAll(/\r\n/g)].map(({ index }, before) => index - before)
  return (plain) => plain + pairs.filter((at) => at < plain).length
}
