/**
 * A server in front of `ukurasa preview` that puts a script into each page. The script notes what the page complains of,
 * because not all drivers tell it, and can set the clock.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { atOwnPort } from '../../run/own-port.mjs'

/** A page with nothing in it. */
export const EMPTY_PAGE = '/empty-page-of-the-tests'
const SCRIPT = '/script-of-the-tests.js'
/** Frames of the site have a policy of their own, which allows no script. */
const FRAMES = '/dashboards/'

export type Surroundings = {
  /** How much the visitor's clock is ahead, in milliseconds. */
  readonly ahead?: number
  /** Whether no dashboard can be had. */
  readonly withoutFrames?: boolean
}

/** Where a page keeps what it complains of. */
export const COMPLAINTS = 'complaints-of-the-tests'

const scriptFor = (ahead: number) => `(function () {
  var now = Date.now
  Date.now = function () { return now() + ${ahead} }
  function note(text) {
    var all = JSON.parse(sessionStorage.getItem('${COMPLAINTS}') || '[]')
    sessionStorage.setItem('${COMPLAINTS}', JSON.stringify(all.concat(location.pathname + ': ' + text)))
  }
  // What a page has not loaded yet when the visitor leaves it is no fault.
  var isLeft = false
  addEventListener('beforeunload', function () { isLeft = true })
  addEventListener('error', function (event) {
    if (!isLeft) note(event.message || 'cannot load ' + (event.target.src || event.target.href))
  }, true)
  addEventListener('unhandledrejection', function (event) { note(String(event.reason)) })
  document.addEventListener('securitypolicyviolation', function (event) {
    note('the policy refuses ' + event.violatedDirective + ' ' + event.blockedURI)
  })
  console.error = function () { note([].join.call(arguments, ' ')) }
})()
`

function send(response: ServerResponse, type: string, text: string, status = 200): void {
  response.writeHead(status, { 'Content-Type': type }).end(text)
}

export async function watchingServer(address: string, { ahead = 0, withoutFrames }: Surroundings) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method = 'GET' } = request
    const isFrame = url.startsWith(FRAMES)
    if (url === SCRIPT) return send(response, 'text/javascript', scriptFor(ahead))
    if (url === EMPTY_PAGE)
      return response.setHeader('Content-Type', 'text/html').end('<!doctype html><body>')
    if (isFrame && withoutFrames) return send(response, 'text/plain', '', 503)
    const original = await fetch(address + url, { method, redirect: 'manual' })
    for (const [name, value] of original.headers)
      if (!/^(?:content-(?:length|encoding)|transfer-encoding|connection)$/.test(name))
        response.setHeader(name, value)
    response.writeHead(original.status)
    const body = Buffer.from(await original.arrayBuffer())
    const isPage = /^text\/html/.test(original.headers.get('content-type') ?? '') && !isFrame
    response.end(isPage ? String(body).replace('<head>', () => `<head>${tag}`) : body)
  }
  // With its type it is none of the scripts by which a page knows its build.
  const tag = `<script type="text/javascript" src="${SCRIPT}"></script>`
  const { port, stop } = await atOwnPort(
    createServer((request, response) => {
      answer(request, response).catch((cause) => response.destroy(cause))
    }),
  )
  return { address: `http://127.0.0.1:${port}`, stop }
}
