/** What a proposal stands on: the repository, the author, and the proposal that is open already. */
import { type Repository, repositoryOf } from '../../../build/base/git.ts'
import { folderOfSite } from '../../../build/store/site-folder.ts'
import { type Kind, openStore } from '../../../build/store/store.ts'
import type { Impossible } from '../../studio.ts'
import { runGit } from './run-git.ts'

export type Ground = {
  readonly root: string
  /** The folder of the repository. */
  readonly top: string
  readonly repository: Repository
  /** The commit that a proposal is made on. */
  readonly parent: string
  /** The proposal that is open, if there is one. */
  readonly open: Open | undefined
}

export type Open = {
  readonly branch: string
  readonly tip: string
  /** The commit of the author from which it began. */
  readonly fork: string
  /** The commit that has reached the server last. */
  readonly sent: string | undefined
}

/** Which branch has the proposal of a site. Lost, it costs nothing: the next proposal gets a new branch. */
type Note = { readonly branch: string; readonly sent?: string | undefined }

const NOTE: Kind<Note> = {
  name: 'proposal.json',
  version: 1,
  fits: (value): value is Note =>
    typeof value === 'object' && value !== null && 'branch' in value && typeof value.branch === 'string',
}

export function noteProposal(root: string, note: Note): void {
  openStore(folderOfSite(root)).write(NOTE, root, note)
}

export async function groundOf(root: string): Promise<Ground | Impossible> {
  const why = (reason: Impossible['why']): Impossible => ({ kind: 'impossible', why: reason, folder: root })
  const found = await runGit(['rev-parse', '--show-toplevel'], { cwd: root })
  if (/ENOENT/.test(found.says)) return why('no-git')
  if (/dubious ownership/.test(found.says)) return why('not-trusted')
  const repository = repositoryOf(root)
  if (!found.ok || 'problem' in repository) return why('no-repository')
  const top = found.output.trimEnd()
  const head = repository.commit('HEAD')
  if (head === undefined) return why('no-commit')
  for (const name of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'])
    if (!(await runGit(['-c', 'user.useConfigOnly=true', 'var', name], { cwd: root })).ok)
      return why('no-name')
  const open = await openProposal(root, repository, head)
  return { root, top, repository, parent: open?.tip ?? head, open }
}

/** `undefined` if there is no proposal, if it was merged, or if its branch is in use. */
async function openProposal(root: string, repository: Repository, head: string): Promise<Open | undefined> {
  const note = openStore(folderOfSite(root)).read(NOTE, root)
  const tip = note && repository.commit(`refs/heads/${note.branch}`)
  const fork = tip === undefined ? undefined : repository.fork(tip, head)
  if (!note || tip === undefined || fork === undefined || fork === tip) return undefined
  if (await isMerged(root, repository, { tip, fork, head })) return undefined
  const { output } = await runGit(['worktree', 'list', '--porcelain'], { cwd: root })
  if (output.split('\n').includes(`branch refs/heads/${note.branch}`)) return undefined
  return { branch: note.branch, tip, fork, sent: note.sent }
}

type Three = { readonly tip: string; readonly fork: string; readonly head: string }

/** Also as one commit of its own, as a server may do it: then the author has all its files as they are in the proposal. */
async function isMerged(root: string, repository: Repository, { tip, fork, head }: Three): Promise<boolean> {
  const changed = await runGit(['diff', '--name-only', '-z', '--no-renames', fork, tip, '--'], { cwd: root })
  const paths = changed.output.split('\0').filter(Boolean)
  const idsIn = (commit: string) => new Map(repository.list(commit).map(({ path, id }) => [path, id]))
  const [proposed, own] = [idsIn(tip), idsIn(head)]
  const { prefix } = repository
  return paths.every((path) => {
    const name = path.slice(prefix.length)
    return path.startsWith(prefix) && proposed.get(name) === own.get(name)
  })
}
