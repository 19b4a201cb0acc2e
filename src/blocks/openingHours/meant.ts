/** Reads days that are written in another way: `Jumatatu-Ijumaa`. */
import { DAYS, daysIn } from './week.ts'

/** Days in Swahili, French and German, and in English at full length. From Monday to Sunday. */
const OTHER_NAMES = [
  ['monday', 'mondays', 'jumatatu', 'lundi', 'lun', 'montag', 'mo'],
  ['tuesday', 'tuesdays', 'tues', 'jumanne', 'mardi', 'mar', 'dienstag', 'di'],
  ['wednesday', 'wednesdays', 'jumatano', 'mercredi', 'mer', 'mittwoch', 'mi'],
  ['thursday', 'thursdays', 'thur', 'thurs', 'alhamisi', 'jeudi', 'jeu', 'donnerstag', 'do'],
  ['friday', 'fridays', 'ijumaa', 'vendredi', 'ven', 'freitag', 'fr'],
  ['saturday', 'saturdays', 'jumamosi', 'samedi', 'sam', 'samstag', 'sa'],
  ['sunday', 'sundays', 'jumapili', 'dimanche', 'dim', 'sonntag', 'so'],
]
const LONG_NAMES = OTHER_NAMES.flat().filter((name) => name.length > 4)

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
  const known = OTHER_NAMES.flat().includes(plain) ? plain : LONG_NAMES.find((name) => isSlip(plain, name))
  const day = OTHER_NAMES.findIndex((names) => known !== undefined && names.includes(known))
  return DAYS[day]?.slice(0, 3)
}

/** One letter is missing, too many or wrong. */
function isSlip(word: string, name: string): boolean {
  let from = 0
  while (from < word.length && word[from] === name[from]) from++
  const [rest, right] = [word.slice(from), name.slice(from)]
  return [rest.slice(1) === right, rest === right.slice(1), rest.slice(1) === right.slice(1)].includes(true)
}
