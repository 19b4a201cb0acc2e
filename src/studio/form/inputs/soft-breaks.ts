/**
 * Line breaks in the middle of a paragraph. They are there for who reads the file: Markdown shows them as blanks, and so
 * do the fields of Studio. The file keeps them.
 */

/** What ends a paragraph, or may be more than a part of it: lists, headings, quotes, tables, code, HTML. */
const BEGINS = /^(?:[\s#>|~`=_<:]|[-+*]{1,3}(?:\s|$)|--|\d+[.)]\s|\[[^\]]*\]:|$)/
const ALONE = /^[\s#>~`<]|\||(?: {2}|\\)$/
const CODE = /^ *(?:```|~~~)/m

/** The same text, sign for sign, with blanks in their place. */
export function withoutBreaks(text: string): string {
  if (CODE.test(text)) return text
  const lines = text.split('\n')
  return lines
    .map((line, at) => {
      const next = lines[at + 1]
      if (next === undefined) return line
      const isSoft = line !== '' && !ALONE.test(line) && !next.includes('|') && !BEGINS.test(next)
      return `${line}${isSoft ? ' ' : '\n'}`
    })
    .join('')
}

/** What the author made of `withoutBreaks(before)`, with the line breaks of what has stayed. */
export function withBreaks(before: string, text: string): string {
  const shown = withoutBreaks(before)
  const isSame = (at: number, own: number) => text[own] === shown[at] || text[own] === before[at]
  const most = Math.min(before.length, text.length)
  let start = 0
  while (start < most && isSame(start, start)) start++
  let end = 0
  while (end < most - start && isSame(before.length - 1 - end, text.length - 1 - end)) end++
  return before.slice(0, start) + text.slice(start, text.length - end) + before.slice(before.length - end)
}
