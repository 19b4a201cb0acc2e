/** The words of the shell and of blocks, as opposed to authors' texts. A site can have its own under `words:` in site.yaml. */
import type { WordName, Words } from '../languages/en/words.ts'
import { inLanguage, type Language, primarySubtag } from '../languages/language.ts'
import { words } from '../languages/words.ts'

export type { WordName, Words }
export { primarySubtag }

export const DEFAULT_WORDS: Words = words.en

export const LANGUAGES: Readonly<Record<Language, Words>> = words

/** `lang` is a language, perhaps with a country: `sw-KE`. Gives `undefined` for a language that Ukurasa does not speak. */
export const wordsIn = (lang: string): Words | undefined => inLanguage(LANGUAGES, lang)

/** Whether two tags name one language, perhaps as in two countries. */
export const isSameLanguage = (lang: string, other: string): boolean =>
  primarySubtag(lang) === primarySubtag(other)

/** Between a name and what it is of. French has a space before it, which does not break. */
export const colonIn = (lang: string): string => (isSameLanguage(lang, 'fr') ? '\u00a0: ' : ': ')

/** Authors name days and languages in these. */
export const AUTHORS_LANGUAGES: readonly string[] = [...new Set([...Object.keys(LANGUAGES), 'de'])]
