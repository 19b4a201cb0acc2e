/**
 * The words of the frame and of blocks, as opposed to authors' texts. Each language has a file. A site can have its own
 * under `words:` in site.yaml.
 */
import { en, type WordName, type Words } from './words/en.ts'
import { fr } from './words/fr.ts'
import { sw } from './words/sw.ts'

export type { WordName, Words }

export const DEFAULT_WORDS: Words = en

export const LANGUAGES: ReadonlyMap<string, Words> = new Map(Object.entries({ en, sw, fr }))

/** `lang` is a language, perhaps with a country: `sw-KE`. Gives `undefined` for a language without a file. */
export const wordsIn = (lang: string): Words | undefined =>
  LANGUAGES.get(lang.replace(/-.*/, '').toLowerCase())
