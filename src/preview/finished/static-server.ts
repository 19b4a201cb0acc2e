/** Serves a finished site as a good static host would. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { opened } from '../../build/base/opened.ts'
import { ASK_AGAIN, FOR_EVER, type Headers, isAsset, POLICY } from '../../build/publish/hosting/headers.ts'
import { isPacked, mediaType } from '../../build/publish/hosting/media-type.ts'
import { readManifest } from '../../build/publish/release/manifest.ts'
import { LOCAL_HEADERS, refusalOf } from '../local/guard.ts'
import { answerer } from './answer.ts'

export function staticServer(out: string): Server {
  return createServer((request, response) => {
    try {
      answer(out, request, response)
    } catch {
      response.writeHead(500).end('This file cannot be read.')
    }
  })
}

function answer(out: string, request: IncomingMessage, response: ServerResponse): void {
  speak(response, LOCAL_HEADERS)
  const refusal = refusalOf(request)
  if (refusal) return void response.writeHead(refusal.status).end(refusal.reason)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  // Looked up for each request: the site may be built again while it is served, and an answer must come from one release.
  const folder = folderOf(out)
  const manifest = folder === undefined ? undefined : readManifest(folder)
  if (folder === undefined || !manifest)
    return void response.writeHead(503).end('There is no site here yet: run npx ukurasa build.')
  speak(response, manifest.headers)
  const [pathname = '/', query] = (request.url ?? '/').split('?')
  const found = answerer(manifest)(pathname)
  if (found.kind === 'nothing') return void response.writeHead(404).end('Not found')
  if (found.kind === 'redirect') {
    const [path, place] = found.location.split('#')
    const location = `${path}${query === undefined ? '' : `?${query}`}${place === undefined ? '' : `#${place}`}`
    return void response.writeHead(301, { Location: location, 'Cache-Control': ASK_AGAIN }).end()
  }
  // A link in the folder may lead anywhere.
  const content = opened(folder, join(folder, found.path), (file) => readFileSync(file))
  if (typeof content === 'string') return void response.writeHead(404).end('Not found')
  if (isAsset(found.path)) {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    speak(response, manifest.assetHeaders)
  }
  const { studio } = manifest
  if (studio && `${manifest.base}/${found.path}` === `${studio.path}.html`)
    response.setHeader(POLICY, studio.policy)
  send(request, response, found.status, found.path, content)
}

function speak(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

function folderOf(out: string): string | undefined {
  return existsSync(out) ? realpathSync(out) : undefined
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  path: string,
  content: Buffer,
): void {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`
  const headers = {
    'Content-Type': mediaType(path),
    'Cache-Control': isAsset(path) ? FOR_EVER : ASK_AGAIN,
    ETag: tag,
    Vary: 'Accept-Encoding',
  }
  if (status === 200 && request.headers['if-none-match'] === tag)
    return void response.writeHead(304, headers).end()
  const packed = isPacked(path) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  const body = packed ? packedBody(tag, content) : content
  response.writeHead(status, {
    ...headers,
    'Content-Length': body.length,
    ...(packed ? { 'Content-Encoding': 'br' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Like a host, compresses each file once, as much as possible. */
const packedBodies = new Map<string, Buffer>()
const MOST_KEPT = 500

function packedBody(tag: string, content: Buffer): Buffer {
  if (packedBodies.size > MOST_KEPT) packedBodies.clear()
  const body =
    packedBodies.get(tag) ??
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
  packedBodies.set(tag, body)
  return body
}
