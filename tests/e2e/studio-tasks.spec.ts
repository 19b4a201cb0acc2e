/** What authors do in Studio, by keyboard alone and by touch. Afterwards only the lines differ that had to change. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { changesOf, commitAll, restore } from './support/git.ts'
import { type Hand, task } from './support/hands.ts'
import { liveSchool } from './support/live.ts'
import { field, openStudio, pageOf, saved } from './support/studio.ts'

const live = liveSchool()
test.beforeAll(() => commitAll(live))
test.afterEach(() => restore(live))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()

async function saveAll(page: Page, hand: Hand): Promise<void> {
  await hand.save(page)
  await saved(page)
  await expect(page.getByRole('status')).toHaveText('Saved on this computer.')
}

task('the phone number of a contact is changed in the settings', async ({ page, hand }) => {
  await openStudio(page, live, '/location')
  await hand.press(button(page, 'Settings of the site'))
  await expect(page.getByRole('heading', { name: 'Settings of the site' })).toBeFocused()
  await hand.press(button(page, 'Contacts'))
  await hand.press(button(page, 'admissions'))
  await hand.write(field(page, 'contacts-admissions-phone'), '+254 711 222 333')
  await expect(pageOf(page).locator('body')).toContainText('+254 711 222 333')
  await saveAll(page, hand)
  expect(changesOf(live)).toEqual([
    'site.yaml -    phone: !todo "+254 700 000 001"',
    'site.yaml +    phone: !todo "+254 711 222 333"',
  ])
})

task('an entry of the menu is moved', async ({ page, hand }) => {
  await openStudio(page, live, '/who')
  await hand.press(button(page, 'Settings of the site'))
  await hand.press(button(page, 'Header'))
  await hand.press(button(page, 'Header 2'))
  await hand.press(button(page, 'Move down: Links 1'))
  await expect(page.getByRole('status')).toHaveText('Links 1 is now 2 of 4.')
  await saveAll(page, hand)
  expect(changesOf(live)).toEqual(['site.yaml -      - href: /who', 'site.yaml +      - href: /who'])
})

task('a snippet is changed from a page that shows it', async ({ page, hand }) => {
  await openStudio(page, live, '/grade4fee')
  await hand.press(page.getByRole('button', { name: /^Block \d+: snippets.finance-office/ }))
  await expect(page.getByText('It appears on 3 pages.')).toBeVisible()
  await hand.press(button(page, 'Open pages/snippets/finance-office.yaml'))
  await expect(
    page.getByRole('heading', { name: 'Shared: pages/snippets/finance-office.yaml' }),
  ).toBeFocused()
  await hand.press(page.getByRole('button', { name: /^Block 1/ }).first())
  await hand.write(field(page, 'blocks-0-title'), 'Ask the bursar')
  await expect(pageOf(page).locator('body')).toContainText('Ask the bursar')
  await hand.press(button(page, 'Back to the page'))
  await saveAll(page, hand)
  expect(changesOf(live)).toEqual([
    'pages/snippets/finance-office.yaml -    title: Finance office',
    'pages/snippets/finance-office.yaml +    title: Ask the bursar',
  ])
})
