/** Who may use Studio: only its own pages, which know the key of this start. Other users of the computer do not. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { KEY_HEADER } from '../../studio.ts'
import type { Outcome } from '../requests.ts'

export const KEY = randomBytes(24).toString('base64url')

export function hasKey({ headers }: IncomingMessage): boolean {
  const given = Buffer.from(String(headers[KEY_HEADER] ?? ''))
  const own = Buffer.from(KEY)
  return given.length === own.length && timingSafeEqual(given, own)
}

/** Why a request that changes something is refused before its body is read. */
export function refusalOf(request: IncomingMessage): Outcome | undefined {
  if (!isLoopback(request.socket.localAddress)) return { status: 403, says: 'Studio only reads here.' }
  return hasKey(request) ? undefined : { status: 403, says: 'Only pages of Studio may ask for this.' }
}

/** Whether only this computer can send to the address that took the request. Elsewhere Studio only reads. */
export function isLoopback(address: string | undefined): boolean {
  return /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address ?? '')
}
