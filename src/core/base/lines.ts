/** Where lines begin, and edits of whole lines. */
import type { Edit } from '../../diagnostics/diagnostic.ts'

/** Where the line begins that a place lies in. A break before the first character is none: it would be found there. */
export const startOfLine = (text: string, at: number): number =>
  at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1

type Text = { readonly path: string; readonly text: string }

/** Moves the lines from one offset up to another: `by` blanks to the right, or to the left where it is negative. */
export function shifted({ path, text }: Text, from: number, to: number, by: number): readonly Edit[] {
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
