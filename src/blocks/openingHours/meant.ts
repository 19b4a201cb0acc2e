/** Reads days that are written in another way: `Jumatatu-Ijumaa`. */
import { AUTHORS_LANGUAGES } from '../../block/words.ts'
import { dayNames } from './day-names.ts'
import { DAYS, daysIn } from './week.ts'

let known: readonly (readonly string[])[] | undefined

/** The names of each day that Intl knows, in small letters, from Monday to Sunday. */
function namesOfDays() {
  if (known) return known
  const names = AUTHORS_LANGUAGES.flatMap((lang) => [dayNames(lang), dayNames(lang, 'short')])
  known = DAYS.map((_, day) => names.map((nameOf) => nameOf(day).toLowerCase().replace('.', '')))
  return known
}

// A language need not have any words here.
const SPANS: readonly (readonly [RegExp, string])[] = [
  [/^(?:weekdays|on weekdays|working days|siku za kazi|en semaine|werktags)$/i, 'Mon-Fri'],
  [/^(?:weekends?|on weekends)$/i, 'Sat-Sun'],
  [/^(?:daily|every ?day|all days|all week|kila siku|tous les jours|täglich)$/i, 'Mon-Sun'],
]

/** What the words mean, if they name days in another way: `Jumatatu-Ijumaa`, `Monday to Friday`, `Mon & Wed`. */
export function daysMeant(words: string): string | undefined {
  const whole = SPANS.find(([pattern]) => pattern.test(words.trim()))?.[1]
  if (whole !== undefined) return whole
  const short = words
    .trim()
    .replaceAll(/\s+(?:to|until|till|thru|through|bis|hadi|à|au)\s+|\s*(?:—|\.\.+)\s*/gi, '-')
    .replaceAll(/\s*(?:&|\+|;|\/|\s(?:and|und|et|na)\s)\s*/gi, ', ')
    .replaceAll(/(\p{L}+)\.?/gu, (_, word: string) => dayOf(word) ?? word)
  return short !== words && daysIn(short) ? short : undefined
}

function dayOf(word: string): string | undefined {
  const plain = word.toLowerCase()
  // `Mondays`, `Tues` and `Thurs`.
  const short = plain.replace(/s$/, '').replace(/^thur$/, 'thu')
  const dayWith = (fits: (name: string) => boolean) => namesOfDays().findIndex((names) => names.some(fits))
  const exact = dayWith((name) => name === short)
  const day = exact < 0 ? dayWith((name) => name.length > 4 && isSlip(plain, name)) : exact
  return DAYS[day]?.slice(0, 3)
}

/** One letter is missing, too many or wrong. */
function isSlip(word: string, name: string): boolean {
  let from = 0
  while (from < word.length && word[from] === name[from]) from++
  const [rest, right] = [word.slice(from), name.slice(from)]
  return [rest.slice(1) === right, rest === right.slice(1), rest.slice(1) === right.slice(1)].includes(true)
}
