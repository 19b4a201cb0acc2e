/** What a site will do by itself at a later time: pages appear and disappear, deadlines and calendars end. */
import type { Block } from '../../../schema/page.ts'
import { dayAfter, isDay, weekdayOf } from '../../block/day.ts'
import { DAYS, daysIn, spansIn } from '../../block/week.ts'
import { offsetAt } from '../../block/zone.ts'
import type { SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as words from '../../diagnostics/upcoming.ts'
import { datesIn, type PlacedDate } from '../base/dates-in.ts'
import { valueAt } from '../base/value-at.ts'
import type { LinkedPage } from '../site/site.ts'
import type { ReadResult } from './read-site.ts'

/** `moment` is a date and time with an offset: as written, or the start of a day. */
export type Upcoming = {
  readonly moment: string
  readonly message: string
  readonly span: Pick<SourceSpan, 'file' | 'start'>
}

type DatedSite = Pick<ReadResult, 'settings' | 'pages'>

/** Events after `from`, up to and including `until`, in the order of time. `more` adds others, such as due stand-ins. */
export function upcoming(
  { settings, pages }: DatedSite,
  from: Date,
  until: Date,
  more: readonly Upcoming[],
): readonly Upcoming[] {
  const zone = settings?.config.timezone ?? '+00:00'
  const all = [
    ...more,
    ...countdownOf(settings),
    ...pages.flatMap((page) => [...publishingOf(page), ...otherHours(page, zone), ...lastDays(page, zone)]),
  ]
  return all
    .filter(({ moment }) => Date.parse(moment) > from.getTime() && Date.parse(moment) <= until.getTime())
    .sort((a, b) => Date.parse(a.moment) - Date.parse(b.moment))
}

function countdownOf(settings: DatedSite['settings']): readonly Upcoming[] {
  const { countdown } = settings?.config ?? {}
  if (!settings || !countdown) return []
  const at = (field: string) => settings.source.spanOf(['countdown', field])
  return [
    { moment: countdown.start, message: words.countdownBegins(countdown.label), span: at('start') },
    { moment: countdown.target, message: words.countdownEnds(countdown.label), span: at('target') },
  ]
}

function publishingOf({ route, source, page }: LinkedPage): readonly Upcoming[] {
  if (page.draft) return []
  const { publishFrom, publishUntil } = page
  const from = publishFrom !== undefined && { moment: publishFrom, message: words.pageAppears(route) }
  const until = publishUntil !== undefined && { moment: publishUntil, message: words.pageLeaves(route) }
  return [
    ...(from ? [{ ...from, span: source.spanOf(['publishFrom']) }] : []),
    ...(until ? [{ ...until, span: source.spanOf(['publishUntil']) }] : []),
  ]
}

/** The first day of each exception of opening hours. */
function otherHours({ source, page }: LinkedPage, zone: string): readonly Upcoming[] {
  return page.blocks.flatMap((block, index) => {
    if (block.type !== 'openingHours') return []
    return (block.exceptions ?? []).flatMap((exception, at): readonly Upcoming[] => {
      const first = firstDayOf(exception)
      if (first === undefined) return []
      const { name, until, hours } = exception
      const last = until && 'iso' in until ? until.iso : undefined
      const isClosed = spansIn(hours)?.length === 0
      const message = words.otherHoursBegin({ title: titleOf(block), name, hours, isClosed, last })
      const span = source.spanOf(['blocks', index, 'exceptions', at, 'date'])
      return [{ moment: startOfDay(first, zone), message, span }]
    })
  })
}

type Exception = NonNullable<Block<'openingHours'>['exceptions']>[number]

/** An exception for Mondays begins on a Monday. `undefined` if it has no day. */
function firstDayOf({ date, until = date, days }: Exception): string | undefined {
  if (!('iso' in date) || !isDay(date.iso)) return undefined
  if (days === undefined) return date.iso
  const week = DAYS.map((_, after) => dayAfter(date.iso, after))
  // `weekdayOf` counts from Sunday, `daysIn` from Monday.
  const first = week.find((iso) => daysIn(days)?.includes((weekdayOf(iso) + 6) % 7))
  return first === undefined || ('iso' in until && first > until.iso) ? undefined : first
}

/** For every block with dates: the day after the last one. */
function lastDays({ source, page }: LinkedPage, zone: string): readonly Upcoming[] {
  return page.blocks.flatMap((block, index) => {
    const last = datesIn(block, ['blocks', index]).reduce<PlacedDate | undefined>(
      (latest, day) => (latest && latest.iso >= day.iso ? latest : day),
      undefined,
    )
    if (!last) return []
    const message =
      block.type === 'openingHours'
        ? words.otherHoursPassed(titleOf(block), exceptionAt(block, last.path))
        : words.lastDayPassed(titleOf(block), last.iso)
    return [{ moment: startOfDay(dayAfter(last.iso), zone), message, span: source.spanOf(last.path) }]
  })
}

function titleOf(block: Block): string {
  const title = valueAt(block, ['title'])
  return typeof title === 'string' ? title : block.type
}

/** The name of the exception that a path within the page leads into. */
function exceptionAt({ exceptions }: Block<'openingHours'>, [, , , at]: PlacedDate['path']) {
  return typeof at === 'number' ? exceptions?.[at]?.name : undefined
}

function startOfDay(iso: string, zone: string): string {
  const midnight = `${iso}T00:00`
  return midnight + offsetAt(zone, midnight)
}
