/** Days exist and belong to the year, spans run forwards, terms and holidays neither overlap nor leave gaps. */
import { dayNumber } from '../../block/day.ts'
import type { BlockRules, RuleContext } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'
import { type Calendar, type Dated, type Span, spansOf } from './spans.ts'
import { boundariesOf, weekendDay, yearOf, yearSuspected } from './year.ts'

export const rules: BlockRules<Calendar> = (block, context) => {
  const spans = spansOf(block, (dated) => dayOf(dated, block.year, context))
  const backwards = spans.filter(
    ({ first, last }) => first !== undefined && last !== undefined && last < first,
  )
  for (const { name, path } of backwards) context.report(path, messages.endBeforeStart(name))
  // Other findings would only follow from this one.
  if (backwards.length > 0) return
  checkHalves(spans, context)
  const whole = spans.filter(({ kind }) => kind !== 'half term')
  whole.forEach((span, index) => {
    const next = whole[index + 1]
    if (next) checkMeeting(span, next, context)
  })
  checkYear(block, spans, context)
  const days = spans.flatMap(({ first, last }) => [first, last].filter((day) => day !== undefined))
  // One day more, because in some time zones it is still the last day.
  if (days.length > 0 && Math.max(...days) + 1 < context.today)
    context.report(['year'], messages.calendarOver())
}

function dayOf({ date, path }: Dated, year: number, { report }: RuleContext): number | undefined {
  if ('stated' in date) {
    const impossible = /\b29 feb/i.test(date.stated) && dayNumber(`${year}-02-29`) === undefined
    report(
      path,
      impossible ? messages.statedDateDoesNotExist(date.stated, year) : messages.dateUnverified(date.stated),
    )
    return undefined
  }
  const day = dayNumber(date.iso)
  if (day === undefined) report(path, messages.dateDoesNotExist(date.iso))
  return day
}

/** In the list a half term comes after its term. */
function checkHalves(spans: readonly Span[], { report }: RuleContext): void {
  spans.forEach(({ kind, name, path, first, last }, index) => {
    const { first: opens, last: closes } = spans[index - 1] ?? {}
    if (kind !== 'half term' || opens === undefined || closes === undefined) return
    if ((first ?? opens) < opens || (last ?? closes) > closes) report(path, messages.halfTermOutside(name))
  })
}

/** Between two spans there may be a weekend. Between two terms there is a holiday, even if it is not named. */
function checkMeeting(span: Span, next: Span, { report }: RuleContext): void {
  const { last } = span
  if (last === undefined || next.first === undefined) return
  const between = next.first - last - 1
  if (between < 0) report(next.path, messages.calendarOverlap(span.name, next.name))
  const isHoliday = span.kind === 'term' && next.kind === 'term'
  const isWeekend = between <= 2 && [1, 2].slice(0, between).every((day) => weekendDay(last + day))
  if (between > 0 && !isHoliday && !isWeekend)
    report(next.path, messages.calendarGap(span.name, next.name, between))
}

/** The dates belong to the year of the calendar, and terms open and close on days of the week. */
function checkYear(block: Calendar, spans: readonly Span[], { report }: RuleContext): void {
  const { terms, year } = block
  // A school year that begins in summer ends in the next year.
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

function checkWeekends(spans: readonly Span[], report: RuleContext['report']): void {
  for (const { kind, name, path, first, last } of spans) {
    if (kind !== 'term') continue
    const [opens, closes] = [first, last].map((day) => (day === undefined ? undefined : weekendDay(day)))
    if (opens) report(path, messages.calendarWeekend(`${name} opens`, opens))
    if (closes) report([...path.slice(0, -1), 'closing'], messages.calendarWeekend(`${name} closes`, closes))
  }
}
