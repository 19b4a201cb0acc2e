/** The calendar as a file that phones can import or subscribe to. */
import type { BlockFeed } from '../../block/feed.ts'
import { calendarFile } from './calendar-file.ts'
import { diaryOf } from './days.ts'
import type { Calendar } from './spans.ts'

export const feed: BlockFeed<Calendar> = (block, context) => {
  const entries = diaryOf(block, context)
  return entries.length === 0
    ? undefined
    : { extension: 'ics', content: () => calendarFile(block, entries, context) }
}
