/** The data of site.yaml in each of its languages, before validation. */
import { isGroup, laidOver } from '../base/laid-over.ts'
import { valueAt } from '../base/value-at.ts'

/** The names of the other languages of a site. */
export function languagesIn(site: unknown): readonly string[] {
  const languages = valueAt(site, ['languages'])
  return isGroup(languages) ? Object.keys(languages) : []
}

/** site.yaml with the values of a language laid over it. */
export function siteIn(site: unknown, name: string): unknown {
  const { languages: _languages, ...rest } = isGroup(site) ? site : {}
  return laidOver({ ...rest, lang: name }, valueAt(site, ['languages', name]))
}

/** The language that a file of pages/ is in; `undefined` for the default language. */
export function languageOfFile(path: string, languages: readonly string[]): string | undefined {
  return languages.find((name) => path.startsWith(`pages/${name}/`) || path === `pages/${name}.yaml`)
}
