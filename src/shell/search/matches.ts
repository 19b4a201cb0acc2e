/** How well a word of the site fits a word that somebody looks for. From 0 to 1. */

const EXACT = 1
const INSIDE = 0.3
const SLIP = 0.4
const ENDING = 0.5
/** Shorter words are inside too many others, and are other words with one letter changed. */
const LEAST = 4

/** Swahili changes the beginnings of words: `kulipa` and `analipa`, `wanafunzi` and `mwanafunzi`. */
const BEGINNINGS = /^(?:(?:ni|tu|wa|u|a|m)(?:na|li|ta|me)|ku|wa|mwa|ma|ki|vi|mi|m|u|zi|i|a|ni|tu|hu)(?=.{4})/
/** It makes nouns of verbs with another ending: `punguzo` and `hupunguziwa`. */
const LAST_VOWEL = /[aeiou]$/
/** English changes their endings: `swimming` and `swimmers`. */
const ENDINGS = /(?:ings?|ers?|ed|es|s|al|ion)$/

export type Matcher = {
  /** For words that begin with it, or have the same stem. */
  readonly direct: (word: string) => number
  /** For others, if no word of the site fits directly. */
  readonly remote: (word: string) => number
}

export function matcherOf(sought: string, lang: string): Matcher {
  const isLong = sought.length >= LEAST && !/\d/.test(sought)
  const isSwahili = lang.startsWith('sw')
  const stem = isLong ? sought.replace(lang.startsWith('en') ? ENDINGS : '', '') : sought
  const root = isLong && isSwahili ? sought.replace(BEGINNINGS, '') : sought
  const core = isSwahili ? root.replace(LAST_VOWEL, '') : root
  return {
    direct: (word) => {
      if (word === sought) return EXACT
      if (sought.length > 2 && word.startsWith(sought)) return 0.5 + (0.4 * sought.length) / word.length
      if (!isLong) return 0
      // `telephone` and `phone`, `headmaster` and `master`.
      if (word.length > LEAST && sought.endsWith(word)) return INSIDE
      if (stem.length >= 3 && (word === stem || (stem.length >= LEAST && word.startsWith(stem))))
        return ENDING
      if (!isSwahili) return 0
      if (word.includes(sought)) return INSIDE + 0.2
      return root.length >= LEAST && word.endsWith(root) ? INSIDE : 0
    },
    remote: (word) => {
      if (!isLong) return 0
      if (isSlip(sought, word)) return SLIP
      if (word.includes(sought)) return INSIDE
      return core.length > LEAST && word.includes(core) ? INSIDE / 2 : 0
    },
  }
}

/** Whether one letter is wrong, missing, too many, or changed places with the next. The first letter is right. The word may go on. */
function isSlip(sought: string, word: string): boolean {
  let at = 0
  while (at < sought.length && sought[at] === word[at]) at++
  if (at === 0 || word.length < sought.length - 1) return false
  const goesOn = (from: number, place: number) => {
    const rest = sought.slice(from)
    return rest.length < 2 ? word.slice(place) === rest : word.startsWith(rest, place)
  }
  const isTurned = sought[at] === word[at + 1] && sought[at + 1] === word[at]
  return (
    goesOn(at + 1, at + 1) || goesOn(at, at + 1) || goesOn(at + 1, at) || (isTurned && goesOn(at + 2, at + 2))
  )
}
