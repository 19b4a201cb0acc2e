/** Answers for all other hosts, as a map that is shown in a frame does: a page, a script and pictures of some weight. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownPort } from '../run/own-port.mjs'

const TILES = 6
const PAGE = `<!doctype html><title>Map</title><h1>Map</h1>${Array.from({ length: TILES }, (_, tile) => `<img src="/${tile}.svg" width="100" height="100" alt="">`).join('')}<script src="/map.js"></script>`
/** A library for maps has about this many bytes. */
const SCRIPT = `/*${'a map is drawn here '.repeat(7_000)}*/`
const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><!--${'tile'.repeat(4_000)}--><path d="M0 0h100v100z"/></svg>`

/**
 * `undefined` on a machine without openssl, which makes the certificate.
 * @returns {Promise<{ readonly port: number, readonly stop: () => void } | undefined>}
 */
export async function otherHosts() {
  const certificate = selfSigned()
  if (!certificate) return undefined
  const server = createServer(certificate, (request, response) => {
    const [type, body] = request.url?.endsWith('.js')
      ? ['text/javascript', SCRIPT]
      : request.url?.endsWith('.svg')
        ? ['image/svg+xml', TILE]
        : ['text/html', PAGE]
    response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(body)
  })
  const port = await ownPort(server)
  return {
    port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=any']
  try {
    const { status } = spawnSync('openssl', [...words, '-keyout', key, '-out', cert])
    return status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
