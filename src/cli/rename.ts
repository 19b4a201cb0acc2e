/** `ukurasa rename`: gives a page another address, in every link to it as well. */
import { count } from '../diagnostics/wording.ts'
import { changedFiles } from '../engine/file-change.ts'
import { filesIn } from '../engine/load.ts'
import { readSite } from '../engine/read-site.ts'
import { type Renaming, rename as renamed } from '../engine/rename/rename.ts'
import { routeTable } from '../engine/routes.ts'
import { complain } from './complain.ts'
import { newErrors } from './new-errors.ts'
import type { SiteOptions } from './options.ts'
import { showChanges } from './show-changes.ts'
import { writeChanges } from './write-changes.ts'

type Options = SiteOptions & { readonly from: string; readonly to: string; readonly dryRun: boolean }

export function rename({ root, now, from, to, dryRun }: Options): number {
  const files = filesIn(root)
  const before = readSite(root, { now, files })
  const { sources } = before
  const pages = sources.filter(({ path }) => path !== 'site.yaml')
  const renaming = renamed(
    sources,
    routeTable(pages, () => undefined),
    from,
    to,
  )
  if ('refusal' in renaming) return complain(renaming.refusal)
  const after = readSite(root, { now, files: changedFiles(files, renaming.changes) })
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

function inWords({ changes, mentions }: Renaming, from: string, to: string): string {
  const created = changes.find(({ before }) => before === undefined)
  const gone = changes.find(({ after }) => after === undefined)
  return [
    `${gone?.path} is now ${created?.path}`,
    ...mentions.map(({ path, places }) => `${path}: ${count(places, 'link')} to ${to}`),
    `${from} leads there as well: it is an alias of the page.`,
    '',
  ].join('\n')
}
