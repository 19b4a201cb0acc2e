/** `ukurasa diff`: says in words what a change means, for the person who approves it. */

import { type Repository, repositoryOf } from '../../../build/base/git.ts'
import { type Observe, versionAt, versionNow } from '../../../build/files/versions.ts'
import type { SiteChanges } from '../../../core/change/diff/change-types.ts'
import { changesBetween } from '../../../core/change/diff/compare-sites.ts'
import { asMarkdown } from '../../../core/change/review/as-markdown.ts'
import { asText } from '../../../core/change/review/as-text.ts'
import { review } from '../../../core/change/review/review.ts'
import { complain } from '../../output/complain.ts'
import { progress, withProgress } from '../../output/progress.ts'
import { inColour } from '../../output/terminal.ts'

export type DiffFormat = 'text' | 'markdown' | 'json'

type Options = {
  readonly root: string
  readonly ref: string
  /** The newer commit. Without it, the files as they are now. */
  readonly to: string | undefined
  readonly format: DiffFormat
}

export function diff({ root, ref, to, format }: Options): number {
  const repository = repositoryOf(root)
  if ('problem' in repository) return complain(repository.problem)
  const before = startOf(repository, ref, to ?? 'HEAD')
  const after = to === undefined ? undefined : commitOf(repository, to)
  if ('problem' in before) return complain(before.problem)
  if (after && 'problem' in after) return complain(after.problem)
  const line = progress()
  const observe: Observe = (files) => withProgress(files, line)
  const changes = changesBetween(
    versionAt(repository, before.commit, observe),
    after ? versionAt(repository, after.commit, observe) : versionNow(repository, root, observe),
  )
  line.end()
  process.stdout.write(written(changes, format))
  return 0
}

type Found = { readonly commit: string } | { readonly problem: string }

/** `main...` is the commit where the other one branched from main. */
function startOf(repository: Repository, ref: string, other: string): Found {
  const branch = ref.replace(/\.\.\.$/, '')
  const named = commitOf(repository, branch)
  if (branch === ref || 'problem' in named) return named
  const commit = repository.fork(named.commit, other)
  return commit === undefined
    ? { problem: `git finds no commit that ${branch} and ${other} have in common.` }
    : commitOf(repository, commit)
}

function commitOf(repository: Repository, ref: string): Found {
  const commit = repository.commit(ref)
  if (commit === undefined)
    return {
      problem: `git finds no commit \`${ref}\`. Name a branch (main), a tag or a commit. \`git fetch\` gets those of others.`,
    }
  const hasSite = repository
    .list(commit)
    .some(({ path }) => path === 'site.yaml' || path.startsWith('pages/'))
  return hasSite ? { commit } : { problem: `There was no site in this folder at \`${ref}\`.` }
}

function written(changes: SiteChanges, format: DiffFormat): string {
  if (format === 'json') return `${JSON.stringify(changes, null, 2)}\n`
  return format === 'markdown' ? asMarkdown(review(changes)) : asText(review(changes), inColour())
}
