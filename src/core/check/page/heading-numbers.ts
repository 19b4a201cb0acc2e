/** Numbers that are left out or there twice in headings. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { Heading } from '../../site/outline.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** The second of several headings with numbers: `## 2. Fees`. */
export const NUMBERED_HEADING = /[#:] ["']?2[.)] /

/** The next number may go on from what is written, or from what is meant. */
type Numbered = { readonly words: string; readonly number: number; readonly meant: number }

export function checkHeadingNumbers(outline: readonly Heading[], source: SourceFile, report: Report): void {
  const lasts = new Map<number, Numbered>()
  for (const { level, words, path } of outline) {
    const number = Number(/^(\d{1,2})[.)] /.exec(words)?.[1] ?? 0)
    const last = lasts.get(level)
    // Below another heading, they may begin again.
    if (number === 1 || (last && number > 0)) lasts.set(level, { words, number, meant: number })
    if (!last || last.words === words || number < 2) continue
    const meant = last.meant + 1
    const isOdd = number === last.number || number === last.number + 2
    if (last.number < 2 || !isOdd || number === meant) continue
    lasts.set(level, { words, number, meant })
    const right = words.replace(/^\d+/, `${meant}`)
    const finding = messages.numberSkipped(words, last.words, right, number < meant)
    report({ ...finding, span: source.spanOfWords(path, words) })
  }
}
