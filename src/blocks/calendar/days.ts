/** The days of a calendar that are known for certain, as entries of a diary. */
import { dayAfter } from '../../block/day.ts'
import type { FeedContext } from '../../block/feed.ts'
import { colonIn } from '../../block/words.ts'
import {
  type Calendar,
  type CalendarDate,
  type CalendarEvent,
  labelsOf,
  type Span,
  spansOf,
} from './spans.ts'

/** From the first day to the last, both included, as ISO days. */
export type DiaryEntry = { readonly title: string; readonly first: string; readonly last: string } & Pick<
  CalendarEvent,
  'time' | 'place'
>

/** Without dates that are only words (`stated`). */
export function diaryOf(
  block: Calendar,
  { config, words }: Pick<FeedContext, 'config' | 'words'>,
): readonly DiaryEntry[] {
  const colon = colonIn(config.lang)
  const spans = spansOf(block).flatMap((all) =>
    all.flatMap((span) => entriesOf(span, all[0]?.name ?? '', labelsOf(span, block, words), colon)),
  )
  return [...spans, ...(block.events ?? []).flatMap(eventIn)]
}

/** A period has two entries, its first and its last day: nobody wants ninety days in a diary. A break is one long entry. */
function entriesOf(
  { kind, name, start, end }: Span,
  period: string,
  labels: readonly [string, string],
  colon: string,
): readonly DiaryEntry[] {
  const title = kind === 'break' ? period + colon + name : name
  if (kind !== 'period' && 'iso' in start && 'iso' in end) return [{ title, first: start.iso, last: end.iso }]
  return [...oneDay(title + colon + labels[0], start), ...oneDay(title + colon + labels[1], end)]
}

function oneDay(title: string, date: CalendarDate): readonly DiaryEntry[] {
  return 'iso' in date ? [{ title, first: date.iso, last: date.iso }] : []
}

/** What lasts several days and ends later in the day, such as a camp, ends on its last day. */
const SMALL_HOURS = '06:00'

function eventIn({ name, date, until = date, time, place }: CalendarEvent): readonly DiaryEntry[] {
  if (!('iso' in date) || !('iso' in until)) return []
  const entry = { title: name, first: date.iso, last: until.iso, place }
  // Of several days with one time, only the days are certain.
  if (!time || (!time.to && date !== until)) return [entry]
  const isPastMidnight = time.to !== undefined && time.to < time.from
  // Some authors also write the day of the small hours. So two nights look like one.
  const isOfNights = time.to !== undefined && time.to <= SMALL_HOURS && until.iso !== dayAfter(date.iso)
  const isAdded = isPastMidnight && (until.iso === date.iso || isOfNights)
  return [{ ...entry, time, last: isAdded ? dayAfter(until.iso) : until.iso }]
}
