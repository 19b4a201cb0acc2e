/** Notes what the pages of a browser context complain of. */
import type { BrowserContext, ConsoleMessage } from 'playwright/test'

export type Watch = {
  /** Errors in the console, and errors that no script caught. */
  readonly complaints: readonly string[]
}

export function watch(context: BrowserContext): Watch {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && !isIconOfFile(message))
      complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (fault) => complaints.push(`${fault.page()?.url()}: ${fault.error().message}`))
  return { complaints }
}

/** Of a file that is no page, such as a text, a browser may ask for the icon by itself. Pages name theirs. */
function isIconOfFile(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.page()?.url() ?? 'about:blank')
  return message.location().url.endsWith('/favicon.ico') && /\.\w+$/.test(pathname)
}
