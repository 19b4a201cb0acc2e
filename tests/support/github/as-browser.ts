/** `fetch` as a browser has it for api.github.com, for tests in Node: it sends and shows no more than a browser would. */
import { CORS, PREFLIGHT } from './fake-github.ts'

const listed = (names: string) => names.toLowerCase().split(', ')
const SAFE = ['accept', 'accept-language', 'content-language']
const MAY_SEND = [...SAFE, ...listed(PREFLIGHT['access-control-allow-headers'])]
const MAY_READ = [
  ...[
    'cache-control',
    'content-language',
    'content-length',
    'content-type',
    'expires',
    'last-modified',
    'pragma',
  ],
  ...listed(CORS['access-control-expose-headers']),
]

/** `patience` takes the place of that of Studio: a busy machine may take its time. */
export function asBrowser(address: string, patience: () => AbortSignal): typeof fetch {
  return async (input, init) => {
    const url = String(input)
    if (!url.startsWith('https://api.github.com/')) throw new TypeError(`Refused to connect to ${url}`)
    const refused = [...new Headers(init?.headers).keys()].filter((name) => !MAY_SEND.includes(name))
    if (refused.length > 0) throw new TypeError(`Request header field ${refused} is not allowed`)
    const answer = await fetch(url.replace('https://api.github.com', address), {
      ...init,
      signal: patience(),
    })
    const shown = [...answer.headers].filter(([name]) => MAY_READ.includes(name))
    const body = answer.status === 204 ? null : answer.body
    return new Response(body, { status: answer.status, headers: shown })
  }
}
