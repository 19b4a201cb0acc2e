/** How the page in the Studio of a site looks: as visitors see it, also with a block that the site did not have yet. */
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { PROJECT } from '../support/command-line.ts'
import { expect, test } from '../support/fixtures.ts'
import { hostedSite, openHosted } from '../support/hosted-site.ts'
import { field, pageOf } from '../support/studio.ts'
import { handle } from '../support/studio-page.ts'

const site = hostedSite(join(PROJECT, 'tests/sites/lugha'))

/** What the browser makes of all styles, for each element that stays. */
const looks = (page: Page) =>
  pageOf(page)
    .locator('body')
    .evaluate((body) =>
      [...body.querySelectorAll('header, header *, footer, footer *, main section, main section > *')].map(
        (each) => {
          const { padding, margin, display, width, color, font } = getComputedStyle(each)
          return [each.tagName, each.className, padding, margin, display, width, color, font].join(' | ')
        },
      ),
    )

/** As the page is once Studio shows it, with its fonts. */
async function settledLooks(page: Page): Promise<readonly string[]> {
  await expect(handle(page, 1)).toBeAttached()
  await page.waitForLoadState('networkidle')
  await pageOf(page)
    .locator('body')
    .evaluate((body) => body.ownerDocument.fonts.ready.then(() => undefined))
  let last: readonly string[] = []
  await expect(async () => {
    const before = last
    last = await looks(page)
    expect(last).toEqual(before)
  }).toPass()
  return last
}

test('it stays as visitors see it while it is changed', async ({ page }) => {
  await openHosted(page, site, '/join')
  const before = await settledLooks(page)
  expect(before.length).toBeGreaterThan(10)
  await field(page, 'title').fill('Another title')
  await expect.poll(() => pageOf(page).locator('head title').textContent()).toContain('Another title')
  await expect.poll(() => looks(page)).toEqual(before)
})

test('a block of a kind that the site did not have yet has its styles, and the rest stays', async ({
  page,
}) => {
  await openHosted(page, site, '/join')
  const ofHeader = (all: readonly string[]) => all.filter((look) => /^HEADER|site-name/.test(look))
  const before = ofHeader(await settledLooks(page))
  await page.getByRole('button', { name: 'Add a block below' }).first().click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('Gallery')
  await page.getByRole('button', { name: /^Gallery / }).click()
  await expect(pageOf(page).locator('.pictures')).toHaveCSS('list-style-type', 'none')
  await expect.poll(async () => ofHeader(await looks(page))).toEqual(before)
})
