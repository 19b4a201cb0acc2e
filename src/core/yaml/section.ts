/** One top-level field of a simple file. To find the span of one value, only its section has to be parsed. */

export type Section = {
  /** Its offset in the file. */
  readonly start: number
  readonly text: string
}

/**
 * The lines of a field at the left margin. `text` must be one that the simple reader accepts: its multi-line texts are
 * always indented.
 */
export function sectionOf(text: string, name: string): Section | undefined {
  const start = startOf(text, name)
  if (start === undefined) return undefined
  NEXT_FIELD.lastIndex = start + name.length
  const next = NEXT_FIELD.exec(text)
  return { start, text: text.slice(start, next ? next.index + 1 : undefined) }
}

function startOf(text: string, name: string): number | undefined {
  if (text.startsWith(`${name}:`)) return 0
  const before = text.indexOf(`\n${name}:`)
  return before < 0 ? undefined : before + 1
}

/** A line that is neither a comment nor the next entry of a list. */
const NEXT_FIELD = /\n(?![\s#]|-(?:\s|$))(?=.)/g
