/** Sends the branch of a proposal to where the others get it, and says where to go on. */
import type { Sent } from '../../studio.ts'
import type { Ground } from './ground.ts'
import { type Ran, runGit } from './run-git.ts'

/** In milliseconds. A server that does not answer is no server. */
const MOST = 60_000

export async function send({ root }: Pick<Ground, 'root'>, branch: string): Promise<Sent> {
  const remote = await remoteOf(root)
  if (remote === undefined) return { kind: 'kept', why: 'no-remote', says: '' }
  const ref = `refs/heads/${branch}`
  const pushed = await runGit(['push', '--porcelain', remote, `${ref}:${ref}`], { cwd: root, most: MOST })
  if (!pushed.ok)
    return { kind: 'kept', why: whyNot(pushed), says: `${pushed.says}\n${pushed.output}`.trim() }
  const address = (await runGit(['remote', 'get-url', remote], { cwd: root })).output.trim()
  return {
    kind: 'sent',
    remote,
    pullRequest: pullRequestAt(address, await baseOf(root, remote), branch) ?? null,
  }
}

/** The remote that the author has chosen for pushing, or `origin`, or the only one. */
export async function remoteOf(root: string): Promise<string | undefined> {
  const names = (await runGit(['remote'], { cwd: root })).output.split('\n').filter(Boolean)
  const chosen = (await runGit(['config', '--get', 'remote.pushDefault'], { cwd: root })).output.trim()
  if (names.includes(chosen)) return chosen
  return names.includes('origin') ? 'origin' : names.length === 1 ? names[0] : undefined
}

/** Where a push goes, for people: an address may have a name and a password in it. */
export async function addressesOf(root: string, remote: string): Promise<string> {
  const { output } = await runGit(['remote', 'get-url', '--push', '--all', remote], { cwd: root })
  return output
    .split('\n')
    .filter(Boolean)
    .map((address) => address.replace(/^([a-z+]+:\/\/)[^/]*@/i, '$1'))
    .join(', ')
}

/** The branch that proposals are merged into. */
async function baseOf(root: string, remote: string): Promise<string> {
  const ask = ['symbolic-ref', '--quiet', '--short', `refs/remotes/${remote}/HEAD`]
  const { output } = await runGit(ask, { cwd: root })
  return output.trim().slice(remote.length + 1) || 'main'
}

const REASONS: readonly (readonly [RegExp, (Sent & { kind: 'kept' })['why']])[] = [
  [/\[rejected\]|non-fast-forward|fetch first/, 'rejected'],
  [
    /Permission denied|Authentication failed|could not read (?:Username|Password)|error: 40[13]|protected branch|Host key verification failed/,
    'not-allowed',
  ],
  [
    /Could not resolve|resolve hostname|Failed to connect|Could not connect|Connection (?:refused|timed out|reset|closed)|unreachable|No route to host|timed out/i,
    'no-net',
  ],
]

function whyNot({ says, output, isLate }: Ran): (Sent & { kind: 'kept' })['why'] {
  if (isLate) return 'no-net'
  return REASONS.find(([words]) => words.test(`${says}\n${output}`))?.[1] ?? 'refused'
}

/** Where a browser opens the pull request. `undefined` for hosts whose addresses nobody knows. */
export function pullRequestAt(remote: string, base: string, branch: string): string | undefined {
  const [, host = '', path = ''] =
    /^(?:https?:\/\/(?:[^@/]+@)?|ssh:\/\/(?:[^@/]+@)?|[^@/:]+@)([\w.-]+)(?::\d+(?=\/))?[:/](.+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? []
  const parts = path.split('/').map(encodeURIComponent).join('/')
  const [into, from] = [base, branch].map(encodeURIComponent)
  if (/^github\./.test(host)) return `https://${host}/${parts}/compare/${into}...${from}?expand=1`
  if (/^gitlab\./.test(host))
    return `https://${host}/${parts}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${from}`
  return undefined
}
