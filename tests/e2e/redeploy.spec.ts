/** Tabs that were open when the site was put online anew. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { type Online, online } from './support/redeploy.ts'

// Old code is not found, and the policy of an open page knows the old page only.
test.use({ tolerated: /404 \(Not Found\)|(?:Applying|Refused to apply) inline style/ })

let site: Online
test.beforeEach(async () => {
  site = await online('school')
})
test.afterEach(() => site.stop())

const header = (page: Page) => page.locator('[data-island=header]')
const touchMenu = (page: Page) =>
  page.locator('header summary').first().dispatchEvent('pointerover', { bubbles: true })
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''))

async function followsAndWakes(page: Page): Promise<void> {
  await page.locator('[data-part=pager] a').first().click()
  await expect(page.locator('h1')).toHaveText('Our History')
  // Unlike a question to the page, it goes on while the page is loaded anew.
  await expect(page.locator('html')).not.toHaveAttribute('data-same')
  await touchMenu(page)
  await expect(header(page)).toHaveAttribute('data-awake', '')
}

test('a tab whose islands are awake goes on by loading the page, which wakes by its own code', async ({
  page,
}) => {
  await page.goto(`${site.address}/who`)
  await touchMenu(page)
  await expect(header(page)).toHaveAttribute('data-awake', '')
  await mark(page)
  site.redeploy()
  await followsAndWakes(page)
})

test('a tab never shows a page without its styles', async ({ page }) => {
  await page.goto(`${site.address}/who`)
  await touchMenu(page)
  await expect(header(page)).toHaveAttribute('data-awake', '')
  await mark(page)
  site.restyle('history.html')
  await followsAndWakes(page)
  await expect(page.locator('main')).toHaveCSS('outline-width', '3px')
})

test('a tab whose code is gone keeps its links and its menu', async ({ page }) => {
  await page.goto(`${site.address}/who`)
  await mark(page)
  site.redeploy()
  await touchMenu(page)
  await expect(header(page)).toHaveAttribute('data-failed', '')
  await page.locator('header summary', { hasText: 'Nurture' }).hover()
  await expect(page.locator('header').getByRole('link', { name: 'Chaplaincy' })).toBeVisible()
  await page.mouse.move(0, 0)
  await followsAndWakes(page)
})
