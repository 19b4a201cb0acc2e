/** Events of a school on days when its pupils are at home. */
import type { RuleContext } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { DatedSpan } from './year-meant.ts'

/** A name that shares a word with that of the break says so. On the first and the last day of a break, pupils travel. */
export function checkEventsInBreaks(
  events: readonly DatedSpan[],
  spans: readonly DatedSpan[],
  report: RuleContext['report'],
): void {
  for (const { name, path, first = 0, last = 0 } of events) {
    const found = spans.find((span) => {
      const { kind, first: begins = first, last: ends = last } = span
      return kind !== 'period' && begins < first && last < ends
    })
    if (found && !wordsIn(found.name).some((word) => wordsIn(name).includes(word)))
      report([...path, 'date'], messages.eventInBreak(name, found.name))
  }
}

const wordsIn = (name: string): readonly string[] => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []
