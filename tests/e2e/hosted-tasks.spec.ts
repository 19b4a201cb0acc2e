/** What authors do in the Studio of a site with a thumb on a small phone, without a net. Afterwards they propose it. */
import { readFile } from 'node:fs/promises'
import { diffLines } from 'diff'
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { hostedSchool, isKept, openHosted } from './support/hosted-site.ts'
import { field, pageOf } from './support/studio.ts'

const site = hostedSchool()
test.use({
  tolerated: /Blocked script execution in |net::ERR_|Failed to load resource/,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()

/** Opens Studio and takes the net away. */
async function openAlone(page: Page, path: string): Promise<void> {
  await openHosted(page, site, path)
  await isKept(page)
  await page.context().setOffline(true)
}

/** The lines in which the downloaded file differs from the one of the site. */
async function proposed(page: Page, path: string): Promise<readonly string[]> {
  await button(page, 'Propose the change').tap()
  const dialog = page.getByRole('dialog', { name: 'Propose the change' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download the changed files' }).tap()
  const text = await readFile(await (await download).path(), 'utf8')
  return diffLines(site.read(path), text).flatMap(({ value, added, removed }) =>
    added || removed ? [`${added ? '+' : '-'}${value.replace(/\n$/, '')}`] : [],
  )
}

test('the phone number of a contact is changed in the settings', async ({ page }) => {
  await openAlone(page, '/location')
  await button(page, 'Settings of the site').tap()
  await button(page, 'Contacts').tap()
  await button(page, 'admissions').tap()
  await field(page, 'contacts-admissions-phone').fill('+254 711 222 333')
  await expect(pageOf(page).locator('body')).toContainText('+254 711 222 333')
  expect(await proposed(page, 'site.yaml')).toEqual([
    '-    phone: !todo "+254 700 000 001"',
    '+    phone: !todo "+254 711 222 333"',
  ])
})

test('an entry of the menu is moved', async ({ page }) => {
  await openAlone(page, '/who')
  await button(page, 'Settings of the site').tap()
  await button(page, 'Menu').tap()
  await button(page, 'Menu 2').tap()
  await button(page, 'Move down: Links 1').tap()
  expect(await proposed(page, 'site.yaml')).toHaveLength(2)
})

test('a snippet is changed from a page that shows it', async ({ page }) => {
  await openAlone(page, '/grade4fee')
  await page.getByRole('button', { name: /^Block \d+: snippets.finance-office/ }).tap()
  await button(page, 'Open pages/snippets/finance-office.yaml').tap()
  await page
    .getByRole('button', { name: /^Block 1/ })
    .first()
    .tap()
  await field(page, 'blocks-0-title').fill('Ask the bursar')
  await expect(pageOf(page).locator('body')).toContainText('Ask the bursar')
  expect(await proposed(page, 'pages/snippets/finance-office.yaml')).toEqual([
    '-    title: Finance office',
    '+    title: Ask the bursar',
  ])
})

test('a link is set with the picker', async ({ page }) => {
  await openAlone(page, '/fees')
  await button(page, 'Block 2: Link list Fees by grade').tap()
  await page.locator('#field-blocks-1-links-0-href-pick').tap()
  const picker = page.getByRole('dialog', { name: 'Where does the link lead?' })
  await picker.getByRole('searchbox').fill('football')
  await picker.getByRole('button', { name: '/football', exact: false }).first().tap()
  expect(await proposed(page, 'pages/fees.yaml')).toEqual([
    '-      - href: /grade4fee',
    '+      - href: /football',
  ])
})

test('the text of the file opens without a net, and Undo takes back what was typed', async ({ page }) => {
  await openAlone(page, '/fees')
  await field(page, 'description').fill('')
  await button(page, 'As text').tap()
  const text = page.getByRole('textbox', { name: 'The text of pages/fees.yaml' })
  await expect(text).toBeVisible()
  await button(page, 'Undo').tap()
  await expect(page.getByText('Not proposed yet')).toHaveCount(0)
})
