/** A part of a simple file by itself: whoever asks for the place of one value need not have all of it parsed. */

export type Section = {
  /** The offset in the file at which it begins. */
  readonly start: number
  readonly text: string
}

/** The lines of a field at the left margin, of a text that the simple reader took: none of its texts has a line there. */
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

/** What is neither a remark nor the next entry of a list. */
const NEXT_FIELD = /\n(?![\s#]|-(?:\s|$))(?=.)/g
