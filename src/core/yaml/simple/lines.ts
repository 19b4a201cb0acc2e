/** Walks through the lines of a text. Skips empty lines and comments. */

export type Lines = {
  readonly text: string
  /** Spaces before the first word of this line; -1 after the last line. */
  indent: number
  /** Offset of the first word of this line. */
  start: number
  /** Offset after its last word. */
  end: number
  /** Offset of the line below. */
  below: number
}

const [SPACE, HASH, DASH] = [32, 35, 45]

/** Starts before the first line. */
export function linesOf(text: string): Lines {
  return { text, indent: -1, start: 0, end: 0, below: 0 }
}

/** Moves to the next line that is neither empty nor a comment. */
export function goOn(lines: Lines): void {
  const { text } = lines
  for (let from = lines.below; from < text.length; from = lines.below) {
    const newline = text.indexOf('\n', from)
    const stop = newline < 0 ? text.length : newline
    lines.below = newline < 0 ? text.length : newline + 1
    let start = from
    while (start < stop && text.charCodeAt(start) === SPACE) start++
    if (start === stop || text.charCodeAt(start) === HASH) continue
    let end = stop
    while (text.charCodeAt(end - 1) === SPACE) end--
    lines.indent = start - from
    lines.start = start
    lines.end = end
    return
  }
  lines.indent = -1
}

/** Offset of the first word of this line at or after `from`. */
export function skipSpaces({ text, end }: Lines, from: number): number {
  let at = from
  while (at < end && text.charCodeAt(at) === SPACE) at++
  return at
}

/** Whether a list entry begins at an offset. */
export function isEntry({ text, end }: Lines, at: number): boolean {
  return text.charCodeAt(at) === DASH && (at + 1 === end || text.charCodeAt(at + 1) === SPACE)
}

/** A plain name: letters, digits, `_` and `-`, a letter first. */
const NAME = /[A-Za-z][\w-]*:(?: |$|\n)/y

/** The offset of the colon if a field begins at `at`, else -1. */
export function colonOf({ text }: Lines, at: number): number {
  NAME.lastIndex = at
  if (!NAME.test(text)) return -1
  return text.charCodeAt(NAME.lastIndex - 1) === 58 ? NAME.lastIndex - 1 : NAME.lastIndex - 2
}
