/** Reads days that are written in another way: `Jumatatu-Ijumaa`. */
import { namesOf } from './date-names.ts'
import { DAYS, daysIn } from './week.ts'
import { AUTHORS_LANGUAGES } from './words.ts'

let names: ReadonlyMap<string, number> | undefined

// A language need not have any words here.
const SPANS: readonly (readonly [RegExp, string])[] = [
  [/^(?:weekdays|on weekdays|working days|siku za kazi|en semaine|werktags)$/i, 'Mon-Fri'],
  [/^(?:weekends?|on weekends)$/i, 'Sat-Sun'],
  [/^(?:daily|every ?day|all days|all week|kila siku|tous les jours|täglich)$/i, 'Mon-Sun'],
]

/** Swahili counts days from Saturday: `J3` is Jumatatu, the third one. */
const COUNTED = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed']
const NUMBERS = ['mosi', 'pili', 'tatu', 'nne', 'tano']
const SHORT = /(?<![\p{L}\d])j(?:['’‘`.]? ?(mosi|pili|tatu|nne|tano)|([1-5]))(?![\p{L}\d])/giu
/** `J1` is Saturday or Monday, and with `J6` or `J7` somebody counts from Monday. The names of numbers are sure. */
const IS_UNSURE = /(?<![\p{L}\d])j[167](?![\p{L}\d])/iu

const shortSwahili = (words: string, isUnsure: boolean) =>
  words.replaceAll(SHORT, (all: string, name: string | undefined, number: string | undefined) => {
    if (name === undefined && isUnsure) return all
    const at = name === undefined ? Number(number) - 1 : NUMBERS.indexOf(name.toLowerCase())
    return COUNTED[at] ?? all
  })

const SHORTER: ReadonlyMap<string, string> = new Map([
  ['alh', 'Thu'],
  ['alham', 'Thu'],
  ['iju', 'Fri'],
  ['ijm', 'Fri'],
])

/**
 * What the words mean, if they name days in another way: `Jumatatu-Ijumaa`, `Monday to Friday`, `Mon & Wed`. `besides`
 * has the words for other days, too.
 */
export function daysMeant(words: string, besides = words): string | undefined {
  const whole = SPANS.find(([pattern]) => pattern.test(words.trim()))?.[1]
  if (whole !== undefined) return whole
  const short = shortSwahili(words, IS_UNSURE.test(besides))
    .trim()
    .replace(/^(?:from|du|von|kuanzia|le|de) /i, '')
    .replaceAll(/-feira(?!\p{L})/giu, '')
    .replaceAll(/\s+(?:to|until|till|thru|through|bis|hadi|mpaka|à|au|a)\s+|\s*(?:—|\.\.+)\s*/gi, '-')
    .replaceAll(/\s*(?:&|\+|;|\/|\s(?:and|und|et|na|e)\s)\s*/gi, ', ')
    .replaceAll(/(\p{L}+)\.?/gu, (_, word: string) => SHORTER.get(word.toLowerCase()) ?? dayOf(word) ?? word)
  return short !== words && daysIn(short) ? short : undefined
}

const EVERY = /^(?:(?:on|every|each|kila|tous les|toutes les|chaque|jed(?:en|e[rs]?)|immer|todos os)\s+)+/i
/** Words for a time without the name of a day. */
const AGAIN =
  /^(?:(?:every|each|kila|chaque|jede[rns]?)\s+(?:day|week|month|siku|wiki|mwezi|jour|semaine|mois|tag|woche|monat)|weekly|monthly)(?!\p{L})/iu

/** Words between `every` and the day, in the languages of authors. */
const COUNTS =
  /^(?:\d+\p{L}*\.?|first|second|third|fourth|fifth|last|other|alternate|single|and|et|und|e|premiers?|premières?|deuxièmes?|seconds?|troisièmes?|quatrièmes?|derni[eè]re?s?|(?:erste|zweite|dritte|vierte|letzte|andere)[nrsm]?|primeir[oa]s?|segund[oa]s?|terceir[oa]s?|quart[oa]s?|últim[oa]s?)$/iu

/** Whether words name days that come again and again, but no date: `Saturdays`, `kila Jumamosi`. */
export function comeAgain(words: string): boolean {
  const plain = words.trim()
  const rest = plain.replace(EVERY, '')
  // March, too, in English or French.
  if (/^mars?\.?$/i.test(plain)) return false
  if (AGAIN.test(plain) || daysIn(rest) || daysMeant(rest)) return true
  // `every second Saturday of the month`, but not `each Easter Sunday`
  const first = rest.split(/[\s,]+/, 3)
  const day = first.findIndex((word) => dayOf(word) !== undefined)
  const areCounted = first.slice(0, day).every((word) => COUNTS.test(word))
  return rest !== plain && !/^on /i.test(plain) && day >= 0 && areCounted
}

/** `Sat` for `Saturdays`. */
export function dayOf(word: string): string | undefined {
  names ??= namesOf([...AUTHORS_LANGUAGES, 'pt'], 7, { weekday: 'long' }, { weekday: 'short' })
  const plain = word.toLowerCase()
  // `Mondays`, `Tues` and `Thurs`.
  const short = plain.replace(/s$/, '').replace(/^thur$/, 'thu')
  const near = [...names.keys()].find((name) => name.length > 4 && isSlip(plain, name))
  const day = names.get(short) ?? names.get(`${short}-feira`) ?? names.get(near ?? '')
  return day === undefined ? undefined : DAYS[(day + 6) % 7]?.slice(0, 3)
}

/** One letter is missing, too many or wrong. */
function isSlip(word: string, name: string): boolean {
  let from = 0
  while (from < word.length && word[from] === name[from]) from++
  const [rest, right] = [word.slice(from), name.slice(from)]
  return [rest.slice(1) === right, rest === right.slice(1), rest.slice(1) === right.slice(1)].includes(true)
}
