/** Entries whose title, or whose name in links, has another year than their field `year` or `date`. */
import { DAY_LENGTH } from '../../../block/day.ts'
import { yearsIn } from '../../../block/years.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isGroup } from '../../base/laid-over.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

export function checkEntryYears(
  list: readonly unknown[],
  path: FieldPath,
  source: SourceFile,
  report: Report,
): void {
  // The block `calendar` has rules of its own.
  if (path.length < 3) return
  list.forEach((entry, index) => {
    if (!isGroup(entry) || (entry.year ?? entry.date) === undefined) return
    const day = String(valueAt(entry, ['date', 'iso']) ?? '')
    const own = String(entry.year ?? day)
    const [first = 0, last = first] = yearsOf(own)
    const field = ['title', 'name', 'id'].find((each) => yearsOf(entry[each]).length > 0) ?? ''
    const named = yearsOf(entry[field])
    const [year = first, other] = named
    // What is for next year may be in this one, and what is about the last year comes after it.
    const isNear = Math.abs(Date.parse(day) - Date.UTC(year, 6)) < 366 * DAY_LENGTH
    if (first === 0 || year === first || isNear || named.some((each) => each >= first && each <= last)) return
    const meant = other || last !== first ? undefined : own.replace(/\d{4}/, String(year))
    const name = entry.year === undefined ? 'date' : 'year'
    report({
      ...messages.yearUnlikely(own, { meant, other: { field, says: year } }),
      span: source.spanOf([...path, index, name]),
    })
  })
}

/** `2024/25` has two. */
const yearsOf = (words: unknown = ''): readonly number[] =>
  yearsIn(String(words).replaceAll(/(20)(\d\d)[/–-](\d\d)(?![\d-])/g, '$1$2 $1$3'))
