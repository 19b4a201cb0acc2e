/** Keeps a browser context to this machine, and notes what its pages complain of. */
import type { BrowserContext } from 'playwright/test'

const ELSEWHERE = '<!doctype html><html lang="en"><title>Elsewhere</title><h1>Another host</h1></html>'

export type Watch = {
  /** Addresses on other hosts that pages asked for. They were answered with a page of our own. */
  readonly foreign: readonly string[]
  /** Errors in the console, and errors that no script caught. */
  readonly complaints: readonly string[]
}

export async function watch(context: BrowserContext): Promise<Watch> {
  const foreign: string[] = []
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (fault) => complaints.push(`${fault.page()?.url()}: ${fault.error().message}`))
  await context.route(isForeign, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: ELSEWHERE })
  })
  return { foreign, complaints }
}

function isForeign({ protocol, hostname }: URL): boolean {
  return /^https?:$/.test(protocol) && hostname !== '127.0.0.1' && hostname !== 'localhost'
}
