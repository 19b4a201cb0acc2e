/**
 * The names that editors suggest: pages, pictures, contacts and named links of the site beside the engine. They have
 * their own file. Editors accept other names too: authors add pages without running `generate`.
 */
import type { NameKind } from '../../../../../schema/vocabulary.ts'
import { filesIn } from '../../../../build/files/site-files.ts'
import { snippetName } from '../../../../core/load/snippets/snippets.ts'
import { TABLE_FILE } from '../../../../core/load/tables/include-rows.ts'
import { assemble } from '../../../../core/site/assemble.ts'
import { languageConfigs } from '../../../../core/site/languages.ts'
import { isListed } from '../../../../core/site/nav.ts'
import type { LinkedPage } from '../../../../core/site/site.ts'
import type { Generated } from '../generated.ts'
import { inJson } from './as-yaml.ts'

type Name = { readonly label: string; readonly description: string; readonly body: string }

/** `root` is the absolute folder of a site. Gives nothing if there is no site. */
export function names(root: string): readonly Generated[] {
  const files = filesIn(root)
  const { loaded, settings, pages } = assemble(files, () => undefined)
  if (pages.length === 0) return []
  const titled = (shown: readonly LinkedPage[]) => shown.map(({ route, page }) => name(route, page.title))
  const { links = {}, contacts = {} } = settings?.config ?? {}
  const languages = settings ? languageConfigs(settings.config, settings.source) : new Map()
  const outside = Object.entries(links).map(([key, href]) => name(`link:${key}`, href))
  const known: Readonly<Record<NameKind, readonly Name[]>> = {
    address: [...titled(pages.filter((page) => isListed({ languages }, page))), ...outside],
    framed: titled(pages.filter(({ page }) => page.layout === 'bare')),
    picture: loaded.images.map((image) => name(image, 'A picture')),
    snippet: loaded.snippets.map(({ path }) => name(snippetName(path) ?? path, 'A snippet')),
    table: files.names.filter((file) => TABLE_FILE.test(file)).map((file) => name(file, 'A table')),
    contact: Object.entries(contacts).map(([key, { title }]) => name(key, title)),
  }
  const definitions = Object.fromEntries(
    Object.entries(known).map(([kind, list]) => [kind, { defaultSnippets: list }]),
  )
  const text = inJson({ $schema: 'http://json-schema.org/draft-07/schema#', definitions })
  return [{ path: 'schema/names.schema.json', text }]
}

const name = (label: string, description: string): Name => ({ label, description, body: label })
