/** What a new page in Studio says about its examples, and its place among the other pages. */
import { expect } from '../support/fixtures.ts'
import { task } from '../support/hands.ts'
import { field, openStudio } from '../support/studio.ts'
import { saveAll, studioSite } from '../support/studio-site.ts'

const site = studioSite('tests/sites/lugha')

task('an example block of a new page is confirmed', async ({ page, hand }) => {
  await openStudio(page, site, '/join')
  await hand.press(page.getByRole('button', { name: 'Manage pages' }))
  await hand.press(page.getByRole('button', { name: 'New page', exact: true }))
  // Addresses have small letters.
  await hand.write(page.getByLabel('Address'), '/Choir')
  await hand.press(page.getByRole('button', { name: 'Make the page' }))
  await expect(field(page, 'title')).toBeFocused()
  await hand.press(page.getByRole('button', { name: 'This is right: Block 1: Hero' }))
  await saveAll(page, hand)
  expect(site.read('pages/choir.yaml')).toContain('\n  - type: hero\n')
})

task('a new page comes before the end of a chain, which is in no dropdown', async ({ page, hand }) => {
  await openStudio(page, site, '/join')
  await hand.press(page.getByRole('button', { name: 'Manage pages' }))
  await hand.press(page.getByRole('button', { name: 'New page', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await hand.write(dialog.getByLabel('Address'), '/choir')
  await hand.choose(dialog.getByLabel('Place in the menu'), 'Joining')
  const chain = dialog.getByLabel('Place in a chain of pages')
  await hand.choose(chain, 'From “Welcome” to “Calendar” (joining)')
  const after = dialog.getByLabel('After which page of the chain')
  await expect(after.locator(':checked')).toHaveText('School fees')
  await expect(dialog).toContainText('The new page then leads to “Calendar”.')
  await hand.choose(after, 'Calendar')
  await expect(dialog).toContainText('The new page is then the last one of the chain.')
  await hand.choose(after, 'School fees')
  await hand.press(dialog.getByRole('button', { name: 'Make the page' }))
  await expect(field(page, 'title')).toBeFocused()
  await saveAll(page, hand)
  const text = site.read('site.yaml')
  expect(text).toContain('      - href: /fees\n      - href: /choir\n')
  expect(text).toContain('      href: /fees\n    - href: /choir\n    - href: /events\n')
})

task('a chain of another language has the titles of its pages', async ({ page, hand }) => {
  await openStudio(page, site, '/join')
  await hand.press(page.getByRole('button', { name: 'Manage pages' }))
  await hand.press(page.getByRole('button', { name: 'New page', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await hand.write(dialog.getByLabel('Address'), '/sw/kwaya')
  await hand.choose(dialog.getByLabel('Place in a chain of pages'), 'From “Karibu” to “Kalenda” (joining)')
  // Only one page of the chain is in a dropdown, so that no dropdown is its own.
  await expect(dialog.getByLabel('After which page of the chain').locator(':checked')).toHaveText('Kalenda')
})

task(
  'Enter in the title makes no page yet, and a page without a title is asked for one',
  async ({ page, hand }) => {
    await openStudio(page, site, '/join')
    await hand.press(page.getByRole('button', { name: 'Manage pages' }))
    await hand.press(page.getByRole('button', { name: 'New page', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'New page' })
    await hand.press(dialog.getByRole('button', { name: 'Make the page' }))
    await expect(dialog.getByRole('alert')).toHaveText('Write a title.')
    await hand.write(dialog.getByLabel('Title'), 'Our scouts')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Address')).toBeFocused()
    await expect(dialog.getByLabel('Address')).toHaveValue('/our-scouts')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Place in the menu')).toBeFocused()
    await hand.press(dialog.getByRole('button', { name: 'Make the page' }))
    await expect(page.getByRole('status')).toContainText('The page /our-scouts is there.')
  },
)

task('another address is typed in plain words', async ({ page, hand }) => {
  await openStudio(page, site, '/join')
  await hand.press(page.getByRole('button', { name: 'Manage pages' }))
  await hand.press(page.getByRole('button', { name: 'Change the address' }))
  const dialog = page.getByRole('dialog', { name: 'Change the address' })
  await hand.write(dialog.getByLabel('Address'), 'Our scouts')
  await expect(dialog.getByLabel('Address')).toHaveValue('/our-scouts')
  await hand.press(dialog.getByRole('button', { name: 'Change the address' }))
  await expect(page.getByRole('status')).toContainText('The page is now /our-scouts.')
})
