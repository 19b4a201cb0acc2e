/** The numbers and days of a page, and what is `true` or `false`. They are the same on each translation of the page. */
import type { Page } from '../../../../schema/page.ts'
import { DAYS, daysIn } from '../../../block/week.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import { isFields, visitFields } from '../../base/walk.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** A text, a number or a day of a page. `written` is how the author wrote it, if in another way: `64,200` or `${facts.fee}`. */
export type PlacedText = readonly [path: FieldPath, value: string, written?: string]

/** A list of a block, and how many entries it has. */
export type BlockList = readonly [path: FieldPath, type: string, entries: number]

type Figures = {
  readonly figures: readonly PlacedText[]
  readonly numbers: readonly PlacedText[]
  readonly lists: readonly BlockList[]
  readonly order: readonly string[]
}

/** `numbers` are those in each text that has any. */
export function figuresIn({ blocks }: Page, source: SourceFile, lang: string): Figures {
  const [figures, numbers, lists]: [PlacedText[], PlacedText[], BlockList[]] = [[], [], []]
  const add = (at: FieldPath, figure: string) => {
    const raw = valueAt(source.value, at)
    figures.push(typeof raw === 'string' && raw !== figure ? [at, figure, raw] : [at, figure])
  }
  visitFields(blocks, ['blocks'], (name, value, path) => {
    // Entries of lists come and go in each language alone.
    if (Array.isArray(value) && path.slice(2).every((step) => typeof step === 'string'))
      lists.push([[...path, name], blocks[Number(path[1])]?.type ?? '', value.length])
    const at = [...path, name]
    if (name === 'hours' && isFields(value)) {
      // Days may be together on one page only, and a day that is not named is closed.
      const all = Object.keys(value)
      DAYS.forEach((day, index) => {
        const days = all.find((words) => daysIn(words)?.includes(index)) ?? day
        add([...at, days], asFigure(value[days] ?? 'closed') ?? '')
      })
      return true
    }
    if (typeof value === 'string' && !(name === 'hours' && HOURS.test(value))) {
      if (FIGURES.test(value) && !ADDRESS.test(value))
        numbers.push([name === 'markdown' ? [...path] : [...path, name], numbersIn(value, lang)])
      return true
    }
    // A `true` of a whole block only says how it looks.
    const figure = typeof value === 'boolean' && at.length > 3 ? String(value) : asFigure(value)
    const stated = valueAt(value, ['stated'])
    // A day in words. It only differs from a day that the other page gives as a date.
    if (typeof stated === 'string') figures.push([at, '', stated])
    if (figure === undefined) return typeof stated === 'string'
    add(at, figure)
    return true
  })
  return { figures, numbers, lists, order: blocks.map(({ type }) => type) }
}

/** Of an opening day: `08:00-17:00`. Other words have no figure that could be compared. */
const HOURS = /^(?:closed|\d[\d\s:,–—-]*)$/i
/** A picture or a map may be another one. */
const ADDRESS = /:\/\/|^\S+$/
const FIGURES = /\d{3}|\d,? [a-z]{2,4} (?:[a-z]{2} )?\d/
/** Small numbers with the words for `and` and `or`. Not hours of the Swahili clock. */
const LISTED =
  /(?<![\d.,:]|saa )\d\d?(?:, \d\d?)*,? (?:and|or|na|au|et|ou|und|oder) (?:[a-z]{2} )?\d\d?(?!\d|[.,:]\d| ?(?:asubuhi|mchana|jioni|usiku|in the [mae]|[ap]\.?m))/g
/** So many digits has a phone number at most without its country. */
export const LOCAL = 9
const COUNTRY = new RegExp(String.raw`^\+?\d{1,3}(?=\d{${LOCAL}}$)`)
/** The digits of a number, of a phone number without its country: one of two pages may leave that out. */
export const withoutCountry = (digits: string): string => digits.replace(COUNTRY, '')

/** Thousands are written `64,200`, `64 200` or `64.200`, depending on the language. */
const THOUSANDS = /(?<=\d)[ .,\u00a0\u202f](?=\d{3}(?!\d))/g

/** Whether `0,5` is half of one. */
export const hasDecimalComma = (lang: string): boolean =>
  new Intl.NumberFormat(lang).format(0.5).includes(',')

/** `elfu 835` and `835 mil`, but not a year before other words. */
const IN_WORDS =
  /(?<![\p{L}\d])elfu (\d{1,3})(?![.,]?\d)|(?<!\d)(?!20\d\d )(\d+)(?:[.,](\d\d?))? (thousand|mille|tausend|mila?)(?!\p{L}| mil)/giu
/** `elfu 5 na mia tano` and `5 mil e 500`. */
const GOING_ON = new RegExp(
  String.raw`(?:${IN_WORDS.source}) (?:(?:na|e|et|and|und) )?(?:\d{1,3}(?![.,]?\d| (?:mil|thou|taus))|(?:mia|nusu|hamsini|cem|(?:\p{L}+ )?(?:cents?|hundred)|\p{L}*(?:[cz]|nh)ent[oa]s|\p{L}*hundert\p{L}*)(?!\p{L}))`,
  'giu',
)

/** Without signs or words for thousands. A number that goes on in words is left out. In English, `mil` is rather a million. */
export const inDigits = (text: string, lang: string): string =>
  text
    .replaceAll(THOUSANDS, '')
    .replaceAll(GOING_ON, '')
    .replaceAll(IN_WORDS, (words, elfu, whole = elfu, part = '', word = '') =>
      word === 'mil' && /^en/i.test(lang) ? words : whole + part.padEnd(3, '0'),
    )

/** The numbers of three figures or more, and `3&4` for `3 and 4`. Sorted: another language has another order. */
const numbersIn = (text: string, lang: string) =>
  [
    ...(inDigits(text, lang).match(/\d{3,}/g) ?? []),
    ...(text.match(LISTED) ?? []).map((words) => words.replaceAll(/\D+/g, '&')),
  ]
    .sort()
    .join(' ')

function asFigure(value: unknown): string | undefined {
  // Some write `8:00 – 17:00`.
  if (typeof value === 'string')
    return value
      .toLowerCase()
      .replaceAll(/\s|\b0/g, '')
      .replaceAll(/[–—]/g, '-')
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value))
    return value.some((each) => typeof each === 'number')
      ? value.map((each) => each ?? 'none').join(', ')
      : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const { iso, from, to } = Object(value)
  return typeof iso === 'string'
    ? iso
    : typeof from === 'string'
      ? [from, to ?? []].flat().join('-')
      : undefined
}
