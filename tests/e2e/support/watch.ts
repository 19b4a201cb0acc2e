/** Notes what the pages of a browser context complain of. */
import type { BrowserContext } from 'playwright/test'

export type Watch = {
  /** Errors in the console, and errors that no script caught. */
  readonly complaints: readonly string[]
}

export function watch(context: BrowserContext): Watch {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (fault) => complaints.push(`${fault.page()?.url()}: ${fault.error().message}`))
  return { complaints }
}
