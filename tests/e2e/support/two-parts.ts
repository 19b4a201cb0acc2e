/** A page whose document comes in two parts, as on a slow line. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { fileOf } from '../../../src/core/site/routes.ts'
import { atOwnPort } from '../../run/own-port.mjs'
import { answerFrom } from './bare-host.ts'
import { siteOf } from './sites.ts'

/** Opens a page of the school, of which what begins with the first `cut` comes only once it is sent. */
export async function openInTwoParts(page: Page, route: string, cut: string): Promise<() => void> {
  const { out } = siteOf('school')
  const html = readFileSync(join(out, fileOf(route)), 'utf8')
  const at = html.indexOf(cut)
  if (at < 0) throw new Error(`There is no ${cut} in ${route}.`)
  let sendRest = () => {}
  const server = createServer((request, response) => {
    if (request.url !== route) return answerFrom(out, request, response)
    response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, at))
    sendRest = () => response.end(html.slice(at))
  })
  const { port, stop } = await atOwnPort(server)
  page.once('close', stop)
  await page.goto(`http://127.0.0.1:${port}${route}`, { waitUntil: 'commit' })
  return () => sendRest()
}
