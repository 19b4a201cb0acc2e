/**
 * A number or an e-mail address of site.yaml that is typed by hand, with one slip: `P/1/986/2002` for `P/1/968/2002`.
 * Or another year of the foundation.
 */
import type { SiteConfig } from '../../../../schema/site.ts'
import { YEAR } from '../../../block/years.ts'
import { isOneSign, isOneSlip, isTurned, turned } from '../../../diagnostics/certain.ts'
import { inPattern } from '../../base/in-pattern.ts'
import { walk } from '../../base/walk.ts'
import { EMAIL } from './email-hosts.ts'

/** `code` is a number without its signs, or an address. With `isPart`, the value has other words, too. */
type Value = {
  readonly name: string
  readonly value: string
  readonly code: string
  readonly isPart: boolean
}

/** Six figures or more, as in phone numbers, registrations and accounts. Amounts have commas, and words between them. */
const LONG = /(?<![\p{L}\d,])(?:\p{Lu}{1,5}[/.-]){0,3}\p{Lu}{0,5}\+?\(?\d(?:[ /.()-]{0,2}\d){5,}(?!,?\d)/gu
/** A quick test: a text without it has none of them. */
export const MAYBE_CODE = /(?<![a-z\d,])\d(?:[ /.()-]{0,2}\d){5}|@/

const codesIn = (text: string): readonly string[] => {
  if (!MAYBE_CODE.test(text)) return []
  return [...(text.match(LONG) ?? []), ...((text.includes('@') && text.match(EMAIL)) || [])]
}

/** Amounts, days and years that are nearly the same may be right, too. So may short numbers without a telling name. */
const DATE = /^(?:(?:19|20)\d\d\D|\d\d?[./-]\d\d?[./-]\d{4}$)/
const AMOUNT = /^[1-9]\d{0,2}(?:[ .]\d{3})+$|^\d+\.\d+$/
const NUMBER = /^\d{6,7}$/
const NAMED = /till|acc|bill|number|code|pin|reg|box|phone|konto|compte|akaunti/i
/** Numbers that differ only in these last figures may be lines of one switchboard, or years of one register. */
const LAST = 2
/** A phone number. Hardly ever do two lines differ only in the order of their last two figures. */
const PHONE = /^\d{9,}$/

/** Call it once for a site: it collects the values of site.yaml. */
export function nearValues(
  config: SiteConfig,
): (text: string) => readonly (Value & { readonly words: string })[] {
  const { organisation, contacts, facts } = config
  const all = JSON.stringify(config)
  const known = new Set(codesIn(all).flatMap(codesOf))
  const values: Value[] = []
  walk({ organisation, contacts, facts }, [], (_, value, path) => {
    const name = path.filter((key) => key !== 'markdown').join('.')
    for (const words of codesIn(value))
      if (isLasting(words, name))
        values.push(...codesOf(words).map((code) => ({ name, value, code, isPart: value !== words })))
  })
  const founded = { name: 'organisation.founded', value: organisation.founded ?? '', code: '', isPart: false }
  const otherFoundations = foundation(organisation)
  const years = turnedOf(organisation.founded).filter((year) => !all.includes(year))
  const amounts = Object.entries(facts ?? {}).flatMap(([name, value]) =>
    turnedAmounts(value)
      .filter((words) => !all.includes(words))
      .map((words) => ({ name: `facts.${name}`, value, code: '', isPart: false, words })),
  )
  return (text) => [
    ...amounts.filter(({ words }) => /\p{L}/u.test(text) && !EARLIER.test(text) && isIn(text, words)),
    ...yearsOfFoundation(text, otherFoundations, years).map((words) => ({ ...founded, words })),
    ...codesIn(text).flatMap((words, _, all) => {
      const code = codeOf(words)
      if (known.has(code) || DATE.test(words) || NOT_OURS.test(text)) return []
      const isAlone = all.filter((each) => !each.includes('@')).length === 1
      const near = values.find((each) => isNear(code, each.code, isAlone))
      return near ? [{ ...near, words }] : []
    }),
  ]
}

/** A number that somebody else has now, or had. */
const NOT_OURS =
  /(?<!\p{L})(?:not ours?|no longer|fraud\w*|scam\w*|(?:old|former) number|si yetu|ancien numéro)(?!\p{L})/iu

/** What was paid in another year may be nearly the same. */
export const EARLIER =
  /(?<!\p{L})(?:was|were|last|previous|earlier|ilikuwa|zilikuwa|uliopita|était|étaient|war|waren|früher|(?:19|20)\d\d)(?!\p{L})/iu

/** `62,400` for `64,200`: two neighbours in another order. */
const turnedAmounts = (amount: string) =>
  /^[1-9]\d{0,2}(?:,\d{3})+$/.test(amount)
    ? turned(amount.replaceAll(',', ''))
        .filter((digits) => !digits.startsWith('0'))
        .map((digits) => digits.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ','))
    : []

/** What happened shortly before the foundation may be told, too. */
const SHORTLY = 10

/** Earlier years with two neighbours in another order: 1959 for 1995. */
const turnedOf = (year = '') =>
  turned(year).filter((each) => /^[12]\d{3}$/.test(each) && Number(year) - Number(each) > SHORTLY)

/** A year with its figures turned is reported once. */
function yearsOfFoundation(
  text: string,
  otherFoundations: (text: string) => readonly string[],
  turned: readonly string[],
): readonly string[] {
  const told = otherFoundations(text)
  return [
    ...told,
    ...turned.filter((year) => isIn(text, year) && !told.some((words) => words.includes(year))),
  ]
}

/** How a language names the year of a foundation. The first group marks the words, the second one is the year. */
const FOUNDED = [
  String.raw`(?:was|were) (?:first |officially )?((?:founded|established) in (\d{4}))`,
  String.raw`(?:a été|est|fut) ((?:fondée?|créée?) en (\d{4}))`,
  String.raw`((?:i|li|ki|tu)lianzishwa (?:mwaka (?:wa )?)?(\d{4}))`,
  String.raw`wurden? ((?:im Jahr )?(\d{4}) gegründet)`,
].join('|')
const BEGINS = String.raw`(?:^[ \t]*|[.!?:;]\s+|(?<!\p{L})(?:when|before|since|that|quand|tangu|seit) )`
const OURS = "(?:the|our|la|le|notre|die|der|das|unsere?) |l['’]"
/** `We are twinned with a school in Kisumu. The school was founded in 1987.` */
const OTHERS =
  /partner|partenaire|jumel|rafiki|schwester(?:schule|ge)|twinned|(?:sister|twin|another) (?:school|church|club|parish)/i

/** Finds `the school was founded in 1996`, but not what a choir or a library of the school says of itself. */
function foundation({ name, kind, founded }: SiteConfig['organisation']) {
  if (founded === undefined) return () => []
  // `HighSchool` has two words. Most sites in other languages are those of schools.
  const kinds = kind?.match(/\p{Lu}\p{Ll}{3,}/gu) ?? ['organisation']
  const inOthers = kind?.includes('School') ? ['shule', 'shule yetu', 'école', 'schule'] : []
  const own = [inPattern(name), ...kinds, ...inOthers].join('|')
  const who = `(?:we|nous|wir|(?:${OURS})?(?:${own}))`
  const pattern = new RegExp(`${BEGINS}${who},? (?:${FOUNDED})`, 'gimu')
  return (text: string): readonly string[] =>
    !YEAR.test(text) || OTHERS.test(text)
      ? []
      : [...text.matchAll(pattern)].flatMap(([, ...groups]) => {
          const [words = '', year = ''] = groups.filter((each) => each !== undefined)
          return founded.includes(year) ? [] : words
        })
}

/** Not as a part of a number, of an amount or of some years. */
const isIn = (text: string, year: string) =>
  text.includes(year) && new RegExp(`(?<![\\d.,/–-])${year}(?![\\d/–-]|[.,]\\d)`).test(text)

const isLasting = (words: string, name: string) =>
  !DATE.test(words) && !AMOUNT.test(words) && (!NUMBER.test(words) || NAMED.test(name))

const codeOf = (words: string) =>
  words.includes('@') ? words.toLowerCase() : words.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase()

/** Within its country, a phone number begins with a zero, or has no code. The code has one to three figures. */
const codesOf = (words: string): readonly string[] => {
  const within = words.startsWith('+') ? [1, 2, 3].map((length) => codeOf(words).slice(length)) : []
  return [codeOf(words), ...within.flatMap((each) => [`0${each}`, each])]
}

/** Two lines of a switchboard stand in one text: `isAlone` is true if there is no other number. */
function isNear(code: string, known: string, isAlone: boolean): boolean {
  const [own, host] = code.split('@')
  const [name = '', knownHost] = known.split('@')
  if (own === undefined || host !== knownHost) return false
  const at = [...name].findIndex((sign, index) => sign !== own[index])
  if (host !== undefined) return isNearName(own, name, at)
  const sameLetters = own.replaceAll(/\d/g, '') === name.replaceAll(/\d/g, '')
  const mayBeAnotherLine = at >= name.length - LAST && !(isAlone && PHONE.test(name) && isTurned(own, name))
  return sameLetters && isOneSign(own, name) && at >= 0 && !mayBeAnotherLine
}

/** `jkamau` and `mkamau` are two people, and so may `bursar` and `bursary` be. */
function isNearName(own: string, name: string, at: number): boolean {
  const isLong = Math.min(own.length, name.length) >= 6
  return (
    isLong &&
    isOneSlip(own, name) &&
    (own === `${name}s` || name === `${own}s` || (at > 0 && at < name.length - 1))
  )
}
