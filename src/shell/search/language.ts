/** What the search knows of the language of a site. In others than these, words are only related by their beginning. */
import type { SearchWords } from '../../languages/en/search.ts'
import { inLanguage, type Language } from '../../languages/language.ts'
import { search } from '../../languages/search.ts'

const LANGUAGES: Readonly<Record<Language, SearchWords>> = search
const OTHERS: SearchWords = { small: '', numbers: '', stemsOf: (word) => [word] }

export const searchWordsIn = (lang: string): SearchWords => inLanguage(LANGUAGES, lang) ?? OTHERS

const listed = (words: string) => words.split(/\s+/)

export function isSmallIn({ small }: SearchWords): (word: string) => boolean {
  const words = new Set(listed(small))
  return (word) => words.has(word)
}

/** The figure that a word stands for. The first of them is two: `one` means other things, too. */
export function figureIn({ numbers }: SearchWords): (word: string) => string | undefined {
  const words = listed(numbers)
  return (word) => (words.includes(word) ? String(words.indexOf(word) + 2) : undefined)
}
