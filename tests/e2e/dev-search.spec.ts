/** The search in the live preview: it finds what was written a moment ago. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { liveSchool } from './support/live.ts'

const { edit, open } = liveSchool()

async function ask(page: Page, words: string): Promise<void> {
  await open(page, '/who')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill(words)
}

test('a page is found by a text and by words for the search that were just written', async ({ page }) => {
  await open(page, '/golf')
  const { undo } = edit('pages/golf.yaml', (text) =>
    text.replace(
      'blocks:\n',
      'searchWords: quokkas\nblocks:\n  - type: richText\n    text: All about wombats.\n',
    ),
  )
  await expect(page.locator('main')).toContainText('wombats')
  for (const words of ['wombats', 'quokkas']) {
    await ask(page, words)
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('Golf')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/golf(?:#.*)?$/)
  undo()
  await expect(page.locator('main')).not.toContainText('wombats')
  await ask(page, 'wombats')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing found. Try another word.')
})
