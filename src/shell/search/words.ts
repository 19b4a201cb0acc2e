/** Splits texts into words, which are the same with and without marks, capitals and apostrophes. */

/** A word of a text, and where it is. `folded` is what the search compares. */
export type Word = { readonly folded: string; readonly start: number; readonly end: number }

/** Letters and figures apart: `grade5` is the same as `grade 5`. A figure may have commas: `64,200`. */
const WORD = /\p{L}[\p{L}\p{M}'’ʼ]*|\p{N}+(?:[,.]\p{N}{3})*/gu
/** `l'école` is a form of `école`, but `Murang'a` is one word. */
const ELIDED = /^(?:[cdjlmnst]|qu)['’ʼ](?=\p{L})/u

/** Nearly all texts have no special letters. They are searched with simple patterns, which browsers make faster. */
const SIMPLE = /^[ -~’\u2013\u2014\u2026]*$/
const SIMPLE_WORD = /[a-z][a-z'’]*|\d+(?:[,.]\d{3})*/gi
const SIMPLE_ELIDED = /^(?:[cdjlmnst]|qu)['’](?=[a-z])/
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

export function wordsIn(text: string): readonly Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(SIMPLE.test(text) ? SIMPLE_WORD : WORD)) {
    const [word] = match
    const start = match.index ?? 0
    words.push({ folded: folded(word), start, end: start + word.length })
  }
  return words
}

const ELISION = /(?:^|[^a-z])(?:[cdjlmnst]|qu)['’][a-z]/
/** Signs that belong to a word or a figure. */
const WITHIN = /['’]|(\d)[,.](?=\d{3})/g

/** The folded words alone, with other signs between them. Several times as fast, because an index has thousands of them. */
export function foldedText(text: string): string {
  const small = text.toLowerCase()
  const isPlain = SIMPLE.test(small) && !(small.search(WITHIN) >= 0 && ELISION.test(small))
  if (!isPlain)
    return wordsIn(text)
      .map(({ folded }) => folded)
      .join(' ')
  return small.replace(WITHIN, '$1')
}

/** Whether a sign of a folded text belongs to a word. */
export const isLetter = (sign = ' ') => sign >= 'a' && !'{|}~’–—…'.includes(sign)
/** Whether a sign of a folded text belongs to a figure. */
export const isFigure = (sign = ' ') => sign >= '0' && sign <= '9'

function folded(word: string): string {
  const small = word.toLowerCase()
  // Nearly all words.
  if (/^[a-z0-9]*$/.test(small)) return small
  if (SIMPLE.test(small)) return small.replace(SIMPLE_ELIDED, '').replace(/['’,.]/g, '')
  return small
    .replace(ELIDED, '')
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ,.]/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter)
}
