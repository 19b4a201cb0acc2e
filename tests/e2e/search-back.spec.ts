/** Back from a result of the search: the other results are there again. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { ask, at, button, dialog, field, results } from './support/search.ts'

test.use({ site: 'lugha' })

/** Follows the first result, and waits for the page without the search. */
async function followFirst(page: Page, address: string): Promise<void> {
  await results(page).first().getByRole('link').click()
  await expect(page).toHaveURL(address)
  await expect(dialog(page)).toHaveCount(0)
}

test('who goes back from a result finds the others again, once', async ({ page }) => {
  await page.goto(at('/join'))
  await ask(page, 'calendar')
  const found = await results(page).allInnerTexts()
  await followFirst(page, at('/events'))
  // The page is there by then, and nothing has opened over it.
  await expect(page.locator('main h1')).toHaveText('Calendar')
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(at('/join'))
  await expect(field(page)).toHaveValue('calendar')
  await expect(results(page)).toHaveText(found.map((words) => words.replaceAll('\n', '')))
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL(at('/events'))
  await expect(page.locator('main h1')).toHaveText('Calendar')
  await page.goBack()
  await expect(page).toHaveURL(at('/join'))
  await expect(page.locator('main')).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
})

test('also from a place on the same page, and only to where the search was', async ({ page }) => {
  await page.goto(at('/events'))
  await page.goto(at('/fees'))
  await ask(page, 'tuition')
  await followFirst(page, at('/fees#terms'))
  await page.goBack()
  await expect(field(page)).toHaveValue('tuition')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(at('/events'))
  await expect(dialog(page)).toHaveCount(0)
})
