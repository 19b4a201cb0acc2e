/** Every page, and everything on it that opens, for people who see, hear or move differently. */
import { SURROUNDINGS, violations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { groupTitle, menuButton, menuOf } from './support/menu.ts'
import { MENU } from './support/menu-of-school.ts'
import { routesOf } from './support/routes.ts'

const routes = [...routesOf('.'), '/nowhere']
const PARTS = 4

for (const { width, colorScheme, forcedColors } of SURROUNDINGS) {
  test.describe(`at ${width} px, ${forcedColors === 'active' ? 'forced colours' : colorScheme}`, () => {
    test.use({
      viewport: { width, height: 800 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce', forcedColors },
    })
    test.use({ tolerated: /404/ })
    test.setTimeout(180_000)

    for (let part = 0; part < PARTS; part++) {
      test(`no page has a barrier, part ${part + 1} of ${PARTS}`, async ({ page }) => {
        const found: Record<string, readonly string[]> = {}
        for (const route of routes.filter((_, index) => index % PARTS === part)) {
          await page.goto(route)
          const faults = await violations(page)
          if (faults.length > 0) found[route] = faults
        }
        expect(found).toEqual({})
      })
    }

    test('no open menu has a barrier', async ({ page }) => {
      await page.goto('/who')
      const found: Record<string, readonly string[]> = {}
      if (width < 1024) await menuButton(page).click()
      for (const [title] of MENU.filter(([, routes]) => Array.isArray(routes))) {
        await groupTitle(menuOf(page).entry(title)).click()
        const faults = await violations(page)
        if (faults.length > 0) found[title] = faults
      }
      expect(found).toEqual({})
    })
  })
}
