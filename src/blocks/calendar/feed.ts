/** The calendars of a page as a file that phones can import or subscribe to. */
import type { BlockFeed, FeedContext } from '../../block/feed.ts'
import { colonIn } from '../../block/words.ts'
import { calendarFile } from './calendar-file.ts'
import { type DiaryEntry, diaryOf } from './days.ts'
import type { Calendar } from './spans.ts'

export const feed: BlockFeed<Calendar> = (blocks, context) => {
  const entries = inOneFile(blocks, context)
  const [first, second] = blocks
  const title = first && !second ? first.title : context.title
  return entries.length === 0
    ? undefined
    : { extension: 'ics', content: () => calendarFile(title, entries, context) }
}

/**
 * An entry that several calendars have is there once. If only its name is the same, it gets the title of its calendar:
 * visitors and their programs could not tell it from the others.
 */
function inOneFile(blocks: readonly Calendar[], context: FeedContext): readonly DiaryEntry[] {
  const all = new Map<string, { readonly block: Calendar; readonly entry: DiaryEntry }>()
  for (const block of blocks)
    for (const entry of diaryOf(block, context)) all.set(JSON.stringify(entry), { block, entry })
  const found = [...all.values()]
  return found.map(({ block, entry }) => {
    const isAlike = found.some((each) => each.block !== block && each.entry.title === entry.title)
    return isAlike ? { ...entry, title: block.title + colonIn(context.config.lang) + entry.title } : entry
  })
}
