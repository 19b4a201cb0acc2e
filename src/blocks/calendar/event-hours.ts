/** Hours of events that begin in the night, or last through it. */
import { AT_NIGHT } from '../../block/hours.ts'
import type { RuleContext } from '../../block/rules.ts'
import { hoursLater, laterHours } from '../../block/swahili.ts'
import { AT_SCHOOL } from './events-in-breaks.ts'
import type { CalendarEvent, Span } from './spans.ts'

/**
 * Hardly any event begins so early, or lasts so long into the night. On the Swahili clock, hours count from six in the
 * morning. But `03:00` to `05:59`, with their zero, are surely counted from midnight, if it is no visiting day.
 */
export const eventsAtNight = (
  events: readonly CalendarEvent[],
  { config, written }: Pick<RuleContext, 'config' | 'written'>,
) =>
  events.flatMap(({ name, time, until }, index) => {
    const path: Span['path'] = ['events', index, 'time']
    if (!time || AT_NIGHT.test(name)) return []
    if (/^\W?0[3-5]/.test(written(path)) && !AT_SCHOOL.test(name)) return []
    const { from, to } = time
    const words = [from, to ?? []].flat()
    const hour = Number.parseInt(from, 10)
    const later = to && !until && to < from && to >= '01' ? hoursLater(to, 12) : from
    const meant =
      hour >= 1 && hour <= 5 ? laterHours(words, config.lang) : later > from ? [`${from}-${later}`] : []
    return meant.length > 0 ? [[path, words.join('-'), meant] as const] : []
  })
