/** The search in the header: what it finds and where it leads, with every way of using it. */
import { SURROUNDINGS, violations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { gate } from './support/gate.ts'
import { holdCode, loseCode } from './support/islands.ts'
import { ask, at, button, dialog, field, results } from './support/search.ts'

// It stands below a path, and has two languages.
test.use({ site: 'lugha' })

test('nothing of it is loaded before somebody reaches for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(at('/fees'))
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /search|\.js$/.test(path))).toEqual([])
  await button(page).hover()
  await expect.poll(() => asked).toContain('/school/search.json')
  await expect.poll(() => asked.filter((path) => /(?:island|panel).*\.(?:js|css)$/.test(path)).length).toBe(2)
})

test('with the keyboard alone: from the button to a heading of another page', async ({ page }) => {
  await page.goto(at('/join'))
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('when to pay')
  await expect(results(page).first()).toContainText('School fees')
  await expect(dialog(page).getByRole('status')).toHaveText(/^Pages found: \d+$/)
  await page.keyboard.press('ArrowDown')
  await expect(results(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fees(?:#.*)?$/)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveText('When to pay')
  await expect(page.locator('main :focus')).toBeInViewport()
})

test('Escape closes it and gives the focus back; a press beside it closes it, too', async ({ page }) => {
  await page.goto(at('/fees'))
  await ask(page, 'calendar')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await button(page).click()
  await expect(field(page)).toHaveValue('')
  await page.mouse.click(10, 700)
  await expect(dialog(page)).toHaveCount(0)
})

test('a place with a name is led to by its name', async ({ page }) => {
  await page.goto(at('/join'))
  await ask(page, 'tuition')
  await results(page).first().getByRole('link').click()
  await expect(page).toHaveURL(at('/fees#terms'))
  await expect(page.locator('#terms')).toBeInViewport()
})

test('what is on the same page is scrolled to', async ({ page }) => {
  await page.goto(at('/fees'))
  await ask(page, 'when to pay')
  await results(page).first().getByRole('link').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'When to pay' })).toBeFocused()
})

test('words that are nowhere are said to be', async ({ page }) => {
  await page.goto(at('/fees'))
  await button(page).click()
  await field(page).fill('qqqqqq')
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found. Try another word.')
  await expect(results(page)).toHaveCount(0)
  await expect(dialog(page).locator('div > a')).toHaveAttribute('href', '/school/join')
})

test('pages in Swahili have their own index', async ({ page }) => {
  await page.goto(at('/sw/fees'))
  await page.getByRole('button', { name: 'Tafuta' }).click()
  await page.getByRole('searchbox').fill('kulipa')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada ya shule' }).first()).toBeVisible()
})

for (const { width, ...colours } of SURROUNDINGS)
  test(`axe finds nothing at ${width} pixels, ${JSON.stringify(colours)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.emulateMedia(colours)
    await page.goto(at('/fees'))
    await ask(page, 'fees')
    await expect(dialog(page).getByRole('status')).toBeVisible()
    expect(await violations(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await page.screenshot({ path: `test-results/search/${width}.png` })
  })

for (const width of [320, 360, 768, 1280])
  test(`the button has its place in the header at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const route of ['/fees', '/sw/fees']) {
      await page.goto(at(route))
      const [own, name, menu] = await Promise.all(
        ['.site-search > button', '.brand span', '.menu-button summary'].map((selector) =>
          page.locator(selector).boundingBox(),
        ),
      )
      expect(own?.width).toBeGreaterThanOrEqual(44)
      expect(own?.height).toBeGreaterThanOrEqual(44)
      expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(own?.x ?? 0)
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? width)
      await page.screenshot({ path: `test-results/search/header${route.replaceAll('/', '-')}-${width}.png` })
    }
  })

test('on paper there is nothing of it', async ({ page }) => {
  await page.goto(at('/fees'))
  await ask(page, 'fees')
  await page.emulateMedia({ media: 'print' })
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('.site-search > button')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the same place leads to the list of all pages', async ({ page }) => {
    await page.goto(at('/fees'))
    await expect(button(page)).toBeHidden()
    await page.locator('.site-search > a').click()
    await expect(page).toHaveURL(at('/join'))
  })
})

test.describe('if something fails', () => {
  test.use({ tolerated: /ERR_FAILED/ })
  test('without an index it leads to the list of all pages', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort())
    await page.goto(at('/fees'))
    await button(page).click()
    await expect(page).toHaveURL(at('/join'))
  })
})

test.describe('if its code is gone', () => {
  test.use({ tolerated: /404/ })
  test('it leads there, too', async ({ page, context }) => {
    await loseCode(context)
    await page.goto(at('/fees'))
    await button(page).click()
    await expect(page).toHaveURL(at('/join'))
  })
})

test('while its index comes it says so, and every button has a name', async ({ page }) => {
  const [released, release] = gate()
  await page.route('**/search.json', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(at('/fees'))
  await button(page).click()
  await field(page).fill('fees')
  await expect(dialog(page).getByRole('progressbar')).toBeVisible()
  expect(await violations(page)).toEqual([])
  release()
  await expect(results(page).first()).toBeVisible()
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0)
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible()
})

test('a press is answered at once: the button is pale until the code is there', async ({ page, context }) => {
  const release = await holdCode(context)
  await page.goto(at('/fees'))
  await button(page).click()
  await expect(button(page)).toHaveCSS('opacity', '0.5')
  release()
  await expect(field(page)).toBeFocused()
  await expect(page.locator('.site-search > button')).toHaveCSS('opacity', '1')
})

test('while its styles come a bar says so', async ({ page }) => {
  const [released, release] = gate()
  await page.route('**/panel.*.css', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(at('/fees'))
  await button(page).click()
  await expect(page.getByRole('progressbar', { name: 'Search' })).toBeInViewport()
  release()
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('a browser without dialogs shows a panel that Escape closes', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
  await page.goto(at('/fees'))
  await ask(page, 'lunch')
  await expect(field(page)).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})
