/** A page that was begun in the Studio of a site is found again after its tab was closed. */
import { join } from 'node:path'
import { violations } from '../support/axe.ts'
import { PROJECT } from '../support/command-line.ts'
import { keptTexts } from '../support/drafts.ts'
import { expect, test } from '../support/fixtures.ts'
import { hostedSite, openHosted } from '../support/hosted-site.ts'
import { field } from '../support/studio.ts'

const site = hostedSite(join(PROJECT, 'tests/sites/lugha'))
// The host has no such page yet.
test.use({ tolerated: /Blocked script execution in |status of 404/ })

test('a new page has its own address, and every start of Studio names it', async ({ page, context }) => {
  await openHosted(page, site, '/')
  await page.getByRole('button', { name: 'Manage pages' }).click()
  await page.getByRole('button', { name: 'New page', exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill('Open day')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('/open-day')
  await page.getByRole('button', { name: 'Make the page' }).click()
  await expect(page).toHaveURL(/#\/open-day$/)
  await field(page, 'title').fill('Open day of 2027')
  await expect.poll(() => keptTexts(page)).toEqual([expect.stringContaining('Open day of 2027')])
  await page.close()
  const again = await context.newPage()
  await openHosted(again, site, '/')
  const list = again.getByRole('navigation', { name: 'You have changes on other pages' })
  expect(await violations(again)).toEqual([])
  await list.getByRole('link', { name: '/open-day' }).click()
  await expect(again.getByRole('dialog')).toContainText('added /open-day “Open day of 2027”')
  await again.getByRole('button', { name: 'Go on with my changes' }).click()
  await expect(field(again, 'title')).toHaveValue('Open day of 2027')
})
