/** The same page in two tabs: only one changes it, and nothing typed in either is lost. */
import { expect, test } from '../support/fixtures.ts'
import { hostedSchool, openHosted } from '../support/hosted-site.ts'
import { field } from '../support/studio.ts'

const site = hostedSchool()

test('the second tab says so, and goes on with what was typed in the first', async ({ page, context }) => {
  await openHosted(page, site, '/fees')
  await field(page, 'title').fill('Typed in the first tab')
  const other = await context.newPage()
  await other.goto(`${site.address()}/studio#/fees`)
  const says = 'This page is open in another tab.'
  await expect(other.getByRole('alert')).toContainText(says)
  await expect(other.locator('input, textarea, [contenteditable=true]')).toHaveCount(0)
  // At once: what was typed last is not kept yet.
  await field(page, 'description').fill(
    'Typed last, just before the other tab takes the page over from this one.',
  )
  await other.getByRole('button', { name: 'Go on here' }).click()
  await expect(page.getByRole('alert')).toContainText(says)
  await other.getByRole('button', { name: 'Go on with my changes' }).click()
  await expect(field(other, 'title')).toHaveValue('Typed in the first tab')
  await expect(field(other, 'description')).toHaveValue(/^Typed last, just before/)
  await field(other, 'title').fill('Typed in the second tab')
  await page.getByRole('button', { name: 'Go on here' }).click()
  await page.getByRole('button', { name: 'Go on with my changes' }).click()
  await expect(field(page, 'title')).toHaveValue('Typed in the second tab')
  await expect(field(page, 'description')).toHaveValue(/^Typed last, just before/)
})

test('two pages are changed in two tabs, and a closed tab leaves its page', async ({ page, context }) => {
  await openHosted(page, site, '/fees')
  const other = await context.newPage()
  await openHosted(other, site, '/football')
  await expect(field(other, 'title')).toBeEnabled()
  await other.close()
  const third = await context.newPage()
  await openHosted(third, site, '/football')
  await expect(field(third, 'title')).toBeEnabled()
  await third.reload()
  await expect(field(third, 'title')).toBeEnabled()
})

test.describe('a new page', () => {
  // It has no files yet.
  test.use({ tolerated: /Blocked script execution in |404 \(Not Found\)/ })

  test('is open in the tab that made it, and leaves the page before it to others', async ({
    page,
    context,
  }) => {
    await openHosted(page, site, '/fees')
    await page.getByRole('button', { name: 'Manage pages' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'New page', exact: true }).click()
    await dialog.getByLabel('Title').fill('Chess club')
    await dialog.getByRole('button', { name: 'Make the page' }).click()
    await expect(page).toHaveURL(/#\/chess-club$/)
    const second = await context.newPage()
    await second.goto(`${site.address()}/studio#/chess-club`)
    await expect(second.getByRole('alert')).toContainText('This page is open in another tab.')
    const third = await context.newPage()
    await openHosted(third, site, '/fees')
    await expect(field(third, 'title')).toBeEnabled()
    await field(page, 'title').fill('Chess for all')
    await second.getByRole('button', { name: 'Go on here' }).click()
    await second.getByRole('button', { name: 'Go on with my changes' }).click()
    await expect(field(second, 'title')).toHaveValue('Chess for all')
  })
})
