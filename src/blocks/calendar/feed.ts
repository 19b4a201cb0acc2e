/** The calendar as a file that phones can import or subscribe to. */
import ical from 'ical-generator'
import type { BlockFeed, FeedContext } from '../../block/feed.ts'
import { type DiaryEntry, dayAfter, diaryOf } from './days.ts'
import type { Calendar } from './spans.ts'

export const feed: BlockFeed<Calendar> = (block, context) => {
  const entries = diaryOf(block, context.words)
  return entries.length === 0
    ? undefined
    : { extension: 'ics', content: () => calendarFile(block, entries, context) }
}

function calendarFile(block: Calendar, entries: readonly DiaryEntry[], { config, url }: FeedContext): string {
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
      ...spanOf(entry),
      summary: title,
      ...(place && { location: place }),
      url,
    })
  }
  return calendar.toString()
}

/** Times have no zone: a clock at the place of the event shows them. */
function spanOf({ first, last, time }: DiaryEntry) {
  // The end of an all-day event is the day after it.
  if (!time) return { start: new Date(first), end: new Date(dayAfter(last)), allDay: true }
  return {
    start: new Date(`${first}T${time.from}Z`),
    ...(time.to && { end: new Date(`${last}T${time.to}Z`) }),
    floating: true,
  }
}
