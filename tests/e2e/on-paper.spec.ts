/** What a sheet of paper says, and how large. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'

test.beforeEach(async ({ page }) => {
  // A4 within its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
})

/** The sheet for paper comes once the page is there. */
async function openOnPaper(page: Page, route: string): Promise<void> {
  await page.goto(route)
  const isThere = () =>
    page
      .locator('head link[rel=stylesheet]')
      .evaluate((link) => link instanceof HTMLLinkElement && !link.disabled && link.sheet !== null)
  await expect.poll(isThere).toBe(true)
}

const sizeOf = (element: Locator) =>
  element.first().evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))

test('no heading is larger than the one above it', async ({ page }) => {
  await openOnPaper(page, '/events')
  expect(await sizeOf(page.locator('h3.period'))).toBeLessThan(15)
  expect(await sizeOf(page.locator('h4'))).toBeLessThan(await sizeOf(page.locator('h3.period')))
  await openOnPaper(page, '/location')
  expect(await sizeOf(page.locator('.contact .card-title'))).toBeLessThan(
    await sizeOf(page.locator('.contact h2')),
  )
})

test('addresses in the footer stand in one line', async ({ page }) => {
  await openOnPaper(page, '/who')
  const address = page.locator('.footer-contacts a[href^="mailto:"]')
  const lines = await address.evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('dashboards have their addresses, and no filter that nobody can press', async ({ page }) => {
  await openOnPaper(page, '/perfomance')
  await expect(page.locator('.dashboards article').first()).toBeVisible()
  await expect(page.locator('.segments')).toBeHidden()
  // A path alone leads nobody from paper to the site.
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  const site = new URL(canonical ?? '').origin
  const links = page.locator('.dashboards article > p > a')
  for (const link of await links.all()) {
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(printed).toBe(`"${site}${await link.getAttribute('href')}"`)
  }
})

test('a button is words, and a link to another site has its address', async ({ page }) => {
  await openOnPaper(page, '/location')
  const map = page.getByRole('link', { name: 'Open the map' })
  const address = await map.getAttribute('href')
  expect(await map.evaluate((link) => getComputedStyle(link, '::after').content)).toBe(`" (${address})"`)
  expect(await map.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe('0px')
  await openOnPaper(page, '/access')
  const entry = page.getByRole('link', { name: 'Curriculum designs' })
  expect(await entry.evaluate((link) => getComputedStyle(link, '::after').position)).toBe('static')
})

test('a card is not torn apart, and its words stay in it', async ({ page }) => {
  await openOnPaper(page, '/')
  // Columns break like sheets.
  await page.evaluate(() => {
    const sheets = new CSSStyleSheet()
    sheets.replaceSync('main { column-width: 718px; column-fill: auto; height: 610px }')
    document.adoptedStyleSheets = [sheets]
  })
  const cards = page.locator('.card-grid .card')
  expect(await cards.count()).toBeGreaterThan(5)
  const torn = await cards.evaluateAll((all) =>
    all
      .filter((card) => {
        const [frame, ...more] = card.getClientRects()
        const words = card.querySelector('.text')?.getBoundingClientRect()
        return more.length > 0 || !frame || !words || words.left > frame.right || words.bottom > frame.bottom
      })
      .map((card) => card.textContent),
  )
  expect(torn).toEqual([])
})
