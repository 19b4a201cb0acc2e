/** The letters that the font of a site shows. The build cuts it down to them. */
import type { SiteConfig } from '../../../schema/site.ts'
import { lettersIn } from '../../block/letters.ts'
import type { LanguageConfigs } from './languages.ts'
import { wordsOf } from './site.ts'

/** What the font always has, besides printable ASCII. */
export const PUNCTUATION = '\u00a0–—‘’“”…·•×−©°é'

/** The commonest of currencies. Intl knows them all, but takes long to load. */
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£' }

/** The characters that site.yaml asks for, and those of the languages of the site, of the words in them and of amounts. */
export function charactersOf(config: SiteConfig, languages: LanguageConfigs): string {
  const { characters = '', currency = '' } = config
  const all = [config, ...languages.values()]
  const words = all.flatMap((each) => Object.values(wordsOf(each)))
  const inWords = [
    ...new Set([...all.map(({ lang }) => lettersIn(lang)), ...words, SIGNS[currency]].join('')),
  ]
  return characters + inWords.filter((letter) => letter > '~' && !characters.includes(letter)).join('')
}
