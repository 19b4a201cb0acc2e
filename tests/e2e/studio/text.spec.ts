/** The text view: completion, hints and messages of the core, one undo with the form, and a way out by keyboard. */
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { liveSchool } from '../support/live.ts'
import { field, openStudio, pageOf, undoAll } from '../support/studio.ts'

const live = liveSchool()

test('names and values are completed, and what is typed is seen on the page', async ({ page }) => {
  await openStudio(page, live, '/fees')
  await page.getByRole('button', { name: 'As text' }).press('Enter')
  const text = page.getByRole('textbox', { name: 'The text of pages/fees.yaml' })
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n  - type: ctaB')
  const offers = page.getByRole('listbox')
  await expect(offers.getByRole('option', { name: /^ctaButton/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(text).toContainText('type: ctaButton')
  // As long as the list is there, Enter chooses from it.
  await expect(offers).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Space')
  await expect(offers.getByRole('option', { name: /^href/ })).toBeVisible()
  await page.keyboard.type('href')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/histo')
  await expect(offers.getByRole('option', { name: /^\/history/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(pageOf(page).locator('main a[href$="/history"]').last()).toBeVisible()
})

test('there is one undo for the text and the form', async ({ page }) => {
  await openStudio(page, live, '/fees')
  await field(page, 'title').fill('Changed in the form')
  await page.getByRole('button', { name: 'As text' }).press('Enter')
  const text = page.getByRole('textbox', { name: 'The text of pages/fees.yaml' })
  await expect(text).toContainText('Changed in the form')
  await text.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('# A comment\n')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(text).not.toContainText('A comment')
  await expect(text).toContainText('Changed in the form')
  await undoAll(page)
  await expect(text).not.toContainText('Changed in the form')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.getByRole('button', { name: 'As text' }).press('Enter')
  await expect(field(page, 'title')).toHaveValue('Our Friendly Fees')
})

test('a hint says what a field is for, Tab leaves the text, and the dark is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStudio(page, live, '/fees')
  await page.getByRole('button', { name: 'As text' }).press('Enter')
  const text = page.getByRole('textbox', { name: 'The text of pages/fees.yaml' })
  await text.getByText('description', { exact: true }).first().hover()
  await expect(page.getByText('One or two sentences for search engines')).toBeVisible()
  await text.focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  await text.focus()
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  expect(await violations(page)).toEqual([])
})
