/** What a new page in Studio says about its examples. */
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
