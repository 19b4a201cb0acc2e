/** `ukurasa rename`: gives a page a new address, and updates every link to it. */

import { filesIn } from '../../../build/files/site-files.ts'
import { type RenameSources, type Renaming, rename as renamed } from '../../../core/change/rename/rename.ts'
import { type ReadResult, readSite } from '../../../core/check/read-site.ts'
import { changedFiles } from '../../../core/load/file-change.ts'
import type { SiteFiles } from '../../../core/load/site-files.ts'
import { typedRoute } from '../../../core/site/page-file.ts'
import { isPage, routeTable } from '../../../core/site/routes.ts'
import { languagesIn } from '../../../core/validate/site-in-language.ts'
import { count } from '../../../diagnostics/wording.ts'
import { newErrors } from '../../changes/new-errors.ts'
import { showChanges } from '../../changes/show-changes.ts'
import { writeChanges } from '../../changes/write-changes.ts'
import type { SiteOptions } from '../../options/shared.ts'
import { complain } from '../../output/complain.ts'
import { noSite } from '../../output/no-site.ts'
import { progress, withProgress } from '../../output/progress.ts'

type Options = SiteOptions & { readonly from: string; readonly to: string; readonly dryRun: boolean }

export function rename({ root, now, dryRun, ...written }: Options): number {
  const [from, to] = [typedRoute(written.from), typedRoute(written.to)]
  const line = progress()
  const files = withProgress(filesIn(root), line)
  const before = readSite(files, { now })
  const refusal = noSite(before)
  if (refusal !== undefined) return complain(refusal)
  const pages = before.sources.filter(({ path }) => isPage(path))
  const table = routeTable(pages, () => undefined)
  const site = before.sources.find(({ path }) => path === 'site.yaml')
  const renaming = renamed(documentsOf(before, files), table, from, to, languagesIn(site?.value))
  line.end()
  if ('refusal' in renaming) return complain(renaming.refusal)
  const after = readSite(changedFiles(files, renaming.changes), { now })
  line.end()
  const broken = newErrors(before, after)
  if (broken.length > 0) return complain(`This would break the site: ${broken.join(' ')}`)
  if (dryRun) {
    showChanges(renaming.changes)
    return 0
  }
  const problem = writeChanges(root, renaming.changes)
  if (problem !== undefined) return complain(problem)
  process.stdout.write(inWords(renaming, from, to))
  return 0
}

/** Everything that may link to a page: documents and the cells of tables. */
function documentsOf({ sources, tables }: ReadResult, { names }: SiteFiles): RenameSources {
  const found = [...sources, ...[...tables.values()].flatMap(({ table }) => (table ? [table.source] : []))]
  const known = new Set(found.filter(({ value }) => value !== undefined).map(({ path }) => path))
  const documents = names.filter((name) => /\.ya?ml$/i.test(name)).map((name) => `pages/${name}`)
  const all = ['site.yaml', ...documents, ...tables.keys()]
  return { sources: found, unread: all.filter((path) => !known.has(path)) }
}

function inWords({ changes, mentions }: Renaming, from: string, to: string): string {
  const created = changes.filter(({ before }) => before === undefined)
  const gone = changes.filter(({ after }) => after === undefined)
  return [
    ...gone.map(({ path }, index) => `${path} is now ${created[index]?.path}`),
    ...mentions.map(({ path, places }) => `${path}: ${count(places, 'link')} to ${to}`),
    `${from} still works: it is now an alias of the page.`,
    '',
  ].join('\n')
}
