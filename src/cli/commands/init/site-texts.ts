/** The files of a new site, made from those for all languages and those of its own. */
import { asWritten } from '../../../core/yaml/rewrite.ts'
import { kindInWords, type Locale, type OrganisationKind } from '../../options/kinds.ts'
import { inCountry } from './countries.ts'

const FILES = import.meta.glob<string>(['./site/**/*', '../../../languages/*/site/**/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export type Wanted = { readonly name: string; readonly locale: Locale; readonly kind: OrganisationKind }

/** By their paths in the site. A name that starts with `_` starts with a dot in the site. */
export function siteTexts({
  name,
  locale: { language, country },
  kind,
}: Wanted): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const [file, text] of Object.entries(FILES)) {
    const [, folder, path = ''] = /^(?:\.|.*\/(\w+))\/site\/(.+)$/.exec(file) ?? []
    if (folder !== undefined && folder !== language) continue
    const shownName = path.endsWith('.yaml') ? asWritten(name) : name
    const filled = text
      .replaceAll('{{name}}', () => shownName)
      .replaceAll('{{type}}', kind)
      .replaceAll('{{kind}}', () => kindInWords(kind, language))
    const isSettings = path === 'site.yaml' && country !== undefined
    texts.set(path.replace(/^_/, '.'), isSettings ? inCountry(filled, language, country) : filled)
  }
  return texts
}
