/** The change that a GitHub workflow runs for: its files, compared with the commit that it started from. */
import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { type Repository, repositoryOf } from '../../../build/base/git.ts'
import { valueAt } from '../../../core/base/value-at.ts'
import type { Change } from '../../../diagnostics/format-github.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Without git, or without a commit to compare with, no file counts as touched. */
export function changeOf(root: string, env: Environment): Change {
  const repository = repositoryOf(root)
  if ('problem' in repository) return { prefix: prefixIn(env.GITHUB_WORKSPACE, root), touched: new Set() }
  return { prefix: repository.prefix, touched: new Set(touchedFiles(repository, basesOf(env))) }
}

function prefixIn(workspace: string | undefined, root: string): string {
  const inside = workspace === undefined ? '' : relative(workspace, root).split(sep).join('/')
  return inside === '' || inside.startsWith('..') ? '' : `${inside}/`
}

function touchedFiles(repository: Repository, bases: readonly string[]): readonly string[] {
  const base = bases.map((ref) => repository.commit(ref)).find((commit) => commit !== undefined)
  return base === undefined ? [] : (repository.touched(base, 'HEAD') ?? [])
}

/** Commits where the change may have started, the most certain first. */
function basesOf(env: Environment): readonly string[] {
  const event = eventIn(env.GITHUB_EVENT_PATH)
  const commits = [['pull_request', 'base', 'sha'], ['merge_group', 'base_sha'], ['before']].map((path) =>
    valueAt(event, path),
  )
  const branch = env.GITHUB_BASE_REF
  const branches = branch ? [`origin/${branch}`, branch] : []
  // For a pull request GitHub checks out a merge commit. Its first parent is the target branch.
  const merge = /^refs\/pull\/\d+\/merge$/.test(env.GITHUB_REF ?? '') ? ['HEAD^1'] : []
  return [...merge, ...commits.filter((commit) => typeof commit === 'string'), ...branches]
}

function eventIn(path: string | undefined): unknown {
  if (!path) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
