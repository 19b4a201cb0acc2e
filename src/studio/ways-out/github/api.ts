/** Asks GitHub. Every answer that is no success is a reason and never more: no token, no address, no trace. */
import { failed } from '../failed.ts'
import type { Failed, Reason, Repository } from '../way-out.ts'

export const API = 'https://api.github.com'

/** In milliseconds. Pictures of a slow phone need a while. */
const PATIENCE = 30_000
const PER_BYTE = 0.1

export class CallFailed extends Error {
  readonly failed: Failed
  constructor(failed: Failed) {
    super(failed.reason)
    this.failed = failed
  }
}

/** A call that fails ends the whole. */
export async function settled<Value>(work: () => Promise<Value>): Promise<Value | Failed> {
  try {
    return await work()
  } catch (problem) {
    if (problem instanceof CallFailed) return problem.failed
    throw problem
  }
}

type Options = {
  readonly repository: Repository
  /** Asked for each call, so that it is kept in one place only. */
  readonly token: () => string | undefined
  /** In tests only: the browser's own otherwise. */
  readonly ask?: typeof fetch
}

type Call = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  /** The content of a file as it is. */
  readonly isRaw?: boolean
  /** Other statuses that are an answer. */
  readonly also?: readonly number[]
}

type Answered = { readonly status: number; readonly response: Response }

/** `path` is that behind the name of the repository. */
export type GitHub = {
  readonly repository: Repository
  /** `undefined`: there is no such thing. */
  readonly get: <Value>(path: string) => Promise<Value | undefined>
  readonly bytes: (path: string) => Promise<Uint8Array | undefined>
  readonly post: <Value>(path: string, body: unknown) => Promise<Value>
  readonly patch: <Value>(path: string, body: unknown) => Promise<Value>
  /** Merges one branch into another. Gives `false` if there was nothing to merge, or not without asking somebody. */
  readonly merge: (from: string, into: string) => Promise<boolean>
  /** What is gone already is no failure. */
  readonly remove: (path: string) => Promise<void>
  readonly hasToken: () => boolean
}

export function newGitHub({ repository, token, ask = fetch }: Options): GitHub {
  const { owner, name } = repository
  const root = `${API}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`
  const send = async (
    path: string,
    { method = 'GET', body, isRaw = false, also = [] }: Call,
  ): Promise<Answered> => {
    const secret = token()
    const text = body === undefined ? null : JSON.stringify(body)
    const response = await ask(`${root}${path}`, {
      method,
      body: text,
      headers: {
        Accept: `application/vnd.github.${isRaw ? 'raw+' : ''}json`,
        ...(text === null ? {} : { 'Content-Type': 'application/json' }),
        ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }),
      },
      // GitHub lets browsers keep answers for a minute: then a branch would seem not to move.
      cache: 'no-store',
      credentials: 'omit',
      // A token must not follow a redirect to anybody.
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE + Math.ceil((text?.length ?? 0) * PER_BYTE)),
    })
    if (response.ok || also.includes(response.status)) return { status: response.status, response }
    throw new CallFailed(await failedOf(response, secret))
  }
  const value = async <Value>(path: string, call: Call): Promise<Value> => {
    const { response } = await send(path, call)
    const found: Value = await response.json()
    return found
  }
  const calm = async <Value>(asking: () => Promise<Value>): Promise<Value> => {
    try {
      return await asking()
    } catch (problem) {
      const reason = reasonOf(problem)
      throw reason ? new CallFailed(failed(reason, true)) : problem
    }
  }
  return {
    repository,
    hasToken: () => token() !== undefined,
    get: <Value>(path: string) =>
      calm(async () => {
        const { status, response } = await send(path, { also: [404] })
        if (status === 404) return undefined
        const found: Value = await response.json()
        return found
      }),
    bytes: (path) =>
      calm(async () => {
        const { status, response } = await send(path, { isRaw: true, also: [404] })
        return status === 404 ? undefined : new Uint8Array(await response.arrayBuffer())
      }),
    merge: (from, into) =>
      calm(async () => {
        const call = { method: 'POST', body: { base: into, head: from }, also: [409] } as const
        return (await send('/merges', call)).status === 201
      }),
    remove: (path) => calm(async () => void (await send(path, { method: 'DELETE', also: [404, 422] }))),
    post: <Value>(path: string, body: unknown) => calm(() => value<Value>(path, { method: 'POST', body })),
    patch: <Value>(path: string, body: unknown) => calm(() => value<Value>(path, { method: 'PATCH', body })),
  }
}

/** What browsers throw without a net, for an answer that is cut off, and when it takes too long. */
function reasonOf(problem: unknown): Reason | undefined {
  if (problem instanceof DOMException) return problem.name === 'TimeoutError' ? 'too-slow' : 'no-answer'
  return problem instanceof TypeError || problem instanceof SyntaxError ? 'no-answer' : undefined
}

async function failedOf(response: Response, secret: string | undefined): Promise<Failed> {
  const says = withoutSecret(await wordsOf(response), secret)
  const { status, headers } = response
  const isLimited = status === 429 || headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(says)
  if (status === 401) return failed('token-refused', false, says)
  if (isLimited && (status === 403 || status === 429)) {
    const reset = Number(headers.get('x-ratelimit-reset') ?? 0) * 1000
    return { ...failed('rate-limit', true, says), ...(reset > 0 ? { until: reset } : {}) }
  }
  if (status === 403) return failed('not-allowed', false, says)
  if (status === 404) return failed('not-found', false, says)
  if (status === 409)
    return /empty/i.test(says) ? failed('empty-repository', false, says) : failed('busy', true, says)
  return status >= 500 ? failed('github-broken', true) : failed('refused', false, says)
}

type Problem = { readonly message?: unknown; readonly errors?: unknown }

/** GitHub's own words, which may explain a rule of the repository. */
async function wordsOf(response: Response): Promise<string> {
  try {
    const { message, errors }: Problem = await response.json()
    const more = Array.isArray(errors) ? errors.flatMap((each: Problem) => each?.message ?? []) : []
    return [message, ...more]
      .filter((each) => typeof each === 'string')
      .join(' ')
      .slice(0, 500)
  } catch {
    return ''
  }
}

/** GitHub never repeats a token. If it did, nobody should read it here. */
const withoutSecret = (words: string, secret: string | undefined) =>
  secret === undefined ? words : words.replaceAll(secret, '…')
