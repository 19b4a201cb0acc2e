/** Several values in one entry of a list, where each of them would be right alone. */
import type { Diagnostic, SourceSpan } from '../../diagnostics/diagnostic.ts'
import { breakOf } from './add-lines.ts'
import { asWritten, replaced } from './rewrite.ts'
import { lineAt } from './syntax-errors/syntax-error.ts'

const BETWEEN = /(?:\s*[,;&+]|(?<=\w)\/(?=\w)|\s)\s*(?:(?:and|und|et|na)\s+)?/

/** What to write, and the edit. `undefined` if this is another mistake. */
export function entriesApart(
  written: string,
  fits: (part: string) => boolean,
  span: SourceSpan,
  text: string,
): Pick<Diagnostic, 'help' | 'lines' | 'fix'> | undefined {
  const parts = written.split(BETWEEN)
  const line = lineAt(text, span.start.offset)
  const before = text.slice(line.start, span.start.offset)
  const isBelow = /^ *- +$/.test(before)
  if (parts.length < 2 || !parts.every(fits) || !(isBelow || before.includes('['))) return undefined
  const entries = parts.map(asWritten)
  const fix = [replaced(span, entries.join(isBelow ? breakOf(text) + before : ', '))]
  return isBelow
    ? { help: 'Write each of them as an entry of its own:', lines: entries.map((each) => before + each), fix }
    : { help: `Write a comma between two entries: \`[${entries.join(', ')}]\`.`, fix }
}
