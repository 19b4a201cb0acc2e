/** Offsets of lines. A line ends before its line break. */
import { startOfLine } from '../../core/base/lines.ts'

export { startOfLine }

export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  if (end < 0) return text.length
  return end > at && text[end - 1] === '\r' ? end - 1 : end
}

/** The start of the line below; `undefined` below the last line. */
export function nextLine(text: string, at: number): number | undefined {
  const end = text.indexOf('\n', at)
  return end < 0 ? undefined : end + 1
}

export const lineAt = (text: string, at: number): string =>
  text.slice(startOfLine(text, at), endOfLine(text, at))

/** Characters before an offset in its line. */
export const columnOf = (text: string, at: number): number => at - startOfLine(text, at)

export const isComment = (line: string): boolean => /^[ \t]*#/.test(line)
export const isBlank = (line: string): boolean => line.trim() === ''
/** Characters before the first word. */
export const indentOf = (line: string): number => line.length - line.trimStart().length
