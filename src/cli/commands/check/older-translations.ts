/** Finds pages that are older than the page that they translate, as far as git knows. */

import { repositoryOf } from '../../../build/base/git.ts'
import type { ReadResult } from '../../../core/check/read-site.ts'
import { inSeverities } from '../../../core/check/severities.ts'
import { differOnlyInLinks } from '../../../core/site/followed-links.ts'
import { counterpart, languageConfigs, type Prefix, prefixOf } from '../../../core/site/languages.ts'
import { routeOf, routeTable } from '../../../core/site/routes.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'

/** Nothing for a site in one language: git is only asked about others. */
export function olderTranslations({ settings, pages }: ReadResult, root: string): readonly Diagnostic[] {
  const languages = settings ? languageConfigs(settings.config, settings.source) : new Map<Prefix, never>()
  if (!settings || languages.size === 0) return []
  const repository = repositoryOf(root)
  if ('problem' in repository) return []
  const changes = repository.changedAt('pages')
  const files = new Map(pages.map(({ source }) => [routeOf(source.path), source]))
  const timeOf = (file: string) => changes.get(file)?.time ?? 0
  const pairs = [...files].flatMap(([route, { path }]) => {
    const prefix = prefixOf(languages, route)
    const original = prefix === '' ? undefined : files.get(counterpart({ languages }, route, ''))
    return original && timeOf(path) < timeOf(original.path) ? [{ prefix, path, original }] : []
  })
  const before = repository.textsAt(
    pairs.map(({ path, original }) => ({ path: original.path, commit: changes.get(path)?.commit })),
  )
  const table = routeTable([...files.values()], () => undefined)
  const changed = pairs.filter(({ original }, index) => {
    const old = before[index]
    return old === undefined || !differOnlyInLinks(old, original.text, (href) => table.find(href)?.route)
  })
  const found = [...languages.keys()].flatMap((prefix): Diagnostic[] => {
    const older = changed.filter((each) => each.prefix === prefix).map(({ path }) => path)
    if (older.length === 0) return []
    const name = prefix.slice(1)
    return [
      { ...messages.translationOlder(name, older), span: settings.source.spanOfKey(['languages', name]) },
    ]
  })
  return inSeverities(found, settings.source.value)
}
