/** Numbers that are left out or there twice, in headings and in the entries of a list that counts. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import type { Group } from '../../base/laid-over.ts'
import { NAMES } from '../../base/texts-in.ts'
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

/** What comes one after the other. Bus lines and rooms may have any number. */
const NUMBERED_ENTRY =
  /^((?:term|step|week|part|phase|module|lesson|chapter|round|muhula wa|hatua ya|wiki ya|sehemu ya|trimestre|étape|semaine|partie|schritt|woche|teil) )(\d{1,2})(\D*)$/i

/** `Term 4` after `Term 2`, or `Term 2` twice, in a list that counts. */
export function checkEntryNumbers(
  list: readonly Group[],
  path: FieldPath,
  source: SourceFile,
  report: Report,
): void {
  const field = NAMES.find((each) => typeof list[0]?.[each] === 'string')
  const [, start, first, end] = (field && NUMBERED_ENTRY.exec(String(list[0]?.[field]))) || []
  if (!field || first === undefined) return
  const worded = (number: number) => `${start}${number}${end}`
  // The number that is left out, counted from the first.
  const index = list.findIndex((entry, at) => entry[field] !== worded(Number(first) + at))
  const meant = Number(first) + index
  const goesOn = (from: number, after: number) =>
    list.slice(after).every((entry, at) => entry[field] === worded(from + at))
  const isSkipped = index > 0 && goesOn(meant + 1, index)
  // Several events may be in one week. A period may have two parts: then the next number follows.
  const isTwice =
    path.at(-1) === 'periods' &&
    index > 1 &&
    list[index]?.[field] === worded(meant - 1) &&
    goesOn(meant + 1, index + 1)
  if (!isSkipped && !isTwice) return
  const own = String(list[index]?.[field])
  const finding = messages.numberSkipped(own, worded(meant - 1), worded(meant), isTwice)
  report({ ...finding, span: source.spanOf([...path, index, field]) })
}
