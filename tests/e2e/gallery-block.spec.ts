/** Pictures in a grid, which a click shows large. None of it needs a script. */
import type { Page } from 'playwright/test'
import { violations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { measureShifts } from './support/islands.ts'

test.use({ site: 'blocks' })

const WALL = 'A wall that is red on the left and blue on the right'
const opener = (page: Page, alt = WALL) =>
  page.getByRole('button', { name: `${alt} (show the picture large)` })
const large = (page: Page, alt = WALL) =>
  page.locator('.enlarged').getByRole('img', { name: alt, exact: true })

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('a picture is shown large by keyboard, and Escape leads back to where one was', async ({ page }) => {
      await page.goto('/pictures')
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: WALL })).toBeVisible()
      await expect(large(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
      // Nothing behind the picture gets the focus.
      for (let times = 0; times < 3; times++) {
        await page.keyboard.press('Tab')
        await expect(page.locator('main :focus:not(dialog *)')).toHaveCount(0)
      }
      await page.keyboard.press('Escape')
      await expect(large(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })

    test('a click opens it and the button closes it', async ({ page }) => {
      await page.goto('/pictures')
      await opener(page, 'A tall wall').click()
      await expect(large(page, 'A tall wall')).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(large(page, 'A tall wall')).toBeHidden()
    })
  })
}

for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const) {
  test(`at ${width} by ${height} px the whole picture is on the screen, and has no barrier`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/pictures')
    for (const alt of [WALL, 'A tall wall', 'A drawing of a hill']) {
      await opener(page, alt).click()
      await expect(large(page, alt)).toBeInViewport({ ratio: 1 })
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
  })
}

test('the large picture is as fine as the screen, and is loaded only for whoever asks', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/pictures')
  await opener(page).scrollIntoViewIfNeeded()
  await opener(page).hover()
  const wide = () => asked.filter((url) => /halves-1600/.test(url)).length
  expect(wide()).toBe(0)
  await opener(page).click()
  await expect.poll(wide).toBe(1)
})

for (const width of [320, 700, 1024, 1400])
  test(`at ${width} px the grid loads files that are fine enough, and not much wider than their places`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/pictures')
    const image = page.locator('.pictures').getByRole('img', { name: WALL, exact: true })
    await image.scrollIntoViewIfNeeded()
    const file = () => image.evaluate((node) => (node instanceof HTMLImageElement ? node.currentSrc : ''))
    await expect.poll(file).toMatch(/halves-\d+\./)
    const loaded = Number(/halves-(\d+)\./.exec(await file())?.[1])
    const place = (await image.boundingBox())?.width ?? 0
    expect(loaded).toBeGreaterThanOrEqual(place)
    expect(loaded).toBeLessThan(2 * place)
  })

for (const [width, height] of [
  [320, 640],
  [640, 360],
] as const)
  test(`at ${width} by ${height} px the caption is below the large picture, and is read out with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/pictures')
    await opener(page).click()
    const dialog = page.getByRole('dialog', { name: WALL })
    await expect(dialog).toHaveAccessibleDescription('The wall, see the prices of paint')
    const caption = dialog.getByText('The wall, see')
    await expect(caption).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await large(page).boundingBox())?.height).toBeGreaterThan(0)
    const [picture, words] = await Promise.all([large(page).boundingBox(), caption.boundingBox()])
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0)
    await dialog.getByRole('link', { name: 'the prices' }).click()
    await expect(page).toHaveURL('/prices')
  })

test('a large picture without a caption has the whole height', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto('/pictures')
  await opener(page, 'A tall wall').click()
  const dialog = page.getByRole('dialog', { name: 'A tall wall' })
  await expect(dialog).toHaveAccessibleDescription('')
  await expect.poll(async () => (await large(page, 'A tall wall').boundingBox())?.height).toBe(360)
})

test('a decorative picture is not shown large, and nobody hears of it', async ({ page }) => {
  await page.goto('/pictures')
  const last = page.locator('.pictures li').last()
  await expect(last.locator('button')).toHaveCount(0)
  await expect(last.locator('img')).toHaveAttribute('alt', '')
})

test('pictures of all shapes have one shape in the grid, and nothing moves when they come', async ({
  page,
}) => {
  const shifts = await measureShifts(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/pictures')
  for (const image of await page.locator('.pictures .ratio-4x3').all()) {
    await image.scrollIntoViewIfNeeded()
    const box = await image.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  }
  expect(await shifts()).toBe(0)
})

test('on paper the pictures are beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto('/pictures')
  await page.emulateMedia({ media: 'print' })
  const topsOf = (items: readonly Element[]) =>
    items.slice(0, 3).map((item) => item.getBoundingClientRect().top)
  await expect.poll(async () => new Set(await page.locator('.pictures li').evaluateAll(topsOf)).size).toBe(1)
})

test('a browser that knows no commands of buttons moves the focus into the picture and back', async ({
  page,
}) => {
  await page.goto('/pictures')
  const forget = (buttons: readonly Element[]) => {
    for (const button of buttons) button.removeAttribute('commandfor')
  }
  await page.locator('[commandfor]').evaluateAll(forget)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: WALL })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(large(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})
