/** Days in the form that do not exist. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { field, openStudio, saveByKey } from '../support/studio.ts'
import { studioSite } from '../support/studio-site.ts'

const site = studioSite('tests/sites/boulangerie')
const BAD = 'This day does not exist'

test('a day that does not exist leaves the right one in the file, and stays in its field', async ({
  page,
}) => {
  const date = await dateOf(page, 0)
  await type(page, date, ['02', '30', '2026'])
  await expect(page.getByText(BAD)).toBeVisible()
  await expect(date).toHaveAttribute('aria-invalid', 'true')
  // On the way, 3 February was typed.
  await saveByKey(page, 'The day that does not exist is not saved. Everything else is saved.')
  await expect(date).toBeFocused()
  expect(site.diff()).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByText(BAD)).toBeVisible()
  expect(await date.evaluate(isBad)).toBe(true)
  await type(page, date, ['02', '28', '2026'])
  await expect(page.getByText(BAD)).toHaveCount(0)
  await saveByKey(page)
  expect(site.diff()).toEqual(['pages/agenda.yaml', '-        date: 2026-10-17', '+        date: 2026-02-28'])
})

test('Undo also takes back a day that does not exist', async ({ page }) => {
  const date = await dateOf(page, 0)
  await type(page, date, ['02', '30', '2026'])
  await expect(page.getByText(BAD)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText(BAD)).toHaveCount(0)
  await expect(date).toHaveValue('2026-10-17')
  expect(await date.evaluate(isBad)).toBe(false)
})

test('an empty field also says that a day does not exist; a cleared one is empty in the file', async ({
  page,
}) => {
  await dateOf(page, 0)
  const until = field(page, 'blocks-1-events-0-until')
  await type(page, until, ['02', '30', '2026'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByText(BAD)).toBeVisible()
  expect(await until.evaluate(isBad)).toBe(true)
  await until.fill('2026-10-18')
  await expect(page.getByText(BAD)).toHaveCount(0)
  await type(page, until, ['02', '30'])
  await expect(page.getByText(BAD)).toBeVisible()
  for (let parts = 0; parts < 3; parts++) {
    await page.keyboard.press('Backspace')
    await page.keyboard.press('ArrowLeft')
  }
  await expect(page.getByText(BAD)).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  expect(site.diff()).toEqual([])
})

test('a day that was only said in words gets a date, and back', async ({ page }) => {
  const day = 'date: 2026-10-17'
  site.write(
    'pages/agenda.yaml',
    site.read('pages/agenda.yaml').replace(day, 'date:\n          stated: 30 Feb'),
  )
  const date = await dateOf(page, 0)
  await expect(date).toHaveValue('')
  await expect(field(page, 'blocks-1-events-0-date-stated')).toHaveValue('30 Feb')
  await type(page, date, ['02', '28', '2026'])
  await expect(date).toBeFocused()
  await expect(date).toHaveValue('2026-02-28')
  await expect(field(page, 'blocks-1-events-0-date-stated')).toHaveCount(0)
  await saveByKey(page)
  expect(site.diff()).toEqual(['pages/agenda.yaml', '-        date: 2026-10-17', '+        date: 2026-02-28'])
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(field(page, 'blocks-1-events-0-date-stated')).toHaveValue('30 Feb')
})

const isBad = (element: Element) => element instanceof HTMLInputElement && element.validity.badInput

async function dateOf(page: Page, event: number) {
  await openStudio(page, site, '/agenda')
  await page.getByRole('button', { name: /^Block 2/ }).press('Enter')
  return field(page, `blocks-1-events-${event}-date`)
}

/** Month, day and year, as the browsers of the tests show them. */
async function type(page: Page, date: ReturnType<typeof field>, parts: readonly string[]): Promise<void> {
  await date.focus()
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowLeft')
  for (const part of parts) await page.keyboard.type(part)
}
