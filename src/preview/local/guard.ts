/**
 * Decides who may use a server on this machine: only the person in front of it, and pages that it served itself. Any
 * website that is open in the same browser can send requests to 127.0.0.1, even under a name of its own that points
 * here. These requests are refused.
 */
import type { IncomingMessage } from 'node:http'
import { KEEP_TO_ITSELF } from '../../build/publish/hosting/headers.ts'

/** For every answer except files of a built site in assets/. Other sites can neither frame nor embed it. */
export const LOCAL_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  ...KEEP_TO_ITSELF,
} as const

/** The names under which a browser on this machine reaches the server. */
const NAMES = ['127.0.0.1', 'localhost']

export type Refusal = { readonly status: 400 | 403; readonly reason: string }

/** `undefined` if the request may be answered. */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { headers, url } = request
  const { localPort: port } = request.socket
  if (!url?.startsWith('/')) return { status: 400, reason: 'Ask for a path.' }
  const hosts = NAMES.map((name) => (port === 80 ? name : `${name}:${port}`))
  const { host = '' } = headers
  if (!hosts.includes(host)) return { status: 403, reason: `Only ${hosts[0]} is answered.` }
  if (headers.origin !== undefined && headers.origin !== `http://${host}`)
    return { status: 403, reason: 'Other sites are not answered.' }
  return isFromElsewhere(request) ? { status: 403, reason: 'Other sites are not answered.' } : undefined
}

/** A request that changes something must say where it comes from. Browsers always do. */
export function isOwn({ headers }: IncomingMessage): boolean {
  return headers.host !== undefined && headers.origin === `http://${headers.host}`
}

/** Whether a page of another site makes the request. Following a link from another site is allowed. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return false
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document'
}
