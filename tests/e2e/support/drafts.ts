/** What people have typed in Studio and not saved. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright/test'
import { folderOfSite } from '../../../src/build/store/site-folder.ts'
import { DRAFTS } from '../../../src/preview/server/studio/keep-requests.ts'
import { expect, test } from './fixtures.ts'

/** Every test begins without drafts. */
export function withoutDrafts(root: () => string): void {
  test.beforeEach(() => forgetDrafts(root()))
  test.afterEach(({ context }) => closeSilently(context))
}

/** A page that closes still sends what it has. That could come once the next test has begun. */
async function closeSilently(context: BrowserContext): Promise<void> {
  const stopKeeping = () => {
    for (const name of ['pagehide', 'visibilitychange'])
      addEventListener(name, (event) => event.stopImmediatePropagation(), true)
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
