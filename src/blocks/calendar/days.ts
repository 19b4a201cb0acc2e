/** The days of a calendar that are known for certain, as entries of a diary. */
import type { Block } from '../../../schema/page.ts'
import type { Words } from '../../block/words.ts'
import { type CalendarDate, type Stretch, stretchesOf } from './stretch.ts'

/** From the first day to the last, both included, as ISO days. */
export type DiaryEntry = { readonly title: string; readonly first: string; readonly last: string }

/** Without dates that are only words (`stated`). */
export function diaryOf({ terms }: Block<'calendar'>, words: Words): readonly DiaryEntry[] {
  return terms.flatMap((term) => stretchesOf(term, words).flatMap((stretch) => entriesOf(stretch, term.name)))
}

/** A term has two entries, its first and its last day: nobody wants ninety days in a diary. A holiday is one long entry. */
function entriesOf({ kind, name, first, last, labels }: Stretch, term: string): readonly DiaryEntry[] {
  const title = kind === 'half-term' ? `${term}: ${name}` : name
  if (kind !== 'term' && 'iso' in first && 'iso' in last) return [{ title, first: first.iso, last: last.iso }]
  return [...oneDay(`${title}: ${labels[0]}`, first), ...oneDay(`${title}: ${labels[1]}`, last)]
}

function oneDay(title: string, date: CalendarDate): readonly DiaryEntry[] {
  return 'iso' in date ? [{ title, first: date.iso, last: date.iso }] : []
}
