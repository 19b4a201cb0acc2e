/** Who may use Studio: only its own pages, which know the key of this start. Other users of the computer do not. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { KEY_HEADER } from '../../studio.ts'

export const KEY = randomBytes(24).toString('base64url')

export function hasKey({ headers }: IncomingMessage): boolean {
  const given = Buffer.from(String(headers[KEY_HEADER] ?? ''))
  const own = Buffer.from(KEY)
  return given.length === own.length && timingSafeEqual(given, own)
}

/** Whether only this computer can send to the address that took the request. Elsewhere Studio only reads. */
export function isLoopback(address: string | undefined): boolean {
  return /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address ?? '')
}
