/** The popup of the home page: a dialog at every opening, a panel in the page where no script can open it. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { holdCode, islandOf, loseCode, measureShifts, saveData, settle } from './support/islands.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Places in grades 4, 5 and 6' })

async function openHome(page: Page): Promise<Locator> {
  await page.goto('/')
  await expect(islandOf(page, 'promoPopup')).toHaveAttribute('data-awake')
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  return dialog
}

const focusIsIn = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const { activeElement, body } = document
    return element.contains(activeElement) || activeElement === body
  })

/** A point on the page beside the panel. */
const BESIDE = [8, 400] as const

test('it opens by itself, and closes by its button, the Escape key and a press beside it', async ({
  page,
}) => {
  const dialog = await openHome(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(dialog).toBeVisible()
  await page.mouse.click(...BESIDE)
  await expect(dialog).toBeHidden()
})

test('it opens by itself also where the browser does not tell when it has painted', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await openHome(page)
})

test('presses inside leave it open, also when the finger slips out', async ({ page }) => {
  const dialog = await openHome(page)
  await dialog.getByRole('heading').click()
  await dialog.getByRole('img').click()
  const place = await dialog.boundingBox()
  await page.mouse.click((place?.x ?? 0) + 4, (place?.y ?? 0) + 40)
  await dialog.getByRole('heading').hover()
  await page.mouse.down()
  await page.mouse.move(...BESIDE)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
})

test('the focus goes in, stays in, and comes back; the page behind does not answer', async ({ page }) => {
  const dialog = await openHome(page)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    // From the last one the focus goes to the browser itself, which pages see as their body.
    expect(await focusIsIn(dialog)).toBe(true)
  }
  const brand = await page.locator('header a.brand').boundingBox()
  await page.mouse.click((brand?.x ?? 0) + 10, (brand?.y ?? 0) + 10)
  await expect(page).toHaveURL('/')
  await expect(dialog).toBeHidden()
  await expectFocusLost(page)
})

/** What is hidden loses the focus with the next picture of the page. */
const expectFocusLost = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')

test('after it Tab begins at the top of the page', async ({ page }) => {
  const dialog = await openHome(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectFocusLost(page)
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
})

test('who was on a link when it opened is there again', async ({ page, context }) => {
  const release = await holdCode(context)
  await page.goto('/')
  const brand = page.locator('header a.brand')
  await brand.focus()
  release()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(brand).toBeFocused()
})

for (const [does, begin] of [
  ['scrolls', (page: Page) => page.mouse.wheel(0, 300)],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
  ['presses the page', (page: Page) => page.mouse.click(...BESIDE)],
] as const)
  test(`who ${does} before it comes is left alone`, async ({ page, context }) => {
    const release = await holdCode(context)
    await page.goto('/')
    await begin(page)
    // Browsers note what was pressed with the next picture of the page.
    await settle(page)
    if (does === 'scrolls') await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    release()
    await expect(islandOf(page, 'promoPopup')).toHaveAttribute('data-awake')
    await expectPanel(page)
    await expect(page.locator('dialog:modal')).toHaveCount(0)
  })

test('it opens again with every way to the page, but not on a return from the memory of the browser', async ({
  page,
}) => {
  const dialog = await openHome(page)
  await page.keyboard.press('Escape')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(dialog).toBeHidden()

  // React is here, so these are no page loads.
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.getByRole('link', { name: 'How to join us' }).first().click()
  await expect(page).toHaveURL('/join')
  // The focus follows the address.
  await expect(page.locator('main')).toBeFocused()
  await page.locator('header a.brand').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('main')).toBeFocused()

  await page.goBack()
  // The page follows the address.
  await expect(page.locator('main h1')).toHaveText('How to Join Us')
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('its link opens the enquiry portal in a new tab', async ({ page, context }) => {
  const dialog = await openHome(page)
  const [portal] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Apply Now' }).click(),
  ])
  expect(new URL(portal.url()).searchParams.has('school')).toBe(true)
  await expect(dialog).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('a cross closes it too, and all of it is on the screen', async ({ page }) => {
    const dialog = await openHome(page)
    const buttons = dialog.getByRole('button', { name: 'Close' })
    await expect(buttons).toHaveCount(2)
    await expect(dialog.getByRole('link', { name: 'Apply Now' })).toBeInViewport({ ratio: 1 })
    await expect(buttons.first()).toBeFocused()
    await buttons.first().tap()
    await expect(dialog).toBeHidden()
  })
})

test.describe('with letters four times as large', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('its words are seen first', async ({ page }) => {
    const dialog = await openHome(page)
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
  })
})

test('nothing else on the page moves when it opens', async ({ page }) => {
  const shifts = await measureShifts(page)
  await openHome(page)
  expect(await shifts()).toBe(0)
})

/** The panel stands in the page, with nothing on it that would need a script. */
async function expectPanel(page: Page): Promise<void> {
  const panel = islandOf(page, 'promoPopup')
  await expect(panel.getByRole('heading', { name: 'Places in grades 4, 5 and 6' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Apply Now' })).toBeVisible()
  await expect(panel.locator('button:visible')).toHaveCount(0)
  await expect(panel.locator('dialog')).toHaveCSS('position', 'static')
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a panel in the page', async ({ page }) => {
    await page.goto('/')
    await expectPanel(page)
  })
})

test.describe('when the code is gone', () => {
  test.use({ tolerated: /404/ })

  test('it is a panel in the page', async ({ page, context }) => {
    await loseCode(context)
    await page.goto('/')
    await expectPanel(page)
  })
})

test('for visitors who save data it is a panel, also once it is awake', async ({ page, context }) => {
  await saveData(context)
  await page.goto('/')
  await expectPanel(page)
  const panel = islandOf(page, 'promoPopup')
  await panel.getByRole('heading').hover()
  await expect(panel).toHaveAttribute('data-awake')
  await expectPanel(page)
})
