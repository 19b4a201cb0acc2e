/** The data of site.yaml in each of its languages, before validation. */
import { isSameLanguage, wordsIn } from '../../block/words.ts'
import type { FieldPath } from '../base/field-path.ts'
import { isGroup, laidOver } from '../base/laid-over.ts'
import { valueAt } from '../base/value-at.ts'

/** The names of the other languages of a site. */
export function languagesIn(site: unknown): readonly string[] {
  const languages = valueAt(site, ['languages'])
  return isGroup(languages) ? Object.keys(languages) : []
}

/**
 * The languages that have a text of their own in the place of one at a path, which has not changed with it. Lists of two
 * languages need not have the same entries.
 */
export const languagesThatKeep = (path: FieldPath, before: unknown, after: unknown): readonly string[] =>
  languagesIn(after).filter((name) => {
    if (path.some((key) => typeof key === 'number')) return false
    const own = ['languages', name, ...path]
    const text = valueAt(after, own)
    return path[0] !== 'languages' && typeof text === 'string' && text === valueAt(before, own)
  })

/** site.yaml with the values of a language laid over it. */
export function siteIn(site: unknown, name: string): unknown {
  const { languages: _languages, lang: main, words, ...rest } = isGroup(site) ? site : {}
  const own = valueAt(site, ['languages', name])
  const lang = String(valueAt(own, ['lang']) ?? name)
  return laidOver({ ...rest, lang: langIn(site, name), ...inheritedWords(words, String(main), lang) }, own)
}

/** The code of a language of site.yaml, with its country. */
export const langIn = (site: unknown, name: string): string =>
  String(valueAt(site, ['languages', name, 'lang']) ?? inCountryOf(String(valueAt(site, ['lang'])), name))

/** English without a country has American dates. It is rather that of the country of the main language. */
const inCountryOf = (main: string, lang: string) =>
  lang === 'en' ? lang + (/-[A-Z]{2}$/.exec(main)?.[0] ?? '') : lang

/** The words of the main language that this language uses, too. The name of the main language is never among them. */
function inheritedWords(words: unknown, main: string, lang: string): { readonly words?: unknown } {
  if (!isGroup(words)) return {}
  if (isSameLanguage(lang, main)) return { words }
  const { language: _language, languageHome: _home, ...others } = words
  return wordsIn(lang) ? {} : { words: others }
}

/** The language that a file of pages/ is in; `undefined` for the default language. */
export function languageOfFile(path: string, languages: readonly string[]): string | undefined {
  return languages.find((name) => path.startsWith(`pages/${name}/`) || path === `pages/${name}.yaml`)
}
