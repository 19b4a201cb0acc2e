/** Where a button leads: to the field that it names, with its own page beside it. What opens is in sight. */
import { expect, test } from '../support/fixtures.ts'
import { PHONE } from '../support/hands.ts'
import { field, openStudio, pageOf, saveByKey } from '../support/studio.ts'
import { handle } from '../support/studio-page.ts'
import { studioSite } from '../support/studio-site.ts'

const site = studioSite('tests/sites/boulangerie')
const HOURS = 'pages/horaires.yaml'

test('a value of the settings is reached the first time, too', async ({ page }) => {
  await openStudio(page, site, '/horaires')
  await page
    .getByRole('button', { name: 'Change fournee in the settings of the site' })
    .first()
    .press('Enter')
  await expect(field(page, 'facts-fournee')).toBeFocused()
  await expect(field(page, 'facts-fournee')).toBeInViewport()
})

test('a deleted page: its mistakes are mended on the pages that have them', async ({ page }) => {
  await openStudio(page, site, '/equipe')
  await page.getByRole('button', { name: 'Manage pages' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the page' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).press('Enter')
  await expect(pageOf(page).getByText('pages/equipe.yaml is deleted.')).toBeVisible()
  await saveByKey(page, /Mistakes: \d/)
  await page.getByRole('button', { name: 'Go to the mistake' }).press('Enter')
  const link = page.locator('[id^="field-blocks-"][id$="-href"]:focus')
  await expect(link).toHaveValue('/equipe')
  await expect(page).toHaveURL(/_studio\/$/)
  await expect(page.getByText(/^Shared: /)).toHaveCount(0)
  await expect(pageOf(page).getByText('is deleted')).toHaveCount(0)
  await expect(pageOf(page).getByRole('heading', { level: 1 })).toHaveText('Le pain prend son temps')
})

test('a fact keeps its way of writing, takes its texts along, and says who still needs it', async ({
  page,
}) => {
  const text = site.read(HOURS)
  await openStudio(page, site, '/horaires')
  await page.getByRole('button', { name: 'Settings of the site', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Facts', exact: true }).press('Enter')
  for (const amount of ['68,400', '66000']) {
    await field(page, 'facts-fournee').fill(amount)
    await field(page, 'facts-fournee').press('Tab')
  }
  await expect(field(page, 'facts-fournee')).toHaveValue('66,000')
  await page.getByRole('button', { name: 'Rename: fournee' }).press('Enter')
  // The name can be typed when the whole site is loaded: other places follow it.
  await expect(page.getByLabel('Rename: fournee')).toBeFocused()
  await page.keyboard.type('DeMidi')
  await expect(page.getByRole('status')).toHaveText(
    'Changed in the settings. Other places that changed with it: 2.',
  )
  await saveByKey(page)
  const lines = site.diff()
  expect(site.read(HOURS)).toBe(text.replace('facts.fournee', 'facts.fourneeDeMidi'))
  expect(lines).toContain('+  fourneeDeMidi: 66,000')
  await page.getByRole('button', { name: 'Remove: fourneeDeMidi' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText(/Places that still use it: 2\. Each is a mistake now\.$/)
})

test('a block that is opened below a long one is shown from its heading on', async ({ page }) => {
  await openStudio(page, site, '/tarifs')
  const heading = (number: number) => page.locator(`#block-${number - 1}`)
  await heading(3).press('Enter')
  await expect(field(page, 'blocks-2-title')).toBeInViewport()
  await heading(4).scrollIntoViewIfNeeded()
  await heading(4).click()
  await expect(heading(4)).toBeInViewport({ ratio: 1 })
  await expect(field(page, 'blocks-3-title')).toBeInViewport()
  await handle(page, 3).focus()
  await expect(heading(3)).toBeInViewport({ ratio: 1 })
  await expect(field(page, 'blocks-2-title')).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the button at a mistake leads from the page to its field', async ({ page }) => {
    site.write('pages/agenda.yaml', site.read('pages/agenda.yaml').replace('        date: 2026-10-17\n', ''))
    await openStudio(page, site, '/agenda')
    await page.getByRole('button', { name: 'Page', exact: true }).tap()
    await page.getByRole('button', { name: 'Go to the mistake' }).tap()
    const date = field(page, 'blocks-1-events-0-date')
    await expect(date).toBeFocused()
    await expect(date).toBeInViewport()
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'blocks-1-events-0-name')).not.toHaveAttribute('aria-invalid')
  })

  test('who looks at the page and comes back is at the same place', async ({ page }) => {
    await openStudio(page, site, '/tarifs')
    await page.locator('#block-2').tap()
    const last = field(page, 'blocks-2-conditions-0')
    await last.scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Page', exact: true }).scrollIntoViewIfNeeded()
    await last.evaluate((element) => element.scrollIntoView())
    const top = async () => (await last.boundingBox())?.y ?? 0
    const before = await top()
    await page.getByRole('button', { name: 'Page', exact: true }).dispatchEvent('click')
    await expect(pageOf(page).getByRole('heading', { name: 'Le panier du dimanche' })).toBeInViewport()
    // It is hidden until the page is at its top.
    await page.getByRole('button', { name: 'Form', includeHidden: true }).dispatchEvent('click')
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  })
})

test('a contact leads to its phone number in the settings', async ({ page }) => {
  await openStudio(page, site, '/contact')
  await page.getByRole('button', { name: /^Block 2/ }).press('Enter')
  await page
    .getByRole('button', { name: /^Change .+ in the settings of the site$/ })
    .first()
    .press('Enter')
  const first = page.locator('[id^="field-contacts-"]:focus')
  await expect(first).toBeInViewport()
})
