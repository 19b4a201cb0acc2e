/** Days exist and belong to the year, spans run forwards, periods and breaks neither overlap nor leave gaps. */
import { dayNumber, yearsLater } from '../../block/day.ts'
import type { BlockRules, RuleContext } from '../../block/rules.ts'
import { comeAgain } from '../../block/weekdays.ts'
import * as messages from '../../diagnostics/messages.ts'
import { dayFirst, meantBackwards } from './backwards.ts'
import { eventsAtNight } from './event-hours.ts'
import { eventOutOfOrder } from './event-order.ts'
import { eventsInBreaks } from './events-in-breaks.ts'
import { type Calendar, type CalendarDate, eventsOf, type Span, spansOf } from './spans.ts'
import { boundariesOf, isFar, isOfNoDate, weekendDay, yearOf, yearSuspected } from './year.ts'
import { type Bounds, type DatedSpan, yearOfBreak, yearOfMeeting } from './year-meant.ts'

export const rules: BlockRules<Calendar> = (block, context) => {
  const { periods, events = [], year } = block
  if (!periods && events.length === 0)
    context.report(
      [],
      messages.missingField(['periods'], 'A `calendar` without `events`', 'the periods, in order'),
    )
  const isOff = isOfNoDate(block)
  const first = isOff ? spansOf(block)[0]?.[0]?.start : undefined
  const held = first && 'iso' in first ? yearOf(first.iso) : year
  const dayOf = (date: CalendarDate, path: Span['path']) => dayIn(held, date, path, context)
  const groups = spansOf(block).map((spans) =>
    spans.map(
      (span): DatedSpan => ({
        ...span,
        first: dayOf(span.start, [...span.path, 'start']),
        last: dayOf(span.end, [...span.path, 'end']),
      }),
    ),
  )
  const single = eventsOf(block).map((span): DatedSpan => {
    const { start, end, path } = span
    const first = dayOf(start, [...path, 'date'])
    return { ...span, first, last: end === start ? first : dayOf(end, [...path, 'until']) }
  })
  const all = [...groups.flat(), ...single]
  const whole = groups.flat().filter(({ kind }) => kind !== 'break')
  const backwards = all.filter(({ first, last }) => first !== undefined && last !== undefined && last < first)
  for (const span of backwards) reportBackwards(span, boundsOf(span, groups, whole), year, context)
  // Other findings would only follow from this one.
  if (backwards.length > 0) return
  checkBreaks(groups, context)
  const told = new Set<string>()
  whole.forEach((span, index) => {
    const next = whole[index + 1]
    // A date of another year is told as such.
    if (next && (isOff || !(isFar(span, year) || isFar(next, year))))
      checkMeeting(span, next, (path, finding) => {
        told.add(String(path))
        context.report(path, finding)
      })
  })
  const { kind = '' } = context.config.organisation
  const isSchool = /^$|school|college/i.test(kind)
  checkYear(block, all, { isOff, isSchool }, (path, finding) => {
    if (!told.has(String(path))) context.report(path, finding)
  })
  for (const [event, pause] of kind.endsWith('School') ? eventsInBreaks(single, groups.flat()) : [])
    context.report(startOf(event), messages.eventInBreak(event.name, pause.name))
  for (const [path, words, meant] of eventsAtNight(events, context))
    context.report(path, messages.hoursAtNight(words, meant))
  const odd = eventOutOfOrder(single, year)
  if (odd) context.report(['events', odd.at, 'date'], messages.timeOutOfOrder(odd.day, odd.above))
  const days = all.flatMap(({ first, last }) => [first, last].filter((day) => day !== undefined))
  // One day more, because in some time zones it is still the last day.
  const isOver = days.length > 0 && Math.max(...days) + 1 < context.today
  if (isOver && !context.isStandIn()) context.report(['year'], messages.calendarOver())
}

/** A break is within its period, and other spans are between those around them. */
function boundsOf(
  span: DatedSpan,
  groups: readonly (readonly DatedSpan[])[],
  whole: readonly DatedSpan[],
): Bounds {
  const at = whole.indexOf(span)
  const period = span.kind === 'break' ? groups.find((group) => group.includes(span))?.[0] : undefined
  return at < 0
    ? { from: period?.first, to: period?.last }
    : { from: whole[at - 1]?.first, to: whole[at + 1]?.last }
}

function reportBackwards(span: DatedSpan, bounds: Bounds, year: number, { report }: RuleContext): void {
  const { isStart, ...meant } = meantBackwards(span, bounds, year)
  report(isStart ? startOf(span) : endOf(span), messages.endBeforeStart(span.name, meant))
}

const startOf = ({ kind, path }: DatedSpan) => [...path, kind === 'event' ? 'date' : 'start']
const endOf = ({ kind, path }: DatedSpan) => [...path, kind === 'event' ? 'until' : 'end']

function dayIn(
  year: number,
  date: CalendarDate,
  path: Span['path'],
  { report }: RuleContext,
): number | undefined {
  if ('stated' in date) {
    const impossible = /\b29 feb/i.test(date.stated) && dayNumber(`${year}-02-29`) === undefined
    report(
      path,
      impossible
        ? messages.statedDateDoesNotExist(date.stated, { year })
        : messages.dateUnverified(date.stated, String(path.at(-1)), comeAgain(date.stated)),
    )
    return undefined
  }
  const day = dayNumber(date.iso)
  if (day === undefined) report(path, messages.dateDoesNotExist(date.iso))
  return day
}

/** The breaks of a period are within it. */
function checkBreaks(groups: readonly (readonly DatedSpan[])[], { report }: RuleContext): void {
  for (const [period, ...others] of groups) {
    const { first: starts, last: ends } = period ?? {}
    if (!period || starts === undefined || ends === undefined) continue
    for (const span of others) {
      const { kind, name, first = starts, last = ends } = span
      if (kind !== 'break' || (first >= starts && last <= ends)) continue
      const meant = yearOfBreak(span, { from: starts, to: ends })
      const path = meant?.field === 'end' ? endOf(span) : startOf(span)
      report(path, messages.breakOutside(name, period.name, meant?.iso))
    }
  }
}

/** Between two spans there may be a weekend. Between two periods there is a break, even if it is not named. */
function checkMeeting(span: DatedSpan, next: DatedSpan, report: RuleContext['report']): void {
  const { last } = span
  if (last === undefined || next.first === undefined || !('iso' in span.end && 'iso' in next.start)) return
  const between = next.first - last - 1
  const meant = yearOfMeeting(span, next, between)
  const path = meant?.field === 'end' ? endOf(span) : startOf(next)
  const swapped = meant || between >= 0 ? undefined : daySwapped(span, next)
  const arePeriods = span.kind === 'period' && next.kind === 'period'
  const isOfSeries = TERM.test(span.name) && TERM.test(next.name)
  const isWrong = next.first > (span.first ?? 0) && (isOfSeries || meant || swapped)
  if (between < 0 && (!arePeriods || isWrong))
    report(
      swapped?.path ?? path,
      messages.calendarOverlap(
        [span.name, span.end.iso],
        [next.name, next.start.iso],
        meant?.iso ?? swapped?.iso,
      ),
    )
  const isWeekend = between <= 2 && [1, 2].slice(0, between).every((day) => weekendDay(last + day))
  if (between > 0 && !arePeriods && !isWeekend)
    report(path, messages.calendarGap(span.name, next.name, between, meant?.iso))
}

/** Courses and weeks of exams may well go on side by side. Terms of one school do not, nor do `Season A` and `Season B`. */
const TERM = /\b(?:term|trimest|semest|muhula)|^(?:season|saison|msimu) (?:[A-Z]|[IVX]+|\d\d?)$/i

/** An end or a start whose month and day have changed places, so that two spans overlap. Put right, they nearly meet. */
function daySwapped(span: DatedSpan, next: DatedSpan) {
  const { first = 0 } = next
  const { last = 0 } = span
  const ended = dayFirst(span.end, first - 31, first - 1)
  const iso = ended ?? dayFirst(next.start, last + 1, last + 31)
  return iso === undefined ? undefined : { iso, path: ended === undefined ? startOf(next) : endOf(span) }
}

/** What starts after the line of the year ends is not on it. */
function checkNextYear(spans: readonly DatedSpan[], year: number, report: RuleContext['report']): void {
  const dated = spans.filter(({ kind, start }) => (kind === 'period' || kind === 'event') && 'iso' in start)
  const [later, ...others] = dated.filter(({ start }) => 'iso' in start && yearOf(start.iso) > year)
  if (!later) return
  if (others.length + 1 === dated.length)
    report(['year'], messages.calendarInAnotherYear(year, { name: later.name, does: 'starts', in: year + 1 }))
  else report(startOf(later), messages.calendarIntoNextYear(later.name, others.length, year))
}

/** The dates belong to the year of the calendar. */
function checkYear(
  block: Calendar,
  spans: readonly DatedSpan[],
  { isOff, isSchool }: { readonly isOff: boolean; readonly isSchool: boolean },
  report: RuleContext['report'],
): void {
  const { year, title, periods } = block
  const [named, ...others] = title.match(/\b20\d\d\b/g) ?? []
  const said = Number(named)
  // A title may name a later year, as in `Admissions 2027`, or a season, as in `2026/27`.
  const isWrong =
    said !== year &&
    (periods || (said < year && said > year - 3)) &&
    !/20\d\d ?[/–-] ?(?:20)?\d\d(?!\d)/.test(title)
  // If the dates are of another year, too, it is the `year` that is wrong.
  if (!isOff && named && isWrong && others.length === 0)
    return report(['title'], messages.calendarInAnotherYear(year, { field: 'title', says: named }))
  // What begins in the autumn ends in the next year.
  for (const span of spans) {
    const { name, start } = span
    if (!('iso' in start) || !isFar(span, year)) continue
    const inYear = isOff || year < 1000 ? undefined : `${year}${start.iso.slice(4)}`
    return report(
      isOff ? ['year'] : startOf(span),
      messages.calendarInAnotherYear(year, { name, does: 'starts', in: yearOf(start.iso), meant: inYear }),
    )
  }
  // An event of a year and a few days has a wrong year at its end.
  for (const span of spans) {
    const { kind, name, end, first = 0, last = 0 } = span
    if (kind !== 'event' || !('iso' in end) || last - first < 365 || last - first >= 396) continue
    const other = { name, does: 'ends', in: yearOf(end.iso), meant: yearsLater(end.iso, -1) } as const
    report(endOf(span), messages.calendarInAnotherYear(year, other))
  }
  // What others do may well start on any day of the week.
  const suspicion = isSchool && yearSuspected(boundariesOf(block))
  if (suspicion) return report(['year'], messages.calendarOfAnotherYear(year, suspicion))
  checkNextYear(spans, year, report)
  if (isSchool) checkWeekends(spans, report)
}

/** Periods start and end on days of the week. */
function checkWeekends(spans: readonly DatedSpan[], report: RuleContext['report']): void {
  const ofWeekends = spans.filter(
    ({ kind, first = 0, last = 0 }) => kind === 'period' && (weekendDay(first) || weekendDay(last)),
  )
  // If several are, that is how it is done.
  for (const { name, path, first = 0, last = 0 } of ofWeekends.length > 1 ? [] : ofWeekends) {
    const [starts, ends] = [first, last].map(weekendDay)
    if (starts) report([...path, 'start'], messages.calendarWeekend(name, 'starts', starts))
    if (ends) report([...path, 'end'], messages.calendarWeekend(name, 'ends', ends))
  }
}
