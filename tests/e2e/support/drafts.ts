/** What people have typed in Studio and not saved. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from 'playwright/test'
import { folderOfSite } from '../../../src/build/store/site-folder.ts'
import { DRAFTS } from '../../../src/preview/server/studio/keep-requests.ts'
import { KEEP } from '../../../src/preview/studio.ts'
import { expect, test } from './fixtures.ts'

/** Every test begins without drafts. */
export function withoutDrafts(root: () => string): void {
  const unanswered = new Set<Request>()
  test.beforeEach(async ({ context }) => {
    unanswered.clear()
    context.on('page', (page) => noteKeeping(page, unanswered))
    await forgetDrafts(root())
  })
  test.afterEach(async ({ context }) => {
    await closeSilently(context)
    await expect.poll(() => unanswered.size).toBe(0)
  })
}

/** What a page sends to be kept is answered even after the page has closed. */
function noteKeeping(page: Page, unanswered: Set<Request>): void {
  const own = new Set<Request>()
  const forget = (request: Request) => unanswered.delete(request)
  page.on('request', (request) => {
    if (!request.url().endsWith(KEEP)) return
    own.add(request)
    unanswered.add(request)
  })
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
  // Nobody tells then what becomes of them.
  const forgetAll = () => own.forEach(forget)
  page.on('close', forgetAll)
  page.on('crash', forgetAll)
}

/** A page still sends what it has, when it closes and a moment after the last key. That could come once the next test has begun. */
async function closeSilently(context: BrowserContext): Promise<void> {
  const stopKeeping = () => {
    for (const name of ['pagehide', 'visibilitychange'])
      addEventListener(name, (event) => event.stopImmediatePropagation(), true)
    window.fetch = () => new Promise(() => undefined)
  }
  // A page that has crashed sends nothing.
  for (const page of context.pages()) await page.evaluate(stopKeeping).catch(() => undefined)
}

/** What was sent a moment ago may still be on its way, so the drafts must stay away for a moment. */
const forgetDrafts = (root: string): Promise<void> =>
  expect(async () => {
    const drafts = join(folderOfSite(root), DRAFTS)
    rmSync(drafts, { recursive: true, force: true })
    await setTimeout(STILL_COMING_MS)
    expect(existsSync(drafts)).toBe(false)
  }).toPass()

const STILL_COMING_MS = 150

/** How many pages the browser keeps changes of. */
export const keptPages = async (page: Page): Promise<number> => (await keptTexts(page)).length

/** What the browser keeps of each page. */
export const keptTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('ukurasa-studio', 1)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const reading = database.transaction('drafts').objectStore('drafts').getAll()
          reading.addEventListener('success', () => {
            database.close()
            resolve(reading.result.map((kept: unknown) => JSON.stringify(kept)))
          })
        })
      }),
  )
