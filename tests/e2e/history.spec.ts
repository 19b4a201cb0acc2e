/** Back and forward: each entry of the history shows its page, where the visitor was on it. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { arrive, follow, wakeMenu, wasLoaded } from './support/navigation.ts'

const placeOf = (page: Page) => page.evaluate(() => scrollY)

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((place) => {
    const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top: place, behavior: 'instant' })
    return told
  }, top)
  expect(await placeOf(page)).toBe(top)
}

async function backToTop(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(() => placeOf(page)).toBe(0)
}

async function leaveFor(page: Page, path: string): Promise<void> {
  await follow(page, path)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  await expect.poll(() => placeOf(page)).toBe(0)
}

async function expectPlace(page: Page, path: string, top: number): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect.poll(() => placeOf(page)).toBe(top)
}

test('back and forward show the pages again, where the visitor was', async ({ page }) => {
  await arrive(page, '/nurture')
  await scrollTo(page, 700)
  await page
    .locator('[data-part=pager] a')
    .first()
    .evaluate((link) => link.removeAttribute('data-reload'))
  await page
    .locator('[data-part=pager] a')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/farm-2-fork')
  await expect(page.locator('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('h1')).toContainText('Nurturing @')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page.goForward()
  await expect(page.locator('h1')).not.toContainText('Nurturing @')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await wasLoaded(page)).toBe(false)
})

for (const state of ['asleep', 'awake'] as const)
  test(`${state}, 'Back to top' is an entry of its own that leads back to where it was pressed`, async ({
    page,
  }) => {
    await (state === 'awake' ? arrive(page, '/nurture') : page.goto('/nurture'))
    await scrollTo(page, 900)
    await backToTop(page)
    await expect(page).toHaveURL('/nurture')
    await page.goBack()
    await expectPlace(page, '/nurture', 900)
    await page.goForward()
    await expectPlace(page, '/nurture', 0)
  })

test("after 'Back to top' Tab begins at the top of the page", async ({ page }) => {
  await page.goto('/nurture')
  await scrollTo(page, 900)
  await backToTop(page)
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
})

test("where 'Back to top' led is returned to by page loads as any place", async ({ page }) => {
  await page.goto('/nurture')
  await scrollTo(page, 900)
  await backToTop(page)
  await expect(page).toHaveURL('/nurture')
  await scrollTo(page, 700)
  await leaveFor(page, '/who')
  await page.goBack()
  await expectPlace(page, '/nurture', 700)
})

test("where 'Back to top' led is returned to without page loads as any place", async ({ page }) => {
  await arrive(page, '/nurture')
  await scrollTo(page, 900)
  await backToTop(page)
  await scrollTo(page, 700)
  await leaveFor(page, '/who')
  await page.goBack()
  await expectPlace(page, '/nurture', 700)
  expect(await wasLoaded(page)).toBe(false)
  await page.goBack()
  await expectPlace(page, '/nurture', 900)
})

test('where the visitor was before the runtime came is known, also on a page with an anchor', async ({
  page,
}) => {
  await page.goto('/location#contact')
  await expect.poll(() => placeOf(page)).not.toBe(0)
  await scrollTo(page, 150)
  await wakeMenu(page)
  await leaveFor(page, '/who')
  await page.goBack()
  await expectPlace(page, '/location#contact', 150)
})

test('after a reload each entry still has its own place', async ({ page }) => {
  await arrive(page, '/nurture')
  await scrollTo(page, 300)
  await leaveFor(page, '/who')
  await page.reload()
  await wakeMenu(page)
  await leaveFor(page, '/history')
  await scrollTo(page, 400)
  await page.goBack()
  await expectPlace(page, '/who', 0)
  await page.goBack()
  await expectPlace(page, '/nurture', 300)
  await page.goForward()
  await expectPlace(page, '/who', 0)
  await page.goForward()
  await expectPlace(page, '/history', 400)
})

test('what was shown without a page load is loaded where no runtime is there to show it', async ({
  page,
}) => {
  await arrive(page, '/who')
  await leaveFor(page, '/safety')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/who')
  await expect(page.locator('h1')).toHaveText('Who we are')
  await page.goForward()
  await expect(page.locator('h1')).toHaveText('Safety')
})

test('a page that was left by a page load is returned to where the visitor was', async ({ page }) => {
  await arrive(page, '/nurture')
  await scrollTo(page, 700)
  await page
    .locator('[data-part=pager] a', { hasText: 'Farm 2 Fork' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/farm-2-fork')
  await page.goBack()
  await expectPlace(page, '/nurture', 700)
})
