/** Answers for all hosts but this machine, over TLS as these do. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { atOwnPort } from './own-port.mjs'

/** A certificate with its key. They prove nothing: browsers that are started with `reached` do not ask. */
const CERTIFICATE = readFileSync(new URL('other-hosts.pem', import.meta.url))

/**
 * @param {import('node:http').RequestListener} answer
 * @returns {Promise<{ readonly port: number, readonly stop: () => void }>}
 */
export function otherHosts(answer) {
  return atOwnPort(createServer({ key: CERTIFICATE, cert: CERTIFICATE }, answer))
}

/**
 * What a browser is started with so that it reaches nothing but this machine: a port of it stands for all other hosts,
 * but for those whose names end in `.test`, which nobody knows. Without a port nobody knows any.
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
