/** Questions that open. All of it works without a script. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { arrive, wasLoaded } from './support/navigation.ts'

test.use({ site: 'blocks' })

const question = (page: Page, words: string) => page.locator('summary', { hasText: words })

test('a question opens and closes, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/questions')
  const answer = page.getByText('Bring the card of the child.')
  await expect(answer).toBeHidden()
  await question(page, 'families').click()
  await expect(answer).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer).toBeHidden()
  await page.keyboard.press('Space')
  await expect(answer).toBeVisible()
  // The link in the answer comes next, then the next question.
  await page.keyboard.press('Tab')
  await expect(page.locator('.answer a').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question(page, 'the car')).toBeFocused()
})

test('a question is a heading, below the heading of its block if there is one', async ({ page }) => {
  await page.goto('/questions')
  await expect(question(page, 'a bus').locator('h3')).toHaveCount(1)
  await expect(question(page, 'more to ask').locator('h2')).toHaveCount(1)
  const sizeOf = (heading: Locator) =>
    heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const title = await sizeOf(page.getByRole('heading', { name: 'What visitors ask' }))
  expect(title).toBeGreaterThan(await sizeOf(question(page, 'a bus').locator('h3')))
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('a link to a question opens it and shows it', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'car park' }).click()
      await expect(page).toHaveURL(/\/questions#parking$/)
      await expect(page.getByText('Beside the gate.')).toBeVisible()
      await expect(question(page, 'the car')).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('from the market')).toBeHidden()
    })

    test('a link on the same page opens it too', async ({ page }) => {
      await page.goto('/questions#more')
      await page.getByRole('link', { name: 'the bus' }).click()
      await expect(page.getByText('from the market')).toBeVisible()
      await expect(question(page, 'a bus')).toBeInViewport({ ratio: 1 })
    })
  })
}

test('a link to a question opens it without a page load, too', async ({ page }) => {
  await arrive(page, '/')
  await page.getByRole('link', { name: 'car park' }).click()
  await expect(page).toHaveURL(/\/questions#parking$/)
  await expect(page.getByText('Beside the gate.')).toBeVisible()
  await expect(question(page, 'the car')).toBeInViewport({ ratio: 1 })
  expect(await wasLoaded(page)).toBe(false)
})

test('a question under the keyboard stays below the header of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/questions#parking')
  await expect(question(page, 'the car')).toBeInViewport({ ratio: 1 })
})

test('paper has all answers, and no sign that something opens', async ({ page }) => {
  await page.goto('/questions')
  await page.emulateMedia({ media: 'print' })
  for (const answer of await page.locator('.answer').all()) {
    await expect.poll(async () => (await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10)
  }
  const shown = await question(page, 'a bus').evaluate(
    (summary) => getComputedStyle(summary, '::after').display,
  )
  expect(shown).toBe('none')
})
