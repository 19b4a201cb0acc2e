/** Days in words that no calendar has: `31 June 2025`. */
import { isDay, isoOf } from '../../../block/day.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { anyOf } from '../../base/in-pattern.ts'
import { isMonthName, readDays } from '../../validate/values/read-day.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A quick test: all months have the days before. */
export const LATE_DAY = String.raw`(?<![\d,.])(?:29|3\d)(?:(?:st|nd|rd|th|\.)?(?: [A-Za-zÀ-ÿ]|,? (?:19|20)|[,;:.!?)]|$)|[/.]\d)`

const LATE = String.raw`(?:29|3\d)(?:st|nd|rd|th|\.)?`
const YEAR = String.raw`(?:19|20)\d\d(?!\d)`
const DAY = new RegExp(
  String.raw`(?<![\p{L}\d/.:_])${anyOf([
    // `32 may vote` is about members.
    String.raw`${LATE} (?:of |de )?(?!may (?!${YEAR}))(\p{L}{3,})(?:\.?,? ${YEAR})?`,
    // In `June 31 boys` and `January 34, February 31`, it is no day.
    String.raw`(\p{L}{3,})\.? ${LATE}(?:,? ${YEAR}|(?<=\p{L})(?!\p{L})|(?=[;:!?)]|[,.](?!\d)|$)(?<=(?:\b(?:[oO]n|[bB]y|until|till|from|before|since|[dD]ate:)|day[:,]?) \p{L}+\.? \d\d))`,
    String.raw`(?<!(?:No|Nr|Ref)\.? |Invoice |Facture |Dossier )\d\d?([/.])\d\d?\3${YEAR}`,
  ])}`,
  'gmu',
)

export function impossibleDay({ text }: WrittenText): Slip | undefined {
  for (const { 0: words, 1: after, 2: month = after } of text.matchAll(DAY)) {
    const days = month === undefined || isMonthName(month) ? readDays(words).map(isoOf) : []
    const [iso] = days
    if (iso !== undefined && !days.some(isDay))
      return { finding: messages.statedDateDoesNotExist(words, { iso }), words }
  }
  return undefined
}
