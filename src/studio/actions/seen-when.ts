/** Whether and when visitors see a page, in words. */
import { valueAt } from '../../core/base/value-at.ts'
import { sayInDialog } from '../dialog-words.ts'
import { momentOf } from '../form/inputs/moment.ts'

/** `page` is what the author wrote. A moment that cannot be read has a message of its own. */
export function seenWhen(page: unknown, now: Date, lang: string): string {
  if (valueAt(page, ['draft']) === 'true') return sayInDialog('isDraft')
  const [start, end] = (['publishFrom', 'publishUntil'] as const).map((name) =>
    momentOn(valueAt(page, [name]), lang),
  )
  const [from = '', until = ''] = [start?.words, end?.words]
  const ends = end?.time ?? Number.POSITIVE_INFINITY
  if (start && start.time >= ends) return sayInDialog('isNeverSeen', { from, until })
  if (ends <= now.getTime()) return sayInDialog('isSeenNoMore', { until })
  if (start && start.time > now.getTime())
    return end ? sayInDialog('isSeenBetween', { from, until }) : sayInDialog('isSeenFrom', { from })
  return end ? sayInDialog('isSeenUntil', { until }) : sayInDialog('isPublished')
}

/** Its words are in the time zone that it is written in, as the fields are. */
function momentOn(written: unknown, lang: string) {
  const local = typeof written === 'string' ? momentOf(written)?.local : undefined
  if (typeof written !== 'string' || !local) return undefined
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return { time: Date.parse(written), words: new Date(`${local}Z`).toLocaleString(lang, format) }
}
