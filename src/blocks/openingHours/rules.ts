/** Days and hours can be read, no day comes twice, and exceptions are days that exist and are still to come. */
import type { Block } from '../../../schema/page.ts'
import { dayNumber, yearsLater, yearsUntil } from '../../block/day.ts'
import { AT_NIGHT, hoursMeant } from '../../block/hours.ts'
import type { BlockRules, RuleContext } from '../../block/rules.ts'
import { hoursLater, laterHours } from '../../block/swahili.ts'
import { DAYS, dayRuns, daysIn, type Span, shortRun, spansIn, weekOf } from '../../block/week.ts'
import { comeAgain, daysMeant } from '../../block/weekdays.ts'
import * as messages from '../../diagnostics/messages.ts'
import { closedDays } from './closed.ts'
import { type Exception, overlapsIn } from './overlap.ts'

type OpeningHours = Block<'openingHours'>
type Path = readonly PropertyKey[]

export const rules: BlockRules<OpeningHours> = ({ title = '', text, hours, exceptions = [] }, context) => {
  const words = text?.markdown ?? ''
  const closed = closedDays(words)
  // A sentence about emergencies does not mean that people come at night.
  const isAtNight = AT_NIGHT.test(title) || /night|usiku|kesha|nuit|nacht/i.test(words)
  const taken = new Set<number>()
  const named = [...Object.keys(hours), ...exceptions.flatMap(({ days }) => days ?? [])].join()
  reportUnknown(
    Object.keys(hours).filter((words) => !daysIn(words)),
    named,
    context,
  )
  for (const [words, times] of Object.entries(hours)) {
    const days = daysIn(words)
    const path = ['hours', words]
    const twice = days?.find((day) => taken.has(day))
    if (twice !== undefined)
      context.report(path, messages.openingDayTwice(DAYS[twice] ?? words, without(days, hours)), {
        isName: true,
      })
    for (const day of days ?? []) taken.add(day)
    const [sentence] = days?.flatMap((day) => closed.get(DAYS[day]?.slice(0, 3) ?? '') ?? []) ?? []
    if (sentence !== undefined && /\d/.test(times))
      context.report(path, messages.closedButOpen(sentence, words, times))
    checkTimes(times, path, isAtNight, context)
  }
  const usual = { week: weekOf(hours), named }
  exceptions.forEach((exception, index) => {
    checkTimes(exception.hours, ['exceptions', index, 'hours'], isAtNight, context)
    checkException(exception, ['exceptions', index], usual, context)
  })
  if (exceptions.length > 1) checkOverlaps(exceptions, context)
}

/** `Mon-Fri` without these days: `Mon-Tue, Thu-Fri`. `undefined` if nothing is left, or the span in `hours` is shorter. */
function without(days: readonly number[] = [], hours: OpeningHours['hours']) {
  for (const words of Object.keys(hours)) {
    const all = daysIn(words) ?? []
    const rest = all.filter((day) => !days.includes(day))
    if (rest.length > 0 && rest.length < all.length && all.length > days.length)
      return [words, dayRuns(rest).map(shortRun).join(', ')] as const
  }
  return undefined
}

/** All days with a meaning are one message, which mends them. All others are another one. `named` are all days. */
function reportUnknown(unknown: readonly string[], named: string, { report }: RuleContext): void {
  const read = unknown.map((words) => [words, daysMeant(words, named)] as const)
  for (const all of [read.filter(([, days]) => days), read.filter(([, days]) => !days)]) {
    const [first] = all
    if (!first) continue
    const words = all.map(([each]) => each)
    const meant = all.flatMap(([, days]) => days ?? [])
    report(['hours', first[0]], messages.notOpeningDays(words, meant), {
      isName: true,
      meant: all.map(([each, days]) => [['hours', each], days]),
    })
  }
}

/** The most hours from opening in the morning, or later, to closing in the night. Bars open late, restaurants early. */
const LONGEST_DAY = 15
const LONGEST_NIGHT = 18
const HAVE_NIGHTS: ReadonlySet<string | undefined> = new Set(['CafeOrCoffeeShop', 'Hotel', 'Restaurant'])
const BEGIN_EARLY: ReadonlySet<string | undefined> = new Set(['Bakery', 'Church', 'Mosque', 'PlaceOfWorship'])

const hourOf = (time: string) => Number.parseInt(time, 10)

function checkTimes(words: string, path: Path, isAtNight: boolean, { config, report }: RuleContext): void {
  const spans = spansIn(words)
  const read = spans ? undefined : hoursMeant(words)
  const meant = read && spansIn(read.hours) ? read : undefined
  if (!spans)
    report(path, messages.notOpeningHours(words, meant?.hours), {
      meant: [[path, meant?.isSure ? meant.hours : undefined]],
    })
  if (isAtNight) return
  for (const { opens, closes } of spans ?? []) {
    const [from, to] = [hourOf(opens), hourOf(closes)]
    const { kind } = config.organisation
    const hasNights = HAVE_NIGHTS.has(kind)
    const most = from >= 10 || hasNights ? LONGEST_NIGHT : LONGEST_DAY
    // After a start by day, hours such as `14:00-05:00` end in the afternoon.
    const isUntilMorning = !hasNights && from >= 10 && from <= 16 && to >= 5
    // `14:00-12:00` may end at midnight, or be turned round.
    const meant = [
      ...(closes <= '12:00' ? [`${opens}-${hoursLater(closes, 12)}`] : []),
      ...(to < 12 ? [] : [`${closes}-${opens}`]),
    ]
    if (closes < opens && (isUntilMorning || to + 24 - from > most) && to > 0)
      report(path, messages.hoursAtNight(`${opens}-${closes}`, meant))
    const isEarly = from >= 1 && from <= 3 && opens < closes && to <= 12 && !(hasNights && to < 6)
    if (isEarly && !BEGIN_EARLY.has(kind))
      report(path, messages.hoursAtNight(`${opens}-${closes}`, laterHours([opens, closes], config.lang)))
  }
}

function checkOverlaps(exceptions: readonly Exception[], { today, linesOf, report }: RuleContext): void {
  for (const { above, below, day, all } of overlapsIn(exceptions, today)) {
    const { first } = linesOf(['exceptions', above, 'date'])
    report(
      ['exceptions', below, 'date'],
      messages.openingExceptionsOverlap(day, first, exceptions[above]?.name, all),
    )
  }
}

/** From so many days on, each day of the week is among them. */
const WEEK = 7

type Usual = {
  /** The usual hours of each day. */
  readonly week: readonly (readonly Span[])[]
  /** The words for days, of the usual hours and of all exceptions. */
  readonly named: string
}

function checkException(
  exception: Exception,
  path: Path,
  { week, named }: Usual,
  context: RuleContext,
): void {
  const { name, date, until, days } = exception
  const { report } = context
  const [first, last] = (['date', 'until'] as const).map((field) => {
    const found = field === 'date' ? date : until
    if (!found) return undefined
    if ('stated' in found) {
      report([...path, field], messages.dateUnverified(found.stated, field, comeAgain(found.stated), true))
      return undefined
    }
    const day = dayNumber(found.iso)
    if (day === undefined) report([...path, field], messages.dateDoesNotExist(found.iso))
    return day
  })
  if (first !== undefined && last !== undefined && last < first)
    return report(
      [...path, 'until'],
      messages.endBeforeStart(name, { inYear: laterYear(exception, first, first - last) }),
    )
  const end = until ? last : first
  // One day more, because in some time zones it is still the last day.
  if (end !== undefined && end + 1 < context.today && !context.isStandIn())
    return report([...path, 'date'], messages.openingExceptionOver())
  if (days !== undefined) checkWeekdays([days, named], { first, end }, [...path, 'days'], context)
  else if (first !== undefined && last !== undefined && last - first + 1 >= WEEK)
    checkClosedDays(exception, path, week, context)
}

/** The last day in a later year, if that is nearer to the first day than the one that was written, `days` before it. */
function laterYear({ date, until }: Exception, first: number, days: number): string | undefined {
  if (!('iso' in date) || !until || !('iso' in until)) return undefined
  const meant = yearsLater(until.iso, yearsUntil(until.iso, date.iso))
  return (dayNumber(meant) ?? Number.POSITIVE_INFINITY) - first < days ? meant : undefined
}

type Dates = { readonly first: number | undefined; readonly end: number | undefined }

function checkWeekdays(
  [words, named]: readonly [words: string, named: string],
  { first, end }: Dates,
  path: Path,
  { report }: RuleContext,
): void {
  const days = daysIn(words)
  if (!days) {
    const meant = daysMeant(words, named)
    report(path, messages.notOpeningDays([words], meant === undefined ? [] : [meant], true), {
      meant: [[path, meant]],
    })
  } else if (first !== undefined && end !== undefined) {
    const dates = Array.from({ length: Math.min(end - first + 1, WEEK) }, (_, index) => first + index)
    // Day 0, 1 January 1970, was a Thursday.
    if (!dates.some((date) => days.includes((date + 3) % 7)))
      report(path, messages.openingExceptionEmpty(words))
  }
}

function checkClosedDays(
  { hours }: Exception,
  path: Path,
  week: readonly (readonly Span[])[],
  { report }: RuleContext,
): void {
  const closed = DAYS.filter((_, day) => week[day]?.length === 0)
  const open = week.flatMap((spans, day) => (spans.length > 0 ? day : []))
  if (spansIn(hours)?.length && closed.length > 0 && open.length > 0)
    report([...path, 'hours'], messages.openingExceptionOpens(closed, dayRuns(open).map(shortRun).join(', ')))
}
