/** What must hold for blocks that the school does not have, on every page of the site of blocks. */
import { SURROUNDINGS, violations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { overflow } from './support/page-facts.ts'
import { routesOf } from './support/routes.ts'
import { SITES } from './support/sites.ts'

test.use({ site: 'blocks' })

const routes = routesOf(SITES.blocks.root)

for (const { width, colorScheme, forcedColors } of SURROUNDINGS) {
  test.describe(`at ${width} px, ${forcedColors === 'active' ? 'forced colours' : colorScheme}`, () => {
    test.use({
      viewport: { width, height: 800 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce', forcedColors },
    })

    test('no page has a barrier, with its answers closed and open', async ({ page }) => {
      for (const route of routes) {
        await page.goto(route)
        expect.soft(await violations(page), route).toEqual([])
        for (const summary of await page.locator('main summary').all()) await summary.click()
        expect.soft(await violations(page), `${route}, opened`).toEqual([])
      }
    })
  })
}

test('nothing is wider than the window, on phones and with large letters', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  for (const [width, standard] of [
    [320, 16],
    [360, 16],
    [600, 16],
    [768, 16],
    [1280, 16],
    [320, 32],
    [768, 32],
  ] as const) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    await page.setViewportSize({ width, height: 800 })
    for (const route of routes) {
      await page.goto(route)
      for (const summary of await page.locator('main summary').all()) await summary.click()
      expect.soft(await overflow(page), `${route} at ${width} px, letters of ${standard} px`).toEqual([])
    }
  }
})

test('no page loads a script', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const route of routes) await page.goto(route, { waitUntil: 'load' })
  expect(scripts).toEqual([])
})

test('an address keeps its lines, in its block and in the footer', async ({ page }) => {
  await page.goto('/')
  for (const address of await page.locator('.contact dd p, footer address p').all()) {
    const lines = await address.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
    })
    expect(lines).toBe(2)
  }
  await expect(page.locator('.contact dd p, footer address p')).toHaveCount(2)
})
