/** A calendar as a flat list of periods: each term, its half term, the holiday after it. */
import type { Block } from '../../../schema/page.ts'
import type { Words } from '../../block/words.ts'

type Term = Block<'calendar'>['terms'][number]
export type CalendarDate = Term['opening']

export type Stretch = {
  readonly kind: 'term' | 'half-term' | 'holiday'
  readonly name: string
  readonly first: CalendarDate
  readonly last: CalendarDate
  /** The names of its first and its last day. */
  readonly labels: readonly [string, string]
}

export function stretchesOf(
  { name, opening, closing, halfTerm, holiday }: Term,
  words: Words,
): readonly Stretch[] {
  const labels = [words.opens, words.closes] as const
  const stretches: Stretch[] = [{ kind: 'term', name, first: opening, last: closing, labels }]
  if (halfTerm) {
    const { opening: first, closing: last } = halfTerm
    const labels = [words.holidayStarts, words.holidayEnds] as const
    stretches.push({ kind: 'half-term', name: words.halfTerm, first, last, labels })
  }
  if (holiday) {
    const { name, starting: first, ending: last } = holiday
    stretches.push({ kind: 'holiday', name, first, last, labels: [words.holidayStarts, words.holidayEnds] })
  }
  return stretches
}
