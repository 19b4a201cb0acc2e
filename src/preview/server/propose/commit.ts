/**
 * Makes the commit. `git commit` runs in a work tree of its own, which has the folder of the author but its own HEAD and
 * its own index. So hooks run as always, and the author's branch, index and other changes stay as they are.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChangedOnDisk } from '../../studio.ts'
import type { Ground } from './ground.ts'
import { type Ran, runGit } from './run-git.ts'

type Failed = { readonly failed: string }

/** Gives the id of the commit. `changed`: a file is not as it was when the author looked at the change. */
export async function makeCommit(
  ground: Ground,
  files: readonly ChangedOnDisk[],
  message: string,
): Promise<{ readonly commit: string } | Failed | 'changed'> {
  const { root, parent } = ground
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-proposal-'))
  const tree = join(folder, 'tree')
  try {
    const quiet = ['-c', 'core.hooksPath=/dev/null']
    const added = await runGit([...quiet, 'worktree', 'add', '--no-checkout', '--detach', tree, parent], {
      cwd: root,
    })
    if (!added.ok) return failed(added)
    const place = await runGit(['rev-parse', '--absolute-git-dir'], { cwd: tree })
    return place.ok ? await commitIn(place.output.trimEnd(), ground, files, message) : failed(place)
  } finally {
    await runGit(['worktree', 'remove', '--force', tree], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  }
}

const failed = ({ says, isLate }: Ran): Failed => ({ failed: isLate ? `git took too long. ${says}` : says })

async function commitIn(
  gitFolder: string,
  { top, parent, repository: { prefix } }: Ground,
  files: readonly ChangedOnDisk[],
  message: string,
): Promise<{ readonly commit: string } | Failed | 'changed'> {
  const env = { GIT_DIR: gitFolder, GIT_WORK_TREE: top, GIT_INDEX_FILE: join(gitFolder, 'index') }
  const git = (words: readonly string[], input = '') => runGit(words, { cwd: top, env, input })
  const paths = files.map(({ path }) => `${prefix}${path}\0`).join('')
  for (const [words, input] of [
    [['read-tree', parent], ''],
    [['update-index', '--add', '--remove', '-z', '--stdin'], paths],
  ] as const) {
    const ran = await git(words, input)
    if (!ran.ok) return failed(ran)
  }
  const listed = await git(['ls-files', '--stage', '-z'])
  const ids = new Map(
    listed.output.split('\0').map((row) => [row.slice(row.indexOf('\t') + 1), row.split(' ')[1]]),
  )
  if (files.some(({ path, id }) => (ids.get(`${prefix}${path}`) ?? null) !== id)) return 'changed'
  const made = await git(['-c', 'user.useConfigOnly=true', 'commit', '--quiet', '--file=-'], message)
  if (!made.ok) return failed(made)
  const commit = await git(['rev-parse', 'HEAD'])
  return commit.ok ? { commit: commit.output.trimEnd() } : failed(commit)
}
