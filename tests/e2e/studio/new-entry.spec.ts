/** What the form says of an entry that the author has just added. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { field, openStudio, saveByKey } from '../support/studio.ts'
import { studioSite } from '../support/studio-site.ts'

const site = studioSite('tests/sites/boulangerie')

test('what was not reached yet is no mistake, until the author leaves the entry', async ({ page }) => {
  await beginEvent(page)
  await expect(lacksDate(page)).toHaveCount(0)
  await expect(page.getByText('the page shows what was there before it')).toHaveCount(0)
  await field(page, 'blocks-1-title').focus()
  await expect(lacksDate(page)).toHaveCount(2)
  await expect(page.getByText('the page shows what was there before it')).toBeVisible()
  // What was told stays until it is mended.
  const date = field(page, 'blocks-1-events-3-date')
  await date.focus()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status')).toContainText('Mistakes: 1')
  await expect(lacksDate(page)).toHaveCount(2)
  await date.fill('2026-12-12')
  await expect(lacksDate(page)).toHaveCount(0)
})

test('who saves the entry is told at once what it lacks', async ({ page }) => {
  await beginEvent(page)
  await page.keyboard.press('Control+s')
  await expect(lacksDate(page)).toHaveCount(2)
  await expect(page.locator('#field-blocks-1-events-3-date-found')).toHaveText('Fill this in.')
  await expect(page.getByText('for example')).toHaveCount(0)
  await expect(field(page, 'blocks-1-events-3-name')).toBeFocused()
})

test('a button that is pressed slowly stays under the finger', async ({ page }) => {
  await beginEvent(page)
  // As in Safari, which does not keep in place what is in sight.
  await page.locator('#studio').evaluate((element) => element.style.setProperty('overflow-anchor', 'none'))
  await page.getByRole('button', { name: 'Add to: Events' }).click({ delay: 1000 })
  await expect(field(page, 'blocks-1-events-4-name')).toBeFocused()
  await expect(lacksDate(page)).toHaveCount(2)
})

test('a press that becomes a scroll also leaves the entry', async ({ page }) => {
  await beginEvent(page)
  await page.getByRole('button', { name: 'Add to: Events' }).hover()
  await page.mouse.down()
  await expect(field(page, 'blocks-1-events-3-name')).not.toBeFocused()
  await expect(lacksDate(page)).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointercancel')))
  await expect(lacksDate(page)).toHaveCount(2)
})

test('who saves a group that is still empty is not told that it is saved', async ({ page }) => {
  await openStudio(page, site, '/agenda')
  await page.getByRole('button', { name: 'Settings of the site' }).press('Enter')
  const status = page.getByRole('status')
  await page.keyboard.press('Control+s')
  await expect(status).toHaveText('Everything is saved.')
  await page.getByRole('button', { name: 'Add: Studio' }).press('Enter')
  await expect(field(page, 'studio-github')).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(status).toHaveText(
    'What you added is still empty. It can be saved once something is written there.',
  )
  await page.keyboard.type('asha/school')
  await page.keyboard.press('Control+s')
  await expect(status).toHaveText('Saved on this computer.')
  expect(site.diff().slice(1)).toEqual(['+studio:', '+  github: asha/school'])
})

/** At its field, and in the list of all messages. */
const lacksDate = (page: Page) => page.getByText(/needs the field date|^Fill this in\.$/)

/** Types a name. What the check says of a mistake, and no longer says, shows that it has seen the entry. */
async function beginEvent(page: Page): Promise<void> {
  await openStudio(page, site, '/agenda')
  await page.getByRole('button', { name: /^Block 2/ }).press('Enter')
  await page.getByRole('button', { name: 'Add to: Events' }).press('Enter')
  await expect(field(page, 'blocks-1-events-3-name')).toBeFocused()
  await page.keyboard.type('Fête ${nobody}')
  const mistake = page.locator('.message').filter({ hasText: 'has no value nobody' })
  await expect(mistake).toHaveCount(2)
  for (let keys = 0; keys < ' ${nobody}'.length; keys++) await page.keyboard.press('Backspace')
  await expect(mistake).toHaveCount(0)
}

test('a day in other words becomes one of the week, and a new name leaves no empty entry', async ({
  page,
}) => {
  await openStudio(page, site, '/horaires')
  await page.locator('#block-1').press('Enter')
  await field(page, 'blocks-1-hours').press('Enter')
  const add = async (name: string, hours: string, written: string) => {
    await page.locator('#new-blocks-1-hours').fill(name)
    await page.keyboard.press('Enter')
    await expect(page.locator(`[id="field-blocks-1-hours-${written}"]`)).toBeFocused()
    await page.keyboard.type(hours)
  }
  await add('Monday', '15:00-18:00', 'Mon')
  await page.getByRole('button', { name: 'Remove: Mon' }).press('Enter')
  await add('Le soir', '15:00-18:00', 'Le soir')
  const entries = field(page, 'blocks-1-hours')
    .locator('xpath=ancestor::fieldset[1]')
    .locator('.entries > li')
  await expect(entries).toHaveCount(4)
  await page.getByRole('button', { name: 'Rename: Le soir' }).press('Enter')
  const name = page.getByLabel(/^Rename: /)
  await expect(name).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Lundi')
  await expect(name).toHaveValue('Lundi')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename: Mon' })).toBeFocused()
  await expect(entries).toHaveCount(4)
  await saveByKey(page)
  expect(site.diff()).toEqual(['pages/horaires.yaml', '+      Mon: 15:00-18:00'])
})
