/** A server that stands in for all other hosts, over TLS. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { atOwnPort } from './own-port.mjs'

/** A certificate with its key. It proves nothing, but browsers started with `reached` do not check it. */
const CERTIFICATE = readFileSync(new URL('other-hosts.pem', import.meta.url))

/**
 * @param {import('node:http').RequestListener} answer
 * @returns {Promise<{ readonly port: number, readonly stop: () => void }>}
 */
export function otherHosts(answer) {
  return atOwnPort(createServer({ key: CERTIFICATE, cert: CERTIFICATE }, answer))
}

/**
 * Options for a browser, so that it reaches only this machine. All other hosts lead to the port, except names that end in
 * `.test`, which are unknown. Without a port all names are unknown.
 * @param {number} [port]
 * @returns {readonly string[]}
 */
export function reached(port) {
  if (port === undefined) return ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
  return [
    `--host-resolver-rules=MAP *.test ~NOTFOUND, MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1`,
    '--ignore-certificate-errors',
  ]
}
