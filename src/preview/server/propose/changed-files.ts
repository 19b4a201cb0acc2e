/** The files of the site that a proposal can hold: those that are not as in the commit it is made on. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangedOnDisk } from '../../studio.ts'
import { isBehindLink } from '../studio/writable.ts'
import type { Ground } from './ground.ts'
import { runGit } from './run-git.ts'

/** Paths from the root of the site. Without what git ignores, without hidden files, and without links. */
export async function changedFiles({
  root,
  repository,
  parent,
  open,
}: Ground): Promise<readonly ChangedOnDisk[]> {
  const { prefix } = repository
  const status = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--']
  const found = await runGit([...status, 'site.yaml', 'pages', 'public'], {
    cwd: root,
    env: { GIT_OPTIONAL_LOCKS: '0' },
  })
  const ofAuthor = found.output.split('\0').flatMap((row) => (row === '' ? [] : [row.slice(3)]))
  const proposed = open ? (repository.touched(open.fork, open.tip) ?? []) : []
  const paths = [...new Set([...ofAuthor, ...proposed])]
    .flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
    .filter((path) => isInReach(root, path))
    .sort()
  const there = paths.filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile())
  const ids = repository.idsOf(there)
  const now = new Map(there.map((path, index) => [path, ids[index] ?? null]))
  const before = new Map(repository.list(parent).map(({ path, id }) => [path, id]))
  return paths
    .map((path) => ({ path, id: now.get(path) ?? null }))
    .filter(({ path, id }) => id !== (before.get(path) ?? null))
}

/** A file of the site that is not behind a link. */
export const isInReach = (root: string, path: string): boolean => isOfSite(path) && !isBehindLink(root, path)

const isOfSite = (path: string): boolean =>
  /^(?:site\.yaml$|pages\/|public\/)/.test(path) &&
  !path.includes('\n') &&
  !path.split('/').some((part) => part.startsWith('.'))
