/** A part of Studio whose file is gone from the host, because the site has a new version. */
import { join } from 'node:path'
import { PROJECT } from '../support/command-line.ts'
import { keptPages } from '../support/drafts.ts'
import { expect, test } from '../support/fixtures.ts'
import { hostedSite, openHosted } from '../support/hosted-site.ts'
import { field } from '../support/studio.ts'

const site = hostedSite(join(PROJECT, 'tests/sites/lugha'))
// Studio keeps no files, as where the browser has no room for them: otherwise it has the old one.
test.use({ serviceWorkers: 'block', tolerated: /Blocked script execution in |status of 404/ })

const GONE = '**/assets/studio-text-view.*.js'

test('Studio stays, and what was typed is there after the page is loaded again', async ({ page }) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new Error('nothing is kept here'))
  })
  await openHosted(page, site, '/')
  await field(page, 'title').fill('Typed before')
  await page.route(GONE, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'As text' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'the site has a new version' })
  await expect(alert).toContainText('This part of Studio could not be loaded.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed before')
  await expect.poll(() => keptPages(page)).toBe(1)
  await page.unroute(GONE)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByRole('button', { name: 'Go on with my changes' }).click()
  await expect(field(page, 'title')).toHaveValue('Typed before')
  await page.getByRole('button', { name: 'As text' }).click()
  await expect(page.getByRole('textbox', { name: /^The text of / })).toContainText('Typed before')
})
