/** The server of the preview: pages of the site, the gallery, and the requests of the preview in the browser. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isOwn, LOCAL_HEADERS, refusalOf } from '../local/guard.ts'
import type { PageSource } from './live-pages.ts'
import type { Reply } from './reply.ts'
import type { Requests } from './requests.ts'

export type Sources = {
  /** Gives the files of the preview itself. */
  readonly own: (path: string, request: IncomingMessage) => Promise<Reply | undefined>
  readonly page: PageSource
  readonly requests: Requests
  /** The answer if a block of the site threw. */
  readonly unshown: (cause: unknown) => Reply | undefined
}

export function devServer(sources: Sources): Server {
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(LOCAL_HEADERS)) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    answer(sources, request, response).catch((cause: unknown) => {
      const unshown = sources.unshown(cause)
      if (unshown && !response.headersSent) return send(unshown, 'GET', response)
      process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`)
      if (!response.headersSent) response.writeHead(500)
      response.end('This page cannot be shown. The terminal says why.')
    })
  })
}

async function answer(sources: Sources, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refusal = refusalOf(request)
  if (refusal) return void response.writeHead(refusal.status).end(refusal.reason)
  const { method, url = '/' } = request
  const [path = '/', query] = url.split('?')
  if (query !== undefined && /^\/_(?:studio|ukurasa\/studio)(?:\/|$)/.test(path))
    return void response.writeHead(400).end('This address takes no query.')
  if (method === 'POST') return change(sources.requests, path, request, response)
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  const isFramed = request.headers['sec-fetch-dest'] === 'iframe'
  send((await sources.own(path, request)) ?? (await sources.page(path, isFramed)), method, response)
}

async function change(
  requests: Requests,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const perform = Object.hasOwn(requests, path) ? requests[path] : undefined
  if (!perform) return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  if (!isOwn(request)) return void response.writeHead(403).end('Only pages of the preview may ask for this.')
  const { status, says = '', json } = await perform(request)
  if (json !== undefined)
    return void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json))
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(says)
}

function send(reply: Reply, method: 'GET' | 'HEAD', response: ServerResponse): void {
  if (reply.kind === 'redirect') return void response.writeHead(307, { Location: reply.location }).end()
  response.writeHead(reply.status, { 'Content-Type': reply.type, ...reply.headers })
  response.end(method === 'HEAD' ? undefined : reply.body)
}
