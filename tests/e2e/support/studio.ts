/** Studio in a browser test. */
import { diffLines } from 'diff'
import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import type { KeptFile, Live } from './live.ts'

/** Opens the page at a path. */
export async function openStudio(page: Page, live: Pick<Live, 'address'>, path: string): Promise<void> {
  const news = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(`${live.address()}/_studio${path}`)
  await news
}

/** The page that is edited, in its frame. */
export const pageOf = (page: Page) => page.frameLocator('#page')

/** A field by its path, such as `blocks-0-title`. */
export const field = (page: Page, id: string): Locator => page.locator(`#field-${id}`)

/** Nothing is left to save. */
export const saved = (page: Page) => expect(page.getByText('Not saved yet')).toHaveCount(0)

/** A new block has words of its example. */
export const SAVED = /^Saved on this computer\.(?: New examples, .*)?$/

export async function saveByKey(page: Page, says: string | RegExp = SAVED): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status')).toHaveText(says)
  await saved(page)
}

/** Keys that come slowly, as on a busy machine, are steps of their own. */
export async function undoAll(page: Page, name = 'Undo'): Promise<void> {
  const undo = page.getByRole('button', { name })
  while (await undo.isEnabled()) await page.keyboard.press('Control+z')
}

/** The lines that `git diff` shows, without those around them. */
export function changedLines({ before, now }: KeptFile): readonly string[] {
  return diffLines(before, now()).flatMap(({ value, added, removed }) =>
    added || removed
      ? value
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => `${added ? '+' : '-'} ${line}`)
      : [],
  )
}
