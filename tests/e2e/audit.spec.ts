/** Every page, and everything on it that opens, for people who see, hear or move differently. */
import type { Page } from 'playwright/test'
import { SURROUNDINGS, violations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { groupTitle, menuButton, menuOf } from './support/menu.ts'
import { MENU } from './support/menu-of-school.ts'
import { groupsOf, routesOf } from './support/routes.ts'
import { BEFORE_DEADLINE, siteOf } from './support/sites.ts'

const groups = groupsOf([...routesOf('.'), '/nowhere', '/sw/hakuna'])

const before = (path: string) => siteOf('before').address + path
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

type States = Readonly<Record<string, (page: Page) => Promise<unknown>>>

/** What pages show once somebody has pressed something, or something has come by itself. Each goes on from the one before. */
const STATES: Readonly<Record<string, States>> = {
  'the home page': {
    'the popup': async (page) => {
      await page.goto('/')
      await expect(page.locator('dialog:modal')).toBeVisible()
    },
    'the second picture of the slideshow': async (page) => {
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog:modal')).toHaveCount(0)
      await press(page, 'Next picture')
      await expect(page.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute(
        'aria-current',
        'true',
      )
    },
  },
  'the carousel': {
    'the first picture': async (page) => {
      await page.goto('/history')
      await page.locator('[data-island=carousel]').scrollIntoViewIfNeeded()
      await expect(page.locator('[data-island=carousel]')).toHaveAttribute('data-awake')
    },
    'the last picture': (page) => press(page, 'Picture 3 of 3'),
  },
  dashboards: {
    'that are shown': async (page) => {
      await page.goto('/perfomance')
      await expect(page.locator('[data-island=dashboards]')).toHaveAttribute('data-awake')
      await page.getByText('2022', { exact: true }).first().click()
    },
    'that cannot be had': async (page) => {
      await page.goto(`${siteOf('frames').address}/frames`)
      await expect(page.getByText('Unable to load dashboard').first()).toBeVisible()
    },
  },
  'the countdown': {
    unfolded: async (page) => {
      await page.clock.setFixedTime(BEFORE_DEADLINE)
      await page.goto(before('/who'))
      await expect(page.getByRole('timer')).toBeVisible()
    },
    'folded away': (page) => press(page, 'Countdown'),
  },
}

for (const { width, colorScheme, forcedColors } of SURROUNDINGS) {
  test.describe(`at ${width} px, ${forcedColors === 'active' ? 'forced colours' : colorScheme}`, () => {
    test.use({
      viewport: { width, height: 800 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce', forcedColors },
    })
    // Two of the pages are not there, one frame leads to a closed port, and the clock of the tests wants to run in
    // frames that let nothing run.
    test.use({ tolerated: /404|net::ERR_|Blocked script execution/ })

    for (const { name, routes } of groups)
      test(`no page has a barrier, ${name}`, async ({ page }) => {
        const found: Record<string, readonly string[]> = {}
        for (const route of routes) {
          await page.goto(route)
          const faults = await violations(page)
          if (faults.length > 0) found[route] = faults
        }
        expect(found).toEqual({})
      })

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

    for (const [moving, states] of Object.entries(STATES))
      test(`nothing that moves has a barrier, whatever it shows: ${moving}`, async ({ page }) => {
        const found: Record<string, readonly string[]> = {}
        for (const [name, open] of Object.entries(states)) {
          await open(page)
          const faults = await violations(page)
          if (faults.length > 0) found[name] = faults
        }
        expect(found).toEqual({})
      })
  })
}
