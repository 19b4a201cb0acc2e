/** Events of a school on days when its pupils are at home. */
import type { DatedSpan } from './year-meant.ts'

/**
 * Each with the break that it falls in. A name that shares a word with that of the break says so. On the first and the
 * last day of a break, pupils travel.
 */
export const eventsInBreaks = (events: readonly DatedSpan[], spans: readonly DatedSpan[]) =>
  events.flatMap((event) => {
    const { name, first = 0, last = 0 } = event
    const found = spans.find((span) => {
      const { kind, first: begins = first, last: ends = last } = span
      return kind !== 'period' && begins < first && last < ends
    })
    const isNamed = found && wordsIn(found.name).some((word) => wordsIn(name).includes(word))
    return found && !isNamed ? [[event, found] as const] : []
  })

const wordsIn = (name: string): readonly string[] => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []
