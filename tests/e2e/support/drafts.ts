/** What people have typed in Studio and not saved. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { folderOfSite } from '../../../src/build/store/site-folder.ts'
import { DRAFTS } from '../../../src/preview/server/studio/keep-requests.ts'
import { expect } from './fixtures.ts'

/** Forgets what a test has typed. The server may still be writing what came last, so this may need a second try. */
export const forgetDrafts = (root: string): Promise<void> =>
  expect(() => rmSync(join(folderOfSite(root), DRAFTS), { recursive: true, force: true })).toPass()

/** How many pages the browser keeps changes of. */
export const keptPages = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('ukurasa-studio', 1)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const counting = database.transaction('drafts').objectStore('drafts').count()
          counting.addEventListener('success', () => {
            database.close()
            resolve(counting.result)
          })
        })
      }),
  )
