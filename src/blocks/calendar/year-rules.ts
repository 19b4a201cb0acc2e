/** The dates belong to the year of the calendar, and terms open and close on days of the week. */
import { dayNumber } from '../../block/day.ts'
import type { RuleContext } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages/rules.ts'
import type { Calendar, Span } from './spans.ts'
import { type Boundary, weekendDay, yearOf, yearSuspected } from './year.ts'

export function checkYear(block: Calendar, spans: readonly Span[], { report }: RuleContext): void {
  const { terms, year } = block
  // A school year that begins in summer ends in the next one.
  const elsewhere = terms.findIndex(({ opening }) => 'iso' in opening && isFar(yearOf(opening.iso), year))
  const opening = terms[elsewhere]?.opening
  if (opening && 'iso' in opening) {
    const { name } = terms[elsewhere] ?? { name: '' }
    return report(
      ['terms', elsewhere, 'opening'],
      messages.termInAnotherYear(name, yearOf(opening.iso), year),
    )
  }
  const suspicion = yearSuspected(boundariesOf(block))
  if (suspicion) return report(['year'], messages.calendarOfAnotherYear(year, suspicion))
  checkWeekends(spans, report)
}

const isFar = (opening: number, year: number) => opening < year || opening > year + 1

function boundariesOf({ terms }: Calendar): readonly Boundary[] {
  return terms.flatMap(({ opening, closing }) =>
    [opening, closing].flatMap((date, index): Boundary[] => {
      const exists = 'iso' in date && dayNumber(date.iso) !== undefined
      return exists ? [{ iso: date.iso, opens: index === 0 }] : []
    }),
  )
}

function checkWeekends(spans: readonly Span[], report: RuleContext['report']): void {
  for (const { kind, name, path, first, last } of spans) {
    if (kind !== 'term') continue
    const [opens, closes] = [first, last].map((day) => (day === undefined ? undefined : weekendDay(day)))
    if (opens) report(path, messages.calendarWeekend(`${name} opens`, opens))
    if (closes) report([...path.slice(0, -1), 'closing'], messages.calendarWeekend(`${name} closes`, closes))
  }
}
