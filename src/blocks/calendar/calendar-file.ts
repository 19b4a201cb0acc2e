/** Writes the calendar file. Only a build does: pages link to it. */
import ical, { ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator'
import { DAY_LENGTH, dayAfter, dayNumber } from '../../block/day.ts'
import type { FeedContext } from '../../block/feed.ts'
import { colonIn, primarySubtag } from '../../block/words.ts'
import { momentAt } from '../../block/zone.ts'
import type { DiaryEntry } from './days.ts'

export function calendarFile(
  title: string,
  entries: readonly DiaryEntry[],
  { config, url, today }: FeedContext,
): string {
  const calendar = ical({
    name: escaped(config.organisation.name + colonIn(config.lang) + title),
    url,
    timezone: null,
    prodId: { company: 'Ukurasa', product: 'Ukurasa', language: primarySubtag(config.lang).toUpperCase() },
  })
  const taken = new Map<string, number>()
  for (const entry of entries) {
    const { first, time, place } = entry
    const moment = time ? `${first}-${time.from.replace(':', '')}` : first
    const name = `${moment}-${entry.title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}`
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    calendar.createEvent({
      // Two calendars with one title may have events of one name.
      id: `${name}${times > 1 ? `-${times}` : ''}@${new URL(url).host}`,
      // Nothing here knows what the last build wrote. A later day says that this version replaces an imported one.
      stamp: new Date(today * DAY_LENGTH),
      ...spanOf(entry, config.timezone),
      summary: entry.title,
      ...(place && { location: place }),
      url,
    })
  }
  // RFC 5545 ends every line like this, and the library not the last one.
  return `${calendar.toString()}\r\n`
}

/** The library only does this for events. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&')

/** Without the name of a time zone, times are those that a clock at the place of the event shows. */
function spanOf({ first, last, time }: DiaryEntry, zone: string | undefined) {
  // The end of an all-day event is the day after it.
  if (!time) {
    // Nobody is busy because there is a holiday.
    const transparency = ICalEventTransparency.TRANSPARENT
    return { start: new Date(first), end: new Date(dayAfter(last)), allDay: true, transparency }
  }
  const at = (local: string) => new Date(momentAt(zone, local) ?? `${local}Z`)
  // From 9 to 3 on five days: nobody stays for the nights.
  const days = (dayNumber(last) ?? 0) - (dayNumber(first) ?? 0)
  const length = Number(at(`${last}T${time.from}`)) - Number(at(`${first}T${time.from}`))
  // Where clocks change meanwhile, the hours of a rule would be wrong.
  const isDaily = days > 0 && time.to !== undefined && time.to > time.from && length === days * DAY_LENGTH
  return {
    start: at(`${first}T${time.from}`),
    ...(time.to && { end: at(`${isDaily ? first : last}T${time.to}`) }),
    ...(isDaily && { repeating: { freq: ICalEventRepeatingFreq.DAILY, count: days + 1 } }),
    floating: momentAt(zone, `${first}T${time.from}`) === undefined,
  }
}
