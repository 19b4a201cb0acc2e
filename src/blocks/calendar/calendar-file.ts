/** Writes the calendar file. Only a build does: pages link to it. */
import ical from 'ical-generator'
import type { FeedContext } from '../../block/feed.ts'
import { momentAt } from '../../block/zone.ts'
import { type DiaryEntry, dayAfter } from './days.ts'
import type { Calendar } from './spans.ts'

export function calendarFile(
  block: Calendar,
  entries: readonly DiaryEntry[],
  { config, url }: FeedContext,
): string {
  const calendar = ical({
    name: `${config.organisation.name}: ${block.title}`,
    url,
    timezone: null,
    prodId: { company: 'Ukurasa', product: 'Ukurasa' },
  })
  for (const entry of entries) {
    const { title, first, time, place } = entry
    const moment = time ? `${first}-${time.from.replace(':', '')}` : first
    calendar.createEvent({
      id: `${moment}-${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}@${new URL(url).host}`,
      // From the content, not from the clock: the same calendar must give the same file.
      stamp: new Date(Date.UTC(block.year, 0, 1)),
      ...spanOf(entry, config.timezone),
      summary: title,
      ...(place && { location: place }),
      url,
    })
  }
  // RFC 5545 ends every line like this, and the library not the last one.
  return `${calendar.toString()}\r\n`
}

/** Without the name of a time zone, times are those that a clock at the place of the event shows. */
function spanOf({ first, last, time }: DiaryEntry, zone: string | undefined) {
  // The end of an all-day event is the day after it.
  if (!time) return { start: new Date(first), end: new Date(dayAfter(last)), allDay: true }
  const at = (local: string) => new Date(momentAt(zone, local) ?? `${local}Z`)
  return {
    start: at(`${first}T${time.from}`),
    ...(time.to && { end: at(`${last}T${time.to}`) }),
    floating: momentAt(zone, `${first}T${time.from}`) === undefined,
  }
}
