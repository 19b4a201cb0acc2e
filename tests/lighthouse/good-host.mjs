/** A host as sites have it at best: every file in memory, packed beforehand as well as it can be, with its headers. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { atOwnPort } from '../run/own-port.mjs'

/** Media types of what a built site holds, and whether it is text. */
const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.ics', 'text/calendar; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml'],
  ['.json', 'application/json'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
])
const PACKED = /^text|svg|xml|json/

/**
 * Serves a build without redirects: what is asked for by another address is not there.
 * @param {string} out
 * @returns {Promise<{ readonly address: string, readonly stop: () => void }>}
 */
export async function goodHost(out) {
  /** @typedef {Record<string, string>} Headers */
  /** @type {{ readonly headers: Headers, readonly assetHeaders: Headers, readonly files: readonly string[] }} */
  const { headers, assetHeaders, files } = JSON.parse(readFileSync(join(out, '.ukurasa-build'), 'utf8'))
  const kept = { ...assetHeaders, 'Cache-Control': 'public, max-age=31536000, immutable' }
  const asked = { ...headers, 'Cache-Control': 'no-cache' }
  const answers = new Map(
    files.map((file) => [addressOf(file), answerOf(out, file, file.startsWith('assets/') ? kept : asked)]),
  )
  const server = createServer((request, response) => {
    const found = answers.get((request.url ?? '/').split('?')[0] ?? '/')
    if (found) response.writeHead(200, found.headers).end(found.body)
    else response.writeHead(404, headers).end()
  })
  const { port, stop } = await atOwnPort(server)
  return { address: `http://127.0.0.1:${port}`, stop }
}

/** @param {string} file */
function addressOf(file) {
  return `/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`
}

/**
 * @param {string} out
 * @param {string} file
 * @param {Record<string, string>} headers
 */
function answerOf(out, file, headers) {
  const content = readFileSync(join(out, file))
  const type = TYPES.get(extname(file)) ?? 'application/octet-stream'
  const packed = PACKED.test(type)
  const body = packed ? brotliCompressSync(content) : content
  return {
    body,
    headers: {
      ...headers,
      'Content-Type': type,
      ETag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
      Vary: 'Accept-Encoding',
      'Content-Length': String(body.length),
      ...(packed ? { 'Content-Encoding': 'br' } : {}),
    },
  }
}
