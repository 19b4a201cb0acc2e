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
 * An entry that several calendars have is there once. If another one only has the same name, both get the title of their
 * calendar: visitors and their programs could not tell them apart.
 */
function inOneFile(blocks: readonly Calendar[], context: FeedContext): readonly DiaryEntry[] {
  const all = new Map<string, { readonly entry: DiaryEntry; readonly of: Set<Calendar> }>()
  for (const block of blocks)
    for (const entry of diaryOf(block, context)) {
      const key = JSON.stringify(entry)
      const known = all.get(key) ?? { entry, of: new Set() }
      known.of.add(block)
      all.set(key, known)
    }
  const found = [...all.values()]
  return found.map(({ entry, of }) => {
    const [block, shared] = of
    const isAlike = found.some((each) => each.entry.title === entry.title && block && !each.of.has(block))
    return block && isAlike && !shared
      ? { ...entry, title: block.title + colonIn(context.config.lang) + entry.title }
      : entry
  })
}
