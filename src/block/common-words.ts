/** The small words of a language, such as `the` and `of`, and its numbers. The search knows them. */
import type { SearchWords } from '../languages/en/search.ts'
import { inLanguage } from '../languages/language.ts'
import { search } from '../languages/search.ts'

/** `undefined` for a language that Ukurasa does not speak. */
export function commonWordsIn(lang: string) {
  const found: SearchWords | undefined = inLanguage(search, lang)
  return found && { small: found.small.split(/\s+/), numbers: found.numbers.split(' ') }
}

export const LANGUAGES_WITH_WORDS: readonly string[] = Object.keys(search)
