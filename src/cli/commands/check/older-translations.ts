/** Finds pages that are older than the page that they translate, as far as git knows. */

import { repositoryOf } from '../../../build/base/git.ts'
import type { ReadResult } from '../../../core/check/read-site.ts'
import { inSeverities } from '../../../core/check/severities.ts'
import { counterpart, languageConfigs, type Prefix, prefixOf } from '../../../core/site/languages.ts'
import { routeOf } from '../../../core/site/routes.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'

/** Nothing for a site in one language: git is only asked about others. */
export function olderTranslations({ settings, pages }: ReadResult, root: string): readonly Diagnostic[] {
  const languages = settings ? languageConfigs(settings.config, settings.source) : new Map<Prefix, never>()
  if (!settings || languages.size === 0) return []
  const repository = repositoryOf(root)
  if ('problem' in repository) return []
  const times = repository.changedAt('pages')
  const files = new Map(pages.map(({ source }) => [routeOf(source.path), source.path]))
  const timeOf = (file: string | undefined) => times.get(file ?? '') ?? 0
  const found = [...languages.keys()].flatMap((prefix): Diagnostic[] => {
    const older = [...files].flatMap(([route, file]) => {
      const isOwn = prefix !== '' && prefixOf(languages, route) === prefix
      const source = isOwn ? files.get(counterpart({ languages }, route, '')) : undefined
      return source !== undefined && timeOf(file) < timeOf(source) ? [file] : []
    })
    if (older.length === 0) return []
    const name = prefix.slice(1)
    return [
      { ...messages.translationOlder(name, older), span: settings.source.spanOfKey(['languages', name]) },
    ]
  })
  return inSeverities(found, settings.source.value)
}
