/** A map of another site costs data, and tells that site who is here. */
import { expect, test } from './support/fixtures.ts'
import { saveData } from './support/islands.ts'

test('with Save-Data a map is loaded once somebody asks for it', async ({ page, context }) => {
  const asked: string[] = []
  await page.route(/export\/embed/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
  })
  await saveData(context)
  await page.goto('/location')
  const ask = page.locator('.map summary')
  await ask.scrollIntoViewIfNeeded()
  await expect(page.locator('.map iframe')).toBeHidden()
  expect(asked).toEqual([])
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.map iframe')).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  await expect(ask).toBeFocused()
})

test('otherwise nobody has to ask', async ({ page }) => {
  await page.route(/export\/embed/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/location')
  await expect(page.locator('.map iframe')).toBeVisible()
  await expect(page.locator('.map summary')).toBeHidden()
})
