/** The slideshow of the home page: pictures that take turns until the visitor chooses one. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import {
  codeAsked,
  holdCode,
  islandOf,
  loseCode,
  measureShifts,
  openAwake,
  saveData,
  stopClock,
} from './support/islands.ts'

const INTERVAL = 5000

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const button = (slideshow: Locator, name: string | RegExp) => slideshow.getByRole('button', { name })
const picture = (slideshow: Locator, number: number) => slideshow.locator('.slide-item').nth(number - 1)

/** Which picture is shown: the one that is not transparent to be. */
const shown = (slideshow: Locator) => slideshow.locator('.slide-item.active')

async function expectShown(slideshow: Locator, number: number): Promise<void> {
  await expect(shown(slideshow)).toHaveAttribute('aria-label', `Picture ${number} of 2`)
}

/** Opens the home page with a clock that stands, and closes what lies over it. */
async function openHome(page: Page): Promise<Locator> {
  await stopClock(page)
  return openSlideshow(page)
}

async function openSlideshow(page: Page): Promise<Locator> {
  const slideshow = await openAwake(page, '/', 'slideshow')
  await closePopup(page)
  return slideshow
}

async function closePopup(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('the pictures take turns every five seconds, and begin again', async ({ page }) => {
  const slideshow = await openHome(page)
  await expect(slideshow.locator('.slide-item')).toHaveCount(2)
  for (const next of [2, 1, 2]) {
    const before = next === 1 ? 2 : 1
    await page.clock.runFor(INTERVAL - 1)
    await expectShown(slideshow, before)
    await page.clock.runFor(1)
    await expectShown(slideshow, next)
  }
})

test('one picture fades in over the other in 700 ms', async ({ page }) => {
  const slideshow = await openHome(page)
  await page.clock.runFor(INTERVAL)
  await expectShown(slideshow, 2)
  await expect(picture(slideshow, 2)).toHaveCSS('transition-property', 'opacity')
  await expect(picture(slideshow, 2)).toHaveCSS('transition-duration', '0.7s')
  await expect(picture(slideshow, 2)).toHaveCSS('opacity', '1')
  await expect(picture(slideshow, 1)).toHaveCSS('opacity', '0')
})

for (const [name, number] of [
  ['Next picture', 2],
  ['Previous picture', 2],
  ['Picture 2 of 2', 2],
] as const) {
  test(`"${name}" shows a picture and stops the turns for the rest of the visit`, async ({ page }) => {
    const slideshow = await openHome(page)
    await button(slideshow, name).click()
    await expectShown(slideshow, number)
    await page.clock.runFor(3 * INTERVAL)
    await expectShown(slideshow, number)

    await page.getByRole('link', { name: 'How to join us' }).first().click()
    await expect(page).toHaveURL('/join')
    await page.locator('header a.brand').click()
    await expect(page).toHaveURL('/')
    await closePopup(page)
    await expect(button(slideshow, 'Play the pictures')).toBeVisible()
    await page.clock.runFor(3 * INTERVAL)
    await expectShown(slideshow, 1)

    await page.reload()
    await expect(button(slideshow, 'Play the pictures')).toBeAttached()
    await page.clock.runFor(3 * INTERVAL)
    await expectShown(slideshow, 1)
  })
}

test('the button that pauses is the first to be reached; it starts the turns again', async ({ page }) => {
  const slideshow = await openHome(page)
  const live = slideshow.locator('.slide-inner')
  await expect(slideshow.locator('button').first()).toHaveAccessibleName('Pause the pictures')
  await expect(live).toHaveAttribute('aria-live', 'off')
  await button(slideshow, 'Pause the pictures').focus()
  await page.keyboard.press('Enter')
  await expect(button(slideshow, 'Play the pictures')).toBeFocused()
  await expect(live).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(3 * INTERVAL)
  await expectShown(slideshow, 1)
  await page.keyboard.press('Space')
  await expect(live).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(INTERVAL)
  await expectShown(slideshow, 2)
})

test('nothing turns while the tab is hidden', async ({ page }) => {
  const slideshow = await openHome(page)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await page.clock.runFor(INTERVAL - 1000)
  await setHidden(true)
  await page.clock.runFor(3 * INTERVAL)
  await expectShown(slideshow, 1)
  await setHidden(false)
  await page.clock.runFor(INTERVAL - 1)
  await expectShown(slideshow, 1)
  await page.clock.runFor(1)
  await expectShown(slideshow, 2)
})

test('a finger shows the next picture, and that stops the turns', async ({ page }) => {
  const slideshow = await openHome(page)
  const frame = slideshow.locator('.slide-inner')
  for (const [type, clientX] of [
    ['pointerdown', 300],
    ['pointermove', 280],
    ['pointerup', 280],
  ] as const) {
    await frame.dispatchEvent(type, { clientX, pointerType: 'touch', isPrimary: true, bubbles: true })
  }
  await expectShown(slideshow, 2)
  await expect(button(slideshow, 'Play the pictures')).toBeVisible()
})

test('screen readers hear what it is', async ({ page }) => {
  const slideshow = await openHome(page)
  await expect(slideshow.locator('.slides')).toHaveAttribute('role', 'group')
  await expect(slideshow.locator('.slides')).toHaveAttribute('aria-roledescription', 'carousel')
  await expect(slideshow.locator('.slides')).toHaveAccessibleName('Pictures')
  await expect(slideshow.getByRole('group', { name: 'Picture 1 of 2' })).toHaveAttribute(
    'aria-roledescription',
    'slide',
  )
  await expect(slideshow.getByRole('group', { name: 'Picture 2 of 2' })).toHaveCount(0)
  await expect(button(slideshow, 'Picture 1 of 2')).toHaveAttribute('aria-current', 'true')
})

test('nothing moves when it wakes, and the first picture stays the same element', async ({ page }) => {
  const shifts = await measureShifts(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'firstImage', document.querySelector('.slideshow img'))
    })
  })
  const slideshow = await openSlideshow(page)
  const first = picture(slideshow, 1).locator('img')
  expect(await first.evaluate((image) => image === Reflect.get(window, 'firstImage'))).toBe(true)
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  expect(await shifts()).toBe(0)
})

test('a press that comes before the code is answered once the code is there', async ({ page, context }) => {
  const release = await holdCode(context)
  await page.goto('/')
  const slideshow = islandOf(page, 'slideshow')
  await button(slideshow, 'Next picture').click()
  await expectShown(slideshow, 1)
  release()
  await expectShown(slideshow, 2)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing turns by itself or fades, and the second picture is loaded when it is asked for', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const isAsked = () => asked.some((address) => address.includes('school-gate'))
    const slideshow = await openHome(page)
    await page.clock.runFor(3 * INTERVAL)
    await expectShown(slideshow, 1)
    expect(isAsked()).toBe(false)
    await button(slideshow, 'Next picture').click()
    await expectShown(slideshow, 2)
    await expect(picture(slideshow, 2)).toHaveCSS('transition-duration', '0s')
    await expect.poll(isAsked).toBe(true)
  })
})

/** All pictures in a row, with links that lead from one to the next. */
async function expectRow(slideshow: Locator): Promise<void> {
  await expect(slideshow.locator('button:visible')).toHaveCount(0)
  await expect(picture(slideshow, 1)).toBeInViewport({ ratio: 0.9 })
  await slideshow.getByRole('link', { name: 'Next picture' }).click()
  await expect(picture(slideshow, 2)).toBeInViewport({ ratio: 0.9 })
  await slideshow.getByRole('link', { name: 'Previous picture' }).click()
  await expect(picture(slideshow, 1)).toBeInViewport({ ratio: 0.9 })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pictures stand in a row', async ({ page }) => {
    await page.goto('/')
    await expectRow(islandOf(page, 'slideshow'))
  })
})

test.describe('when the code is gone', () => {
  test.use({ tolerated: /404/ })

  test('the pictures stand in a row', async ({ page, context }) => {
    await loseCode(context)
    await page.goto('/')
    await expectRow(islandOf(page, 'slideshow'))
  })
})

test('for visitors who save data it wakes when a button is pressed', async ({ page, context }) => {
  await saveData(context)
  const asked = codeAsked(page)
  await page.goto('/')
  expect(await asked()).toEqual([])
  const slideshow = islandOf(page, 'slideshow')
  await expect(slideshow).not.toHaveAttribute('data-awake')
  await button(slideshow, 'Next picture').click()
  await expectShown(slideshow, 2)
})
