/** What has become of the proposal of this browser. Public repositories tell it without a token. */
import type { Failed } from '../way-out.ts'
import { type GitHub, settled } from './api.ts'
import { pullAddress } from './github.ts'
import type { Notes } from './notes.ts'
import { type Pull, pullsOf } from './pulls.ts'

export type FailedCheck = { readonly name: string; readonly messages: readonly CheckMessage[] }
type CheckMessage = { readonly path: string; readonly line: number; readonly message: string }

/** `unknown`: GitHub does not say it, or there is none. */
export type Checks = 'running' | 'passed' | 'failed' | 'unknown'

export type ProposalState =
  /** Nothing was proposed from this browser, or the branch of a proposal that failed is all there is. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'open'
      readonly number: number
      readonly address: string
      readonly checks: Checks
      readonly failures: readonly FailedCheck[]
      /** Others have changed the same places since. */
      readonly isClashing: boolean
    }
  | { readonly kind: 'merged' | 'closed'; readonly number: number; readonly address: string }

/** `anybody` is GitHub without a token: a token need not be allowed to read checks, which are public in public repositories. */
export const proposalState = (
  github: GitHub,
  notes: Notes,
  anybody: GitHub,
): Promise<ProposalState | Failed> =>
  settled(async () => {
    const branch = notes.read()
    const pulls = branch === undefined ? [] : await pullsOf(github, branch)
    const pull = pulls.find(({ state }) => state === 'open') ?? pulls[0]
    if (!pull) return { kind: 'none' }
    const { number } = pull
    const address = pullAddress(github, number)
    if (pull.state === 'closed')
      return { kind: pull.merged_at === null ? 'closed' : 'merged', number, address }
    const full = await github.get<Pull>(`/pulls/${number}`)
    const isClashing = full?.mergeable === false
    const own = await settled(() => checksOf(github, pull.head.sha))
    const checked = 'kind' in own ? await settled(() => checksOf(anybody, pull.head.sha)) : own
    const known = 'kind' in checked ? { checks: 'unknown' as const, failures: [] } : checked
    return { kind: 'open', number, address, isClashing, ...known }
  })

type Run = {
  readonly id: number
  readonly name: string
  readonly status: string
  readonly conclusion: string | null
}
type Note = { readonly path: string; readonly start_line: number; readonly message: string }

const BAD: readonly (string | null)[] = ['failure', 'timed_out', 'action_required', 'startup_failure']

async function checksOf(github: GitHub, commit: string) {
  const path = `/commits/${commit}/check-runs?per_page=100`
  const found = await github.get<{ readonly check_runs: readonly Run[] }>(path)
  const runs = found?.check_runs ?? []
  const failures: FailedCheck[] = []
  for (const { id, name, conclusion } of runs)
    if (BAD.includes(conclusion)) failures.push({ name, messages: await messagesOf(github, id) })
  return { checks: verdictOf(runs, failures.length > 0), failures }
}

function verdictOf(runs: readonly Run[], hasFailed: boolean): Checks {
  if (runs.length === 0) return 'unknown'
  if (hasFailed) return 'failed'
  return runs.every(({ status }) => status === 'completed') ? 'passed' : 'running'
}

/** `ukurasa check` writes its messages as notes beside the lines. */
async function messagesOf(github: GitHub, run: number): Promise<readonly CheckMessage[]> {
  const notes = await settled(() => github.get<readonly Note[]>(`/check-runs/${run}/annotations`))
  if (!notes || 'kind' in notes) return []
  return notes.map(({ path, start_line: line, message }) => ({ path, line, message }))
}
