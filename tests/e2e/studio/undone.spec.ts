/** Undo and Redo lead to what they have changed, and say what it is. */
import { expect, test } from '../support/fixtures.ts'
import { field, openStudio, pageOf } from '../support/studio.ts'
import { SANDBOXED } from '../support/studio-page.ts'
import { studioSite } from '../support/studio-site.ts'

const site = studioSite('tests/sites/boulangerie')
test.use({ tolerated: SANDBOXED })

test('what is undone comes into sight, on the page and in the form', async ({ page }) => {
  await openStudio(page, site, '/tarifs')
  const heading = (number: number) => page.locator(`#block-${number - 1}`)
  const count = await page.locator('.blocks > li').count()
  const last = count - 1
  await heading(count - 1).press('Enter')
  const title = field(page, `blocks-${last - 1}-title`)
  const before = await title.inputValue()
  await title.fill('Tout autre chose')
  await expect(pageOf(page).getByText('Tout autre chose').first()).toBeInViewport()
  await heading(1).press('Enter')
  await expect(pageOf(page).getByText('Tout autre chose').first()).not.toBeInViewport()
  await page.locator('#undo').press('Enter')
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^Undone: “${before}” \\(.+\\), Title$`))
  await expect(title).toBeInViewport()
  await expect(title).toHaveValue(before)
  await expect(pageOf(page).getByText(before).first()).toBeInViewport()
  // The focus is not moved to the place.
  await expect(page.locator('#redo')).toBeFocused()
  await heading(1).press('Enter')
  await page.locator('#redo').press('Enter')
  await expect(page.getByRole('status')).toHaveText(/^Done again: “Tout autre chose” \(.+\), Title$/)
  await expect(pageOf(page).getByText('Tout autre chose').first()).toBeInViewport()
})

test('a change in another file is named with that file', async ({ page }) => {
  await openStudio(page, site, '/tarifs')
  const settings = page.getByRole('button', { name: 'Settings of the site', exact: true })
  await settings.press('Enter')
  await page.getByRole('button', { name: 'Facts', exact: true }).press('Enter')
  await field(page, 'facts-fournee').fill('60000')
  await field(page, 'facts-fournee').press('Tab')
  await page.getByRole('button', { name: 'Back to the page' }).press('Enter')
  await field(page, 'title').focus()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('status')).toHaveText('Undone on “Settings of the site”: Facts › Fournee')
  await expect(field(page, 'facts-fournee')).toBeInViewport()
})

test('Redo shows the page that it deletes again, wherever the author is', async ({ page }) => {
  const hours = site.read('pages/horaires.yaml')
  site.write('pages/horaires.yaml', `${hours}  - type: ctaButton\n    title: X\n    href: /rien\n`)
  await openStudio(page, site, '/equipe')
  await page.getByRole('button', { name: 'Manage pages' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the page' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).press('Enter')
  const gone = pageOf(page).getByText('pages/equipe.yaml is deleted.')
  await expect(gone).toBeVisible()
  await page.locator('#undo').press('Enter')
  await expect(page.getByRole('status')).toHaveText('Undone: “L’équipe” (Page)')
  const other = page.getByRole('listitem').filter({ hasText: 'pages/horaires.yaml' })
  await other.getByRole('button', { name: 'Go there' }).first().press('Enter')
  await expect(pageOf(page).getByRole('heading', { level: 1 })).not.toHaveText('L’équipe')
  await page.locator('#redo').press('Enter')
  await expect(page.getByRole('status')).toHaveText('Done again: “L’équipe” (Page)')
  await expect(gone).toBeVisible()
})

test('Redo opens a page that shows the table in which a row was removed', async ({ page }) => {
  const hours = site.read('pages/horaires.yaml')
  site.write('pages/horaires.yaml', `${hours}  - type: ctaButton\n    title: X\n    href: /rien\n`)
  await openStudio(page, site, '/tarifs')
  const title = await pageOf(page).getByRole('heading', { level: 1 }).innerText()
  await page.locator('#block-1').press('Enter')
  await page.getByRole('button', { name: 'Open pages/data/tarifs.csv' }).press('Enter')
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .press('Enter')
  await page.locator('#undo').press('Enter')
  await expect(page.getByRole('status')).toHaveText(/^Undone: Row \d+$/)
  const other = page.getByRole('listitem').filter({ hasText: 'pages/horaires.yaml' })
  await other.getByRole('button', { name: 'Go there' }).first().press('Enter')
  await expect(pageOf(page).getByRole('heading', { level: 1 })).not.toHaveText(title)
  await page.locator('#redo').press('Enter')
  await expect(page.getByRole('status')).toHaveText(/^Done again on “pages\/data\/tarifs\.csv”: Row \d+$/)
  await expect(pageOf(page).getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(/^Shared: /)).toBeVisible()
})
