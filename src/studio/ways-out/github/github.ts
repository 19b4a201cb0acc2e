/**
 * Proposes a change at GitHub with a token: a branch, one commit, a pull request. Each step can be done again: the name of
 * the branch is noted before it is made, and what is there already is not made twice.
 */
import { slugOf } from '../../../core/base/slug.ts'
import { inOrder } from '../../../preview/in-order.ts'
import { clashOver } from '../compare.ts'
import { failed } from '../failed.ts'
import type { Base, Content, Outcome, Proposal, ProposedFile, WayOut } from '../way-out.ts'
import { CallFailed, type GitHub, settled } from './api.ts'
import { makeCommit } from './commit.ts'
import { look } from './look.ts'
import type { Notes } from './notes.ts'
import { ensurePull, type Pull } from './pulls.ts'
import { mayWrite } from './rights.ts'
import { parentFor, type Target, targetOf, tipOf } from './target.ts'

/** What this page has sent itself, by path. So an answer that was lost is no change of others. */
type Sent = Map<string, readonly (Content | null)[]>

const TRIES = 3

export function githubWay(github: GitHub, notes: Notes): WayOut {
  const sent: Sent = new Map()
  const queued = inOrder()
  const send = async (proposal: Proposal): Promise<Outcome> => {
    if (!github.hasToken()) return failed('no-token')
    if (!(await mayWrite(github))) return failed('not-allowed')
    for (let left = TRIES; left > 0; left--) {
      const outcome = await proposeOnce(github, notes, sent, proposal)
      if (outcome) return outcome
    }
    return failed('busy', true)
  }
  // Two at once would each make a branch.
  return { name: 'github', propose: (proposal) => queued(() => settled(() => send(proposal))) }
}

/** `undefined`: somebody moved the branch meanwhile, so everything must be looked at again. */
async function proposeOnce(
  github: GitHub,
  notes: Notes,
  sent: Sent,
  proposal: Proposal,
): Promise<Outcome | undefined> {
  const { base, files, title, message } = proposal
  const target = await targetOf(github, base, notes, () => newBranch(title))
  const looks = await Promise.all(files.map((file) => look(github, file, target.tip, sent.get(file.path))))
  const changed = looks.filter(({ standing }) => standing === 'changed')
  if (changed.length > 0) {
    if (await bringUp(github, target, base, changed)) return undefined
    const outcome = clashOver(changed, { ...base, commit: target.tip })
    const { pull } = target
    return pull && outcome.kind === 'clash' ? { ...outcome, proposal: pull.number } : outcome
  }
  const wanted = looks.filter(({ standing }) => standing === 'opened').map(({ file }) => file)
  if (wanted.length === 0 && target.isNew) return failed('nothing-new')
  let tip = target.tip
  if (wanted.length > 0) {
    const paths = wanted.map(({ path }) => `${github.repository.folder}${path}`)
    const parent = await parentFor(github, target, base, paths)
    tip = await makeCommit(github, parent, wanted, message)
    notes.write(target.branch)
    for (const { path, content } of wanted) sent.set(path, [...(sent.get(path) ?? []), content])
    if (!(await moveBranch(github, target, tip))) return undefined
  }
  const { number } = await pullFor(github, notes, target, proposal)
  const address = pullAddress(github, number)
  return { kind: 'proposed', base: { ...base, commit: tip }, address, number, branch: target.branch }
}

/** A branch whose proposal GitHub refuses would stay there for ever. */
async function pullFor(
  github: GitHub,
  notes: Notes,
  { branch, pull }: Target,
  proposal: Proposal,
): Promise<Pull> {
  try {
    return await ensurePull(github, branch, pull, proposal)
  } catch (problem) {
    if (!pull && problem instanceof CallFailed && problem.failed.reason === 'refused') {
      const gone = await settled(() => github.remove(`/git/refs/heads/${branch}`))
      if (!gone) notes.write(undefined)
    }
    throw problem
  }
}

/**
 * The open proposal may only be older than the branch that was opened. Then it gets what is new there. Otherwise the older
 * texts would look like changes of others.
 */
async function bringUp(
  github: GitHub,
  { branch, isNew }: Target,
  base: Base,
  changed: readonly { readonly file: ProposedFile }[],
): Promise<boolean> {
  if (isNew) return false
  const looks = await Promise.all(changed.map(({ file }) => look(github, file, base.branch)))
  return looks.every(({ standing }) => standing === 'opened') && github.merge(base.branch, branch)
}

export const pullAddress = ({ repository: { owner, name } }: GitHub, number: number): string =>
  `https://github.com/${owner}/${name}/pull/${number}`

/** Gives `false` if somebody else was faster. Nothing is ever moved by force. */
async function moveBranch(github: GitHub, { branch, isNew, tip }: Target, commit: string): Promise<boolean> {
  try {
    if (isNew) await github.post('/git/refs', { ref: `refs/heads/${branch}`, sha: commit })
    else await github.patch(`/git/refs/heads/${branch}`, { sha: commit, force: false })
    return true
  } catch (problem) {
    if (!(problem instanceof CallFailed) || problem.failed.reason !== 'refused') throw problem
    const now = await tipOf(github, branch)
    if (now === (isNew ? undefined : tip)) throw problem
    return now === commit
  }
}

const LONGEST = 40

/** Nobody else chooses the same name: its end is chance. */
function newBranch(title: string): string {
  const chance = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  return `studio-${slugOf(title, LONGEST) || 'change'}-${chance.join('')}`
}
