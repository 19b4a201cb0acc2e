/** Letters that the visitor made larger in the settings of the browser, or set wider. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { overflow } from './support/page-facts.ts'

/** Pages with long words, addresses, tables, dates. */
const ROUTES = ['/nurturing', '/location', '/grade4fee', '/events', '/']

const SIZES = [
  [320, 20],
  [320, 32],
  [360, 24],
  [360, 32],
  [412, 28],
  [768, 32],
  [1024, 24],
  [1440, 21],
] as const

async function setLetters(page: Page, width: number, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await page.setViewportSize({ width, height: 800 })
}

/** Words that end outside the part they stand in, or begin on another word of their row. */
const strayWords = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    // What opens over the page scrolls by itself.
    const parts = [...document.querySelectorAll(':not(dialog) > .container > .sheet, .card, .scene-words')]
    const stray = parts.filter((part) => boxOf(part).right > part.getBoundingClientRect().right + 1)
    const months = [...document.querySelectorAll('.year-line span')].filter((month) => boxOf(month).width > 0)
    const touching = months.filter((month, at) => {
      const before = months[at - 1]
      return before !== undefined && boxOf(month).left < boxOf(before).right
    })
    return [...stray, ...touching].map((element) => element.textContent)
  })

for (const [width, size] of SIZES) {
  test(`letters of ${size} px in ${width} px: all is within the page and within its part`, async ({
    page,
  }) => {
    await setLetters(page, width, size)
    for (const route of ROUTES) {
      await page.goto(route)
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await overflow(page), route).toEqual([])
      expect.soft(await strayWords(page), route).toEqual([])
    }
  })
}

for (const [width, size] of [
  [320, 16],
  [320, 20],
  [320, 32],
  [360, 24],
  [412, 28],
] as const) {
  test(`letters of ${size} px in ${width} px: the menu button lies beside the name`, async ({ page }) => {
    await setLetters(page, width, size)
    await page.goto('/who')
    const name = await page
      .locator('.brand span')
      .evaluate((element) => element.getBoundingClientRect().right)
    const button = page.locator('summary').getByText('Menu', { exact: true })
    expect(await button.evaluate((element) => element.getBoundingClientRect().left)).toBeGreaterThan(name)
    await button.click()
    await expect(page.locator('.menu')).toBeVisible()
  })
}

test('with the spacing of WCAG 1.4.12 addresses stay in their cards', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const route of ['/location', '/terms']) {
    await page.goto(route)
    await page.locator('head').evaluate((head) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      head.ownerDocument.adoptedStyleSheets = [sheet]
    })
    expect(await overflow(page), route).toEqual([])
    expect(await strayWords(page), route).toEqual([])
  }
})

test.describe('before the deadline', () => {
  test.use({ site: 'before' })

  test('the countdown shows its seconds', async ({ page }) => {
    await page.clock.setFixedTime('2025-10-10T12:00:00+03:00')
    for (const [width, size] of [
      [320, 24],
      [360, 32],
      [412, 32],
    ] as const) {
      await setLetters(page, width, size)
      await page.goto('/who')
      expect.soft(await overflow(page), `${width} px, ${size} px`).toEqual([])
    }
  })
})
