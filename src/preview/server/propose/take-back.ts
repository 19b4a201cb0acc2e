/**
 * Takes changes out of the author's folder again, once a proposal has all of them. Otherwise git would not let the author
 * get the version into which the proposal was merged.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TakenBack } from '../../studio.ts'
import { changedFiles, isInReach } from './changed-files.ts'
import { groundOf, noteProposal } from './ground.ts'
import { runGit } from './run-git.ts'

/** Only files that are exactly as in the proposal, and only if it has reached the server. */
export async function takeBack(root: string): Promise<TakenBack> {
  const ground = await groundOf(root)
  if ('kind' in ground) return ground
  const { open, repository } = ground
  // What is not in the proposal would be lost.
  const others = await changedFiles(ground)
  if (!open || open.sent !== open.tip || others.length > 0) return { kind: 'changed' }
  const { prefix } = repository
  const proposed = repository.touched(open.fork, open.tip) ?? []
  const paths = proposed.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
  if (paths.some((path) => !isInReach(root, path))) return { kind: 'changed' }
  const known = new Set(repository.list('HEAD').map(({ path }) => path))
  const before = paths.filter((path) => known.has(path))
  if (before.length > 0) {
    const words = ['--literal-pathspecs', 'restore', '--source=HEAD', '--worktree', '--', ...before]
    const ran = await runGit(words, { cwd: root })
    if (!ran.ok) return { kind: 'failed', says: ran.says }
  }
  for (const path of paths) if (!known.has(path)) rmSync(join(root, path), { force: true })
  // The next change begins a proposal of its own.
  noteProposal(root, { branch: '' })
  return { kind: 'taken-back', paths }
}
