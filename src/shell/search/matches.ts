/** How well a word of the site fits a word that somebody looks for. From 0 to 1. */
import type { SearchWords } from '../../languages/en/search.ts'

const EXACT = 1
const INSIDE = 0.3
const SLIP = 0.4
const RELATED = 0.5
/** Shorter words are inside too many others, and are other words with one letter changed. */
const LEAST = 4

export type Matcher = {
  /** Each word that fits has one of these in it. */
  readonly parts: readonly string[]
  readonly quality: (word: string) => number
}

export type Matchers = {
  /** For words that begin with it, or have the same stem. */
  readonly direct: Matcher
  /** For others, if no word of the site fits directly. */
  readonly remote: Matcher
}

export function matcherOf(sought: string, { stemsOf, isStemInside = false }: SearchWords): Matchers {
  const hasLetters = !/\d/.test(sought)
  const isLong = sought.length >= LEAST && hasLetters
  const stems = hasLetters ? stemsOf(sought) : [sought]
  const head = sought.slice(0, 3)
  const related = (word: string) => {
    // Nearly all words can be told at once: by their beginning, or by the stem in them.
    if (isStemInside ? !stems.some((stem) => word.includes(stem)) : !word.startsWith(head)) return 0
    if (!isStemInside && isLong && isBegun(word, stems[0])) return RELATED
    const shared = stemsOf(word).filter((stem) => stems.includes(stem))
    // Many words have a stem of three letters.
    const says = shared.some(({ length }) => length >= LEAST || !isStemInside) ? RELATED : RELATED / 2
    return shared.length > 0 ? says : 0
  }
  const direct = (word: string) => {
    if (word === sought) return EXACT
    if (sought.length > 2 && word.startsWith(sought)) return 0.5 + (0.4 * sought.length) / word.length
    const quality = sought.length > 2 && hasLetters ? related(word) : 0
    if (quality > 0 || !isLong) return quality
    // `telephone` and `phone`, `headmaster` and `master`.
    if (word.length > LEAST && sought.endsWith(word)) return INSIDE
    return isStemInside && word.includes(sought) ? INSIDE + 0.2 : 0
  }
  const longStems = isStemInside ? stems.filter(({ length }) => length > LEAST) : []
  const remote = (word: string) => {
    if (isSlip(sought, word)) return SLIP
    if (word.includes(sought)) return INSIDE
    return longStems.some((stem) => word.includes(stem)) ? INSIDE / 2 : 0
  }
  const tail = sought.length > LEAST ? [sought.slice(-LEAST - 1)] : []
  return {
    direct: { parts: [head, ...(isStemInside ? stems : []), ...tail], quality: direct },
    remote: { parts: isLong ? [sought, ...partsOfSlips(sought), ...longStems] : [], quality: remote },
  }
}

/** One letter that is wrong cannot be in both. Two that changed places cannot touch both. */
function partsOfSlips(sought: string): readonly string[] {
  const middle = Math.ceil(sought.length / 2)
  return [sought.slice(0, middle - 1), sought.slice(middle)]
}

const isBegun = (word: string, stem = '') => stem.length >= LEAST && word.startsWith(stem)

/** Whether one letter is wrong, missing, too many, or changed places with the next. The first letter is right. The word may go on. */
function isSlip(sought: string, word: string): boolean {
  if (sought[0] !== word[0] || word.length < sought.length - 1) return false
  let at = 1
  while (at < sought.length && sought[at] === word[at]) at++
  const goesOn = (from: number, place: number) =>
    sought.length - from < 2
      ? word.slice(place) === sought.slice(from)
      : word.startsWith(sought.slice(from), place)
  const isTurned = sought[at] === word[at + 1] && sought[at + 1] === word[at]
  return (
    goesOn(at + 1, at + 1) || goesOn(at, at + 1) || goesOn(at + 1, at) || (isTurned && goesOn(at + 2, at + 2))
  )
}
