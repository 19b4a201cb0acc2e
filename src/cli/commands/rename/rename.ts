/** `ukurasa rename`: gives a page a new address, and updates every link to it. */

import { filesIn } from '../../../build/files/site-files.ts'
import type { ReadChanged } from '../../../core/change/new-errors.ts'
import type { Renaming } from '../../../core/change/rename/rename.ts'
import { renameInSite } from '../../../core/change/rename/rename-in-site.ts'
import { readSite } from '../../../core/check/read-site.ts'
import { changedFiles } from '../../../core/load/file-change.ts'
import { typedRoute } from '../../../core/site/page-file.ts'
import { count } from '../../../diagnostics/wording.ts'
import { showChanges } from '../../changes/show-changes.ts'
import { writeChanges } from '../../changes/write-changes.ts'
import type { SiteOptions } from '../../options/shared.ts'
import { typedPath } from '../../options/typed-path.ts'
import { complain } from '../../output/complain.ts'
import { noSite } from '../../output/no-site.ts'
import { progress, withProgress } from '../../output/progress.ts'

type Options = SiteOptions & { readonly from: string; readonly to: string; readonly dryRun: boolean }

export function rename({ root, now, dryRun, ...written }: Options): number {
  const meant = (page: string) => typedRoute(typedPath(root, page))
  const [from, to] = [meant(written.from), meant(written.to)]
  const line = progress()
  const files = withProgress(filesIn(root), line)
  const before = readSite(files, { now })
  const refusal = noSite(before)
  if (refusal !== undefined) return complain(refusal)
  const read: ReadChanged = (changes) =>
    changes.length === 0 ? before : readSite(changedFiles(files, changes), { now })
  const renaming = renameInSite(read, files.names, from, to)
  line.end()
  if ('refusal' in renaming) return complain(renaming.refusal)
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
  const created = changes.filter(({ before }) => before === undefined)
  const gone = changes.filter(({ after }) => after === undefined)
  return [
    ...gone.map(({ path }, index) => `${path} is now ${created[index]?.path}`),
    ...mentions.map(({ path, places }) => `${path}: ${count(places, 'link')} to ${to}`),
    `${from} still works: it is now an alias of the page.`,
    '',
  ].join('\n')
}
