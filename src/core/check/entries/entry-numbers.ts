/** Numbers that are left out or there twice, in the entries of a list that counts. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import type { Group } from '../../base/laid-over.ts'
import { NAMES } from '../../base/texts-in.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

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
