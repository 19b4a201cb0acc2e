/** The files of a new site, made from those for all languages and those of its own. */
import { asWritten } from '../../../core/yaml/rewrite.ts'
import { kindInWords, type Language, type OrganisationKind } from '../../options/kinds.ts'

const FILES = import.meta.glob<string>(['./site/**/*', '../../../languages/*/site/**/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export type Wanted = { readonly name: string; readonly language: Language; readonly kind: OrganisationKind }

/** By their paths in the site. A name that starts with `_` starts with a dot in the site. */
export function siteTexts({ name, language, kind }: Wanted): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const [file, text] of Object.entries(FILES)) {
    const [, folder, path = ''] = /^(?:\.|.*\/(\w+))\/site\/(.+)$/.exec(file) ?? []
    if (folder !== undefined && folder !== language) continue
    const shownName = path.endsWith('.yaml') ? asWritten(name) : name
    const filled = text
      .replaceAll('{{name}}', () => shownName)
      .replaceAll('{{type}}', kind)
      .replaceAll('{{kind}}', () => kindInWords(kind, language))
    texts.set(path.replace(/^_/, '.'), filled)
  }
  return texts
}
