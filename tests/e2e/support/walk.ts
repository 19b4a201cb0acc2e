/** Opens every page of a site once, for all tests that ask about every page. */
import type { Browser } from 'playwright/test'
import { overflow, type PageFacts, pageFacts } from './page-facts.ts'
import { watch } from './watch.ts'

/** The narrowest window, a phone, a tablet, a desk. */
const WIDTHS = [320, 360, 768, 1280]

export type Visit = PageFacts & {
  readonly route: string
  readonly status: number | undefined
  /** What sticks out at which width. */
  readonly overflow: readonly string[]
}

export type Walk = { readonly visits: readonly Visit[]; readonly complaints: readonly string[] }

export async function walk(browser: Browser, address: string, routes: readonly string[]): Promise<Walk> {
  const context = await browser.newContext()
  const { complaints } = watch(context)
  const visits: Visit[] = []
  for (const route of routes) {
    // Each in a tab of its own: after a page with frames that still loaded, the next one once did not come.
    const page = await context.newPage()
    const response = await page.goto(`${address}${route}`)
    const wide: string[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 })
      wide.push(...(await overflow(page)).map((what) => `${width} px: ${what}`))
    }
    visits.push({ route, status: response?.status(), overflow: wide, ...(await pageFacts(page)) })
    await page.close()
  }
  await context.close()
  return { visits, complaints }
}

/** The pages of which something is true that should not be, each with what it is. */
export function faults<Entry extends { readonly route: string }>(
  entries: readonly Entry[],
  faultsOf: (entry: Entry) => readonly unknown[],
): readonly string[] {
  return entries.flatMap((entry) => faultsOf(entry).map((fault) => `${entry.route}: ${String(fault)}`))
}

/** The addresses that do not answer with a file of their own, each with its status. */
export async function missing(addresses: readonly string[]): Promise<readonly string[]> {
  const answers = addresses.map(async (address) => {
    const response = await fetch(address, { method: 'HEAD', redirect: 'manual' })
    return response.status === 200 ? [] : [`${address}: ${response.status}`]
  })
  return (await Promise.all(answers)).flat()
}
