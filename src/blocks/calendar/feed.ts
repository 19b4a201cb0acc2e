/** The calendar as a file that phones can import or subscribe to. */
import ical from 'ical-generator'
import type { Block } from '../../../schema/page.ts'
import type { BlockFeed, FeedContext } from '../../block/feed.ts'
import { diaryOf } from './days.ts'

const DAY = 86_400_000

export const feed: BlockFeed<Block<'calendar'>> = (block, context) => {
  const entries = diaryOf(block, context.words)
  return entries.length === 0
    ? undefined
    : { extension: 'ics', content: () => calendarFile(block, entries, context) }
}

function calendarFile(
  block: Block<'calendar'>,
  entries: ReturnType<typeof diaryOf>,
  { config, url }: FeedContext,
): string {
  const calendar = ical({
    name: `${config.organisation.name}: ${block.title}`,
    url,
    timezone: null,
    prodId: { company: 'Ukurasa', product: 'Ukurasa' },
  })
  for (const { title, first, last } of entries) {
    calendar.createEvent({
      id: `${first}-${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}@${new URL(url).host}`,
      // From the content, not from the clock: the same calendar must give the same file.
      stamp: new Date(Date.UTC(block.year, 0, 1)),
      start: new Date(first),
      // The end of an all-day event is the day after it.
      end: new Date(Date.parse(last) + DAY),
      allDay: true,
      summary: title,
      url,
    })
  }
  return calendar.toString()
}
