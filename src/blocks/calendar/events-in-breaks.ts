/** Events of a school on days when its pupils are at home. */
import type { DatedSpan } from './year-meant.ts'

/** When parents come to see their children at school. Public holidays, results and open days may well be in a break. */
export const AT_SCHOOL =
  /visiting day|prize.giv|sports day|parents\S? (?:day|meet|even)|siku ya (?:kutembelea|(?:kutoa )?zawadi|michezo|wazazi)|mkutano wa wazazi|remise des prix|journée sportive|réunion des? parents/i

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
    return found && !isNamed && AT_SCHOOL.test(name) ? [[event, found] as const] : []
  })

const wordsIn = (name: string): readonly string[] => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []
