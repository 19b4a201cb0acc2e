/** When periods begin and end: in calendars, and in texts such as `Term 3 opens on 2 September 2025`. */
import type { Page } from '../../../../schema/page.ts'
import { bareName, namesOf } from '../../../block/date-names.ts'
import { isoOf } from '../../../block/day.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { anyOf } from '../../base/in-pattern.ts'
import { memoize } from '../../base/memoize.ts'

/** `words` are those of a text. In a calendar, they are the name of the field. */
export type PeriodDay = {
  readonly path: FieldPath
  /** In small letters. */
  readonly name: string
  readonly is: 'start' | 'end'
  readonly iso: string
  readonly words: string
}

const STARTS = /opens|begins|starts|\p{L}*(?:funguliwa|anza)|commence|débute|ouvre/u
const ENDS = /closes|ends|\p{L}*(?:fungwa|isha|malizika)|finit|se termine|s['’]achève/u
/**
 * `Term 3`, `Muhula wa 3` or `Le trimestre 3`, at the start of a clause or before `, which`. Elsewhere, something else may
 * open: `Booking for Term 3 opens …`.
 */
const SAID = new RegExp(
  String.raw`(?:(?<=(?:^|[.!?;]\s|\n|(?:and|when|before|until|et|na|quand|kabla) )(?:[-*] )?(?:the |le )?)|(?=(?<!\p{L})\p{L}+(?: wa)? \d, which ))(?<name>\p{L}+(?: wa)? \d)(?:, which)? (?:(?<start>${anyOf([STARTS])})|${anyOf([ENDS])}) (?:on|le|tarehe) (?:\p{L}+day,? )?(?<date>(?<day>\d{1,2})(?:st|nd|rd|th|er)? (?<month>\p{L}+) (?<year>20\d\d))`,
  'giu',
)
const MAY_SAY = / (?:on|le|tarehe) .{1,40}20\d\d/

const monthsOf = memoize((lang: string) => namesOf([lang, 'en'], 12, { month: 'long' }))

/** `path` is that of the text. */
export function saidDays(text: string, path: FieldPath, lang: string): readonly PeriodDay[] {
  if (!MAY_SAY.test(text)) return []
  return [...text.matchAll(SAID)].flatMap(({ groups = {} }): readonly PeriodDay[] => {
    const { name = '', start, date = '', day, month = '', year } = groups
    const number = monthsOf(lang).get(bareName(month))
    const iso = number && isoOf({ year: Number(year), month: number, day: Number(day) })
    const is = start ? 'start' : 'end'
    return iso ? [{ path: [...path], name: name.toLowerCase(), is, iso, words: date }] : []
  })
}

export const periodDays = ({ blocks }: Page): readonly PeriodDay[] =>
  blocks.flatMap((block, at) =>
    block.type !== 'calendar'
      ? []
      : (block.periods ?? []).flatMap((period, index) =>
          (['start', 'end'] as const).flatMap((is): readonly PeriodDay[] => {
            const date = period[is]
            if (!('iso' in date)) return []
            const path = ['blocks', at, 'periods', index, is]
            return [{ path, name: period.name.toLowerCase(), is, iso: date.iso, words: is }]
          }),
        ),
  )
