/** The values of a text that mean the same wherever they stand: prices, days, phone numbers and e-mail addresses. */
import { isDay, isoOf } from '../../../block/day.ts'
import { EMAIL } from '../../check/texts/email-hosts.ts'
import { withoutCountry } from '../../site/traits/figures.ts'
import { readDays } from '../../validate/values/read-day.ts'

/** `words` is the value as it is written. `meaning` is the same for all its spellings: `64,200` and `64 200`. */
export type Detail = {
  readonly kind: 'email' | 'day' | 'phone' | 'amount'
  readonly words: string
  readonly meaning: string
}

const WORD = String.raw`\p{L}{3,10}\.?`
const DAY = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:\d{4}-\d\d?-\d\d?|\d\d?[./-]\d\d?[./-]20\d\d|\d{1,2}(?:st|nd|rd|th|er|\.)? (?:of |de )?${WORD},?(?: de)? 20\d\d|${WORD} \d{1,2}(?:st|nd|rd|th)?,? 20\d\d)(?![\d/-])`,
  'giu',
)
/** Nine digits or more. */
const PHONE = /(?<![\p{L}\d.,/])\+?\(?\d(?:[ ().-]{0,2}\d){8,13}(?!,?\d)/gu
/** From a thousand on. Years have no sign for thousands. */
const AMOUNT =
  /(?<![\p{L}\d.,/-])(?:[1-9]\d{0,2}(?:[ .,\u00a0\u202f]\d{3}){1,3}|(?!(?:19|20)\d\d(?!\d))[1-9]\d{3,8})(?![\d/]|[.,]\d)/gu

const digits = (words: string) => words.replaceAll(/\D/g, '')

const KINDS: readonly {
  readonly kind: Detail['kind']
  readonly pattern: RegExp
  /** Empty if the words only look like one. */
  readonly meaningOf: (words: string) => string
}[] = [
  { kind: 'email', pattern: EMAIL, meaningOf: (words) => words.toLowerCase() },
  { kind: 'day', pattern: DAY, meaningOf: (words) => readDays(words).map(isoOf).find(isDay) ?? '' },
  // Within the country, a zero is dialled instead of its code.
  {
    kind: 'phone',
    pattern: PHONE,
    meaningOf: (words) => withoutCountry(digits(words.replace('(0)', ''))).replace(/^0/, ''),
  },
  { kind: 'amount', pattern: AMOUNT, meaningOf: digits },
]

/** What one kind has found is no part of a detail of the next kind. */
export function detailsIn(text: string): readonly Detail[] {
  if (!/\d{3}|@/.test(text)) return []
  const found: Detail[] = []
  let rest = text
  for (const { kind, pattern, meaningOf } of KINDS)
    rest = rest.replaceAll(pattern, (words) => {
      const meaning = meaningOf(words)
      if (meaning === '') return words
      found.push({ kind, words, meaning: `${kind} ${meaning}` })
      return ' | '
    })
  return found
}
