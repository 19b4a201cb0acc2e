/** Checks single events: their hours, their order, and whether they fall in a break. */
import type { RuleContext } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'
import { eventsAtNight } from './event-hours.ts'
import { eventsInBreaks } from './events-in-breaks.ts'
import type { Calendar } from './spans.ts'
import type { DatedSpan } from './year-meant.ts'

/** `single` are the days of the events, and `spans` all other ones. */
export function checkEvents(
  { events = [], year }: Calendar,
  single: readonly DatedSpan[],
  spans: readonly DatedSpan[],
  context: RuleContext,
): void {
  const { kind = '' } = context.config.organisation
  for (const [{ name, path }, pause] of kind.endsWith('School') ? eventsInBreaks(single, spans) : [])
    context.report([...path, 'date'], messages.eventInBreak(name, pause.name))
  for (const [path, words, meant] of eventsAtNight(events, context))
    context.report(path, messages.hoursAtNight(words, meant))
  const at = outOfOrder(single.map(({ first = Number.NaN }) => first))
  const [above = '', odd = ''] = single
    .slice(at - 1, at + 1)
    .map(({ start }) => ('iso' in start ? start.iso : ''))
  // A date of another year is told as such.
  if (at > 0 && odd.startsWith(String(year)))
    context.report(['events', at, 'date'], messages.timeOutOfOrder(odd, above))
}

/** Of three days, any of them could be the wrong one. */
const FEWEST = 4

/** The index of the first day that is before the one above it, if all others are in order. */
function outOfOrder(days: readonly number[]): number {
  const isSorted = (all: readonly number[]) => all.every((day, at) => at === 0 || day >= (all[at - 1] ?? day))
  const at = days.length < FEWEST ? -1 : days.findIndex((day, index) => day < (days[index - 1] ?? day))
  return [at, at - 1].some((each) => each >= 0 && isSorted(days.toSpliced(each, 1))) ? at : -1
}
