/** The calendar as a file that phones can import or subscribe to. */
import type { BlockFeed } from '../../block/feed.ts'
import { calendarFile } from './calendar-file.ts'
import { diaryOf } from './days.ts'
import type { Calendar } from './spans.ts'

export const feed: BlockFeed<Calendar> = (blocks, context) => {
  const all = blocks.flatMap((block) => diaryOf(block, context))
  const entries = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
  const [first, ...more] = blocks
  const title = first && more.length === 0 ? first.title : context.title
  return entries.length === 0
    ? undefined
    : { extension: 'ics', content: () => calendarFile(title, entries, context) }
}
