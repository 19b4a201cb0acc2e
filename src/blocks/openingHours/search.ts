/** Each day by its name, so that a search for it finds its hours. */
import type { Block } from '../../../schema/page.ts'
import { dayNames } from '../../block/date-names.ts'
import type { BlockSearch } from '../../block/feed.ts'
import { isAllDay, type Span, weekOf } from '../../block/week.ts'

export const search: BlockSearch<Block<'openingHours'>> = ({ hours }, { config, words }) => {
  const nameOf = dayNames(config.lang)
  const timesOf = (span: Span) => (isAllDay(span) ? words.allDay : `${span.opens} – ${span.closes}`)
  return weekOf(hours).map((spans, day) => `${nameOf(day)} ${spans.map(timesOf).join(', ') || words.closed}.`)
}
