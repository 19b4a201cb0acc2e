/** Lists whose entries a heading or a text may count, and the number in a heading. */
import type { Page } from '../../../../schema/page.ts'
import { countWordsOf, NOT_ENTRIES, numberOf, PLURAL } from '../../site/traits/counts.ts'

/** Their lists have other things in them than what the heading is about: totals, buttons, days. */
const UNCOUNTED: ReadonlySet<string> = new Set([
  'calendar',
  'chart',
  'feeSchedule',
  'hero',
  'openingHours',
  'table',
])

/** Entries that are there twice have their own message. */
export const differentIn = (list: readonly unknown[]) =>
  new Set(list.map((each) => Object(each).title ?? JSON.stringify(each))).size

/** The only list of a block. */
export function listIn(block: Page['blocks'][number]): readonly unknown[] | undefined {
  const [list, ...others] = UNCOUNTED.has(block.type)
    ? []
    : Object.values(block).filter((each) => Array.isArray(each))
  return others.length === 0 ? list : undefined
}

/** All that may stand before the number: `Our five values`. In `A class of five pupils` it does not count entries. */
const OPENING = /^(?:the|these|all|our|my|your|its|in|les|ces|tous|nos|vos|mes|ses|leurs|en)$/i
/** `Two sets of each` */
const EACH = /(?<!\p{L})(?:each|per|chacun|chacune|kila)(?!\p{L})/iu
/** `A practice in five parts` */
const PARTS = /^(?:in|en) (?:parts|steps|stages|points|things|parties|étapes)(?!\p{L})/iu

/** `words`: the number and what it counts, the `noun`. */
type Count = {
  readonly word: string
  readonly words: string
  readonly noun: string
  readonly number: number
}

/** The only number, if it counts something. In `Grade five` and `5 September` it does not. */
export function countIn(title: string, lang: string): Count | undefined {
  const { small, any, isNounFirst } = countWordsOf(lang)
  if (!any.test(title)) return undefined
  const words = title.split(/\s+/)
  const read = (word = '') => numberOf(word, lang)
  const [at = -1, ...others] = words.flatMap((word, index) =>
    /\d/.test(word) || read(word) > 0 ? [index] : [],
  )
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]]
  const number = read(word)
  if (at < 0 || number === 0 || others.length > 0 || EACH.test(title)) return undefined
  const counted = isNounFirst ? before : next
  const first = isNounFirst ? at - 1 : words.slice(0, at).findLastIndex((each) => !OPENING.test(each)) + 1
  const isFirst = first === 0 || /[,.:;!?]$/.test(words[first - 1] ?? '')
  const counts =
    (isFirst || PARTS.test(`${before} ${next}`)) &&
    /^\p{L}/u.test(counted) &&
    !NOT_ENTRIES.test(counted) &&
    !small.includes(counted.toLowerCase()) &&
    (isNounFirst || PLURAL.test(words.slice(at + 1, at + 3).join(' ')))
  const isBig = /^\p{Lu}/u.test(next)
  const isDate = isBig && /\d/.test(word)
  // `Seven Oaks campus`
  const after = words[at + 2] ?? ''
  const isOfName = /^\p{Ll}/u.test(after) && !small.includes(after.toLowerCase())
  if (!counts || isDate || (isBig && isOfName)) return undefined
  const noun = counted.toLowerCase()
  return { word, noun, words: isNounFirst ? `${before} ${word}` : `${word} ${next}`, number }
}
