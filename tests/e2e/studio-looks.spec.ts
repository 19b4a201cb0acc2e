/** How Studio, and the page in it, look while something changes. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openStudio, pageOf } from './support/studio.ts'
import { studioSite } from './support/studio-site.ts'

const site = studioSite('tests/sites/lugha')

test('a block of a kind that the site did not have yet looks as it will on the site', async ({ page }) => {
  await openStudio(page, site, '/join')
  await addBlock(page, 'Gallery')
  await expect(pageOf(page).locator('.pictures')).toHaveCSS('list-style-type', 'none')
})

test('what only screen readers see never makes Studio longer than its window', async ({ page }) => {
  const signs = `${'A line of words.\n\n'.repeat(60)}• One\n`
  const text = signs.replaceAll('\n', '\n      ')
  site.write('pages/join.yaml', site.read('pages/join.yaml').replace(/text: .*/, `text: |\n      ${text}`))
  await openStudio(page, site, '/join')
  await expect(page.locator('.unseen').first()).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a block below' }).first().click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await page.getByRole('button', { name: new RegExp(`^${name} `) }).click()
}
