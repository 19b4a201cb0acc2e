/** Numbers in words with what they count: `seven steps`, `hatua saba`. */
import { commonWordsIn } from '../../../block/common-words.ts'
import { isSameLanguage } from '../../../block/words.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { anyOf } from '../../base/in-pattern.ts'
import { memoize } from '../../base/memoize.ts'
import { valueAt } from '../../base/value-at.ts'

/** Swahili numbers begin like their noun, and come after it: `maswali matatu`. */
const PREFIX = /^(?:wa|ma|mi|vi)(?=wili$|tatu$|nne$|tano$|nane$)/
/**
 * `any` is a quick test: it matches all texts with a number and something behind it, in Swahili with a number in words.
 * `isNounFirst`: a Swahili number follows its noun.
 */
export const countWordsOf = memoize((lang: string) => {
  const words = commonWordsIn(lang) ?? { numbers: [], small: [] }
  const isNounFirst = isSameLanguage(lang, 'sw')
  const any = isNounFirst
    ? anyOf(['wili', ...words.numbers])
    : `\\b${anyOf(['\\d{1,2}', ...words.numbers])}\\s`
  return { ...words, any: new RegExp(any, 'i'), isNounFirst }
})

/** 0 if the word is no number from 2 to 12. */
export function numberOf(word: string, lang: string): number {
  const plain = word
    .toLowerCase()
    .replace(PREFIX, '')
    .replace(/^wili$/, 'mbili')
  const { numbers, isNounFirst } = countWordsOf(lang)
  const at = numbers.indexOf(plain)
  if (at >= 0) return at + 2
  // `Darasa 4` is one class: a figure behind a word is its number.
  return /^(?:[2-9]|1[0-2])$/.test(plain) && !isNounFirst ? Number(plain) : 0
}

/** `The first six steps` and `two more questions` are not all of them. */
const SOME =
  /^(?:first|last|next|other|another|grade|form|class|year|level|than|least|most|about|premi[eè]re?s|derni[eè]re?s|prochaine?s|autres|classe)$/i
const MORE =
  /^(?:more|others?|further|extra|new|autres|nouvelles|zaidi|nyingine|[zy]a (?:kwanza|mwisho)|na m?moja)(?!\p{L})/iu

/** `nouns` are the words that may say what the number counts: `simple`, `steps`. */
export type Said = {
  readonly word: string
  readonly before: string
  readonly number: number
  readonly nouns: readonly string[]
}

export function countsIn(text: string, lang: string): readonly Said[] {
  const { any, isNounFirst } = countWordsOf(lang)
  if (!any.test(text)) return []
  // `twenty-four` is one word, and so are `2.5` and `2–4`.
  return text.split(/(?!(?<=\d)[.,:]\d)[^\p{L}\p{M}\d\s–-]+/u).flatMap((clause) => {
    const words = clause.split(/\s+/).filter((word) => word !== '')
    return words.flatMap((word, at): readonly Said[] => {
      const number = numberOf(word, lang)
      if (number === 0) return []
      const before = words.slice(Math.max(0, at - 2), at).reverse()
      const after = words.slice(at + 1, at + 3)
      const last = before[0] ?? ''
      const isRange = [...before, ...after].some((each) => /\d/.test(each) || numberOf(each, lang) > 0)
      if (isRange || SOME.test(last) || MORE.test(after.join(' '))) return []
      const nouns = (isNounFirst ? before : after).map((noun) => noun.toLowerCase())
      return [{ word, before: last && `${last} `, number, nouns }]
    })
  })
}

/** What a number counts if it does not count entries. */
export const NOT_ENTRIES =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|o.clock|[ap]\.?m|times|[ck]?m|kg|miles?|feet|inches|yards|pounds|ounces|gallons|acres|(?:kilo)?m[eè]tres?|stars?|course|ans|années|mois|semaines|jours|heures|fois|saa|siku|wiki|miaka|miezi|dakika|mara)(?!\p{L})/iu

/** `The 4 bedroom house` has one thing only. */
export const PLURAL = /[sx](?!\p{L})|(?:people|children|men)(?!\p{L})/iu

/** Words for the entries of a list. Others only count if a heading counts them, too. */
export const NOUN =
  /^(?:steps|stages|phases|points|parts|questions|rules|reasons|ways|tips|things|étapes|parties|règles|raisons|conseils|hatua|sehemu|maswali|kanuni|sababu|njia|mambo|vidokezo)$/

/** A text with one such number: its place, the number, the words for both, and the address beside it. */
export type Counted = readonly [path: FieldPath, number: number, words: string, noun: string, to?: string]

/** `value` is all that the text is in. */
export function countOf(text: string, path: FieldPath, value: unknown, lang: string): Counted | undefined {
  const { isNounFirst, small } = countWordsOf(lang)
  const [said, ...others] = text.includes(' ') && path[0] !== 'searchWords' ? countsIn(text, lang) : []
  const noun = said?.nouns[0] ?? ''
  if (!said || others.length > 0 || !/^\p{L}/u.test(noun) || small.includes(noun) || NOT_ENTRIES.test(noun))
    return undefined
  // Two descriptions may be about other things, and for two, the other language may say `both` or `twice`.
  const isSure = path.length !== 1 && said.number > 2 && (isNounFirst || PLURAL.test(noun))
  if (!isSure && !NOUN.test(noun)) return undefined
  const words = isNounFirst ? `${said.before}${said.word}` : `${said.word} ${noun}`
  const to = valueAt(value, [...path.slice(0, -1), 'href'])
  const own = [[...path], said.number, words, noun] as const
  return typeof to === 'string' ? [...own, to] : own
}
