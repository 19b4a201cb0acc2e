/** Shows what a proposal would change, and makes it: a commit on a branch of its own, which is sent if there is a server. */
import { commitMessage } from '../../../core/change/review/as-text.ts'
import { branchName, titleLine } from '../../../core/change/review/branch-name.ts'
import type { ChangedOnDisk, Proposed, ReviewAnswer } from '../../studio.ts'
import { changedFiles } from './changed-files.ts'
import { makeCommit } from './commit.ts'
import { type Ground, groundOf, noteProposal } from './ground.ts'
import { errorsOf, reviewOf } from './review.ts'
import { runGit } from './run-git.ts'
import { addressesOf, remoteOf, send } from './send.ts'

/** `leftOut` are paths of files that the author does not want to propose. */
export async function reviewFor(root: string, leftOut: readonly string[], now: Date): Promise<ReviewAnswer> {
  const ground = await groundOf(root)
  if ('kind' in ground) return ground
  const files = await changedFiles(ground)
  const isOut = ({ path }: ChangedOnDisk) => leftOut.includes(path)
  const wanted = files.filter((file) => !isOut(file))
  const words = reviewOf(ground, wanted)
  const remote = await remoteOf(root)
  return {
    kind: 'review',
    files,
    words,
    title: wanted.length > 0 ? words.title : '',
    errors: errorsOf(ground, files.filter(isOut), now),
    branch: ground.open?.branch ?? null,
    isUnsent: ground.open !== undefined && ground.open.sent !== ground.open.tip,
    server: remote === undefined ? null : { remote, address: await addressesOf(root, remote) },
    taken: await takenIn(root, remote),
  }
}

export type Proposal = { readonly files: readonly ChangedOnDisk[]; readonly title: string }

export async function propose(root: string, { files, title }: Proposal, now: Date): Promise<Proposed> {
  const ground = await groundOf(root)
  if ('kind' in ground) return ground
  const present = await changedFiles(ground)
  const wanted = present.filter(({ path }) => files.some((file) => file.path === path))
  if (files.some(({ path, id }) => !wanted.some((file) => file.path === path && file.id === id)))
    return { kind: 'changed' }
  const { open } = ground
  if (files.length === 0) return open ? sendOn(ground, open.branch, open.tip) : { kind: 'changed' }
  const leftOut = present.filter((file) => !wanted.includes(file))
  const errors = errorsOf(ground, leftOut, now)
  if (errors.length > 0) return { kind: 'errors', errors }
  return commitAndSend(ground, wanted, title)
}

async function commitAndSend(
  ground: Ground,
  files: readonly ChangedOnDisk[],
  title: string,
): Promise<Proposed> {
  const { root, open } = ground
  const words = reviewOf(ground, files)
  const { title: line, rest } = titleLine(title, words.title)
  const made = await makeCommit(ground, files, commitMessage(line, words, rest))
  if (made === 'changed') return { kind: 'changed' }
  if ('failed' in made) return { kind: 'failed', says: made.failed }
  const taken = await takenIn(root, await remoteOf(root))
  const branch = open?.branch ?? branchName(line, (name) => taken.includes(name))
  const ref = ['update-ref', '-m', 'proposed in Studio', `refs/heads/${branch}`, made.commit, open?.tip ?? '']
  const kept = await runGit(ref, { cwd: root })
  if (!kept.ok) return { kind: 'failed', says: kept.says }
  noteProposal(root, { branch, sent: open?.sent })
  return sendOn(ground, branch, made.commit)
}

async function sendOn(ground: Ground, branch: string, commit: string): Promise<Proposed> {
  const sent = await send(ground, branch)
  if (sent.kind === 'sent') noteProposal(ground.root, { branch, sent: commit })
  // Somebody has changed this branch at the server. The next proposal gets a branch of its own.
  else if (sent.why === 'rejected') noteProposal(ground.root, { branch: '' })
  return { kind: 'proposed', branch, sent }
}

/** The names of branches of the author and of the server that a proposal might want, too. */
async function takenIn(root: string, remote: string | undefined): Promise<readonly string[]> {
  const places = ['refs/heads/', `refs/remotes/${remote ?? 'origin'}/`]
  const asked = ['for-each-ref', '--format=%(refname)', ...places.map((place) => `${place}studio-*`)]
  const { output } = await runGit(asked, { cwd: root })
  return output
    .split('\n')
    .flatMap((ref) => places.flatMap((place) => (ref.startsWith(place) ? [ref.slice(place.length)] : [])))
}
