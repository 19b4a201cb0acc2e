/** Finds the word that a slip means: one letter less, more or other, or two neighbours swapped. */
import { isOneSign } from '../../../diagnostics/certain.ts'
import type { SpellingWords } from '../../../languages/en/spelling.ts'
import { memoize } from '../../base/memoize.ts'

/** A letter with an accent. If the known word has none, this is most likely a word of another language. */
export const ACCENT = /[^a-z]/

/** Gives an empty text for a word that is right, or unknown. Each word of a site costs one look-up, after its first time. */
export const wordMeant = memoize(
  ({ usual, endings, alike, misspelt }: SpellingWords): ((word: string) => string) => {
    const pairs = wordsOf(misspelt)
    const right = wordsOf(usual)
    const known = new Set([...right, ...wordsOf(alike)])
    const withEnds = memoize((ends: string) => right.filter((each) => endsOf(each) === ends))
    const allEndings = ['', ...wordsOf(endings)].map((ending) => new RegExp(`${ending}$`))
    return memoize((written) => {
      const word = written.toLowerCase()
      const at = pairs.indexOf(word)
      if (at >= 0 && at % 2 === 0) return pairs[at + 1] ?? ''
      const stems = allEndings.flatMap((ending) => word.replace(ending, '') || [])
      if (stems.some((stem) => known.has(stem))) return ''
      for (const stem of new Set(stems)) {
        const meant = withEnds(endsOf(stem)).find((each) => isOneSign(stem, each))
        if (meant && (ACCENT.test(meant) || !ACCENT.test(word))) return meant + word.slice(stem.length)
      }
      return ''
    })
  },
)

export const wordsOf = (list: string): readonly string[] => list.match(/\S+/g) ?? []

/** The first letter is hardly ever wrong, and with another last letter it is another word: `teachers`. */
const endsOf = (word: string) => `${word[0]}${word.at(-1)}`
