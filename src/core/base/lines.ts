/** Starts and numbers of lines, and edits of whole lines. */
import type { Edit, Position } from '../../diagnostics/diagnostic.ts'

/** The start of the line at an offset. Offset 0 needs its own case: `lastIndexOf` with -1 would look at 0. */
export const startOfLine = (text: string, at: number): number =>
  at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1

/** From 1. */
export const lineNumber = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** Line and column, both from 1. */
export function positionAt(text: string, offset: number): Position {
  const start = startOfLine(text, offset)
  return { offset, line: lineNumber(text, offset), column: offset - start + 1 }
}

type TextFile = { readonly path: string; readonly text: string }

/** Indents the lines from one offset up to another by `by` spaces; if `by` is negative, removes spaces. */
export function shiftLines({ path, text }: TextFile, from: number, to: number, by: number): readonly Edit[] {
  const edits: Edit[] = []
  let start = startOfLine(text, from)
  while (start < to) {
    const next = text.indexOf('\n', start)
    const end = next < 0 ? text.length : next
    const isBlank = text.slice(start, end).trim() === ''
    if (!isBlank && by > 0) edits.push({ file: path, start, end: start, text: ' '.repeat(by) })
    if (!isBlank && by < 0) {
      const lead = /^ */.exec(text.slice(start, end))?.[0].length ?? 0
      edits.push({ file: path, start, end: start + Math.min(lead, -by), text: '' })
    }
    start = end + 1
  }
  return edits
}
