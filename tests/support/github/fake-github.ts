/**
 * A GitHub that runs on this machine: the calls of `api.ts` over a real git repository, GitHub's rules for other origins,
 * and every way in which a call can fail.
 */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS } from './api.ts'
import { gitStore } from './git-store.ts'
import { type Answer, problem, type State } from './state.ts'

/** What docs.github.com says about other origins. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval',
}
export const PREFLIGHT = {
  ...CORS,
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, X-Requested-With',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-max-age': '86400',
}

const RATE = { 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795600000' }

/** Answers instead of the call. */
const REFUSALS = {
  '401': problem(401, 'Bad credentials'),
  '403': problem(403, 'Resource not accessible by personal access token'),
  '403-rate': { ...problem(403, 'API rate limit exceeded for user ID 1.'), headers: RATE },
  '404': problem(404, 'Not Found'),
  '409': problem(409, 'Git Repository is empty.'),
  '422': problem(422, 'Validation Failed', [
    { code: 'custom', message: 'A rule of the repository forbids this.' },
  ]),
  '429': { ...problem(429, 'You have exceeded a secondary rate limit.'), headers: { 'retry-after': '60' } },
  '502': { status: 502, body: '<html><h1>502 Bad Gateway</h1></html>' },
} satisfies Record<string, Answer>

export type Refusal = keyof typeof REFUSALS
/**
 * `no-net`: nothing arrives. `hang`: there is never an answer. `slow`: it takes a moment. The call is done all the same in
 * these: `lost`: there is no answer. `cut`: half of the answer arrives. `502-late`: the answer says that it failed.
 */
export type Failure = Refusal | 'no-net' | 'hang' | 'slow' | 'lost' | 'cut' | '502-late'
export const FAILURES: readonly Failure[] = [
  ...(['401', '403', '403-rate', '404', '409', '422', '429', '502'] as const),
  ...(['no-net', 'hang', 'slow', 'lost', 'cut', '502-late'] as const),
]
export const CALL_NAMES = CALLS.map(({ name }) => name)

type Seen = { readonly call: string; readonly url: string; readonly headers: IncomingMessage['headers'] }
type Options = { readonly folder: string; readonly full?: string }

export type FakeGitHub = ReturnType<typeof gitHubOver>

/** `folder` is empty: the repository is made there. `listen` answers requests. */
export function gitHubOver({ folder, full = 'school/site' }: Options) {
  const state: State = {
    git: gitStore(folder),
    full,
    isPrivate: false,
    tokens: new Map(),
    pulls: [],
    checks: { runs: new Map(), notes: new Map() },
  }
  const seen: Seen[] = []
  let trouble: { readonly call: string; readonly failure: Failure; times: number } | undefined
  let hook: { readonly call: string; readonly act: () => void } | undefined
  let hung = () => {}
  const listen: RequestListener = async (request, response) => {
    const { call, answer } = await answerTo(request, state, (name) => {
      if (hook?.call !== name) return
      const { act } = hook
      hook = undefined
      act()
    })
    seen.push({ call, url: request.url ?? '', headers: request.headers })
    const failure = trouble && trouble.times > 0 && trouble.call === call ? trouble.failure : undefined
    if (failure && trouble) trouble.times--
    if (failure === 'hang') return hung()
    await reply(response, failure, answer)
  }
  return {
    ...state,
    state,
    seen,
    listen,
    /** The next calls of this name fail. */
    fail: (call: string, failure: Failure, times = 1) => {
      trouble = { call, failure, times }
    },
    /** Called when a request gets no answer for ever. */
    onHang: (act: () => void) => {
      hung = act
    },
    /** Whether a call has met the trouble. */
    failed: () => trouble?.times === 0,
    recover: () => {
      trouble = undefined
    },
    /** Once, just before this call is answered: what another person does meanwhile. */
    before: (call: string, act: () => void) => {
      hook = { call, act }
    },
  }
}

/** Gives its address, and what stops it. */
export async function served(listen: RequestListener) {
  const server = createServer(listen)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}`, close }
}

type Answering = { readonly call: string; readonly answer: () => Answer }

async function answerTo(
  request: IncomingMessage,
  state: State,
  before: (call: string) => void,
): Promise<Answering> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const method = request.method ?? ''
  if (method === 'OPTIONS')
    return { call: 'preflight', answer: () => ({ status: 204, body: undefined, headers: PREFLIGHT }) }
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://github')
  const below = `/repos/${state.full}`
  const rest = pathname.startsWith(below) ? pathname.slice(below.length).replace(/^\//, '') : undefined
  const found = CALLS.find((each) => each.method === method && rest !== undefined && each.path.test(rest))
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const rights = token === undefined ? undefined : state.tokens.get(token)
  const judge = (): Answer => {
    if (token !== undefined && !rights) return REFUSALS['401']
    if (!found || rest === undefined || (state.isPrivate && !rights)) return REFUSALS['404']
    if (method !== 'GET' && !rights) return problem(401, 'Requires authentication')
    const needs = rest.startsWith('pulls') ? rights?.pulls : rights?.contents && rights.push
    if (method !== 'GET' && !needs) return REFUSALS['403']
    if (state.git.git('for-each-ref') === '' && rest.startsWith('git/')) return REFUSALS['409']
    before(found.name)
    const inPath = found.path.exec(rest)?.[1] ?? ''
    const accept = request.headers.accept ?? ''
    return found.answer(
      { method, rest: inPath, query, accept, body: Buffer.concat(parts).toString(), rights },
      state,
    )
  }
  return { call: found?.name ?? `${method} ${pathname}`, answer: judge }
}

const isRefusal = (failure: Failure): failure is Refusal => failure in REFUSALS
const SLOW = 400

async function reply(
  response: ServerResponse,
  failure: Failure | undefined,
  answer: () => Answer,
): Promise<void> {
  if (failure === 'no-net') return void response.destroy()
  if (failure === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW))
  const done = failure && isRefusal(failure) ? REFUSALS[failure] : answer()
  if (failure === 'lost') return void response.destroy()
  const { status, body, headers }: Answer = failure === '502-late' ? REFUSALS['502'] : done
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const bytes = body === undefined ? Buffer.alloc(0) : Buffer.from(isRaw ? body : JSON.stringify(body))
  response.writeHead(status, {
    ...CORS,
    'content-type': isRaw ? 'application/octet-stream' : 'application/json; charset=utf-8',
    'cache-control': 'private, max-age=60, s-maxage=60',
    ...(status === 204 ? {} : { 'content-length': bytes.length }),
    ...headers,
  })
  if (failure !== 'cut') return void response.end(bytes)
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
}
