/** The carousel of the history page: one picture at a time, from the first to the last. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { codeAsked, islandOf, loseCode, measureShifts, saveData } from './support/islands.ts'
import { fingerOn, pullMouse } from './support/swipe.ts'

const button = (carousel: Locator, name: string) => carousel.getByRole('button', { name })
const picture = (carousel: Locator, number: number) => carousel.locator('.slide-item').nth(number - 1)

/** The one picture that eyes and screen readers find, and what is said of it. */
async function expectShown(carousel: Locator, number: number): Promise<void> {
  await expect(carousel.locator('[aria-live=polite]')).toHaveText(`Picture ${number} of 3`)
  await expect(picture(carousel, number)).toBeInViewport({ ratio: 0.5 })
  await expect(carousel.locator('.slide-item:visible')).toHaveCount(1)
  await expect(button(carousel, `Picture ${number} of 3`)).toHaveAttribute('aria-current', 'true')
}

async function openHistory(page: Page): Promise<Locator> {
  await page.goto('/history')
  const carousel = islandOf(page, 'carousel')
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(carousel).toHaveAttribute('data-awake')
  return carousel
}

test('arrows lead from picture to picture and are disabled at the ends', async ({ page }) => {
  const carousel = await openHistory(page)
  const previous = button(carousel, 'Previous picture')
  const next = button(carousel, 'Next picture')
  await expectShown(carousel, 1)
  await expect(previous).toBeDisabled()
  await next.click()
  await expectShown(carousel, 2)
  await expect(previous).toBeEnabled()
  await next.click()
  await expectShown(carousel, 3)
  await expect(next).toBeDisabled()
  // The focus is not lost with the arrow that it stood on.
  await expect(previous).toBeFocused()
  await previous.click()
  await expectShown(carousel, 2)
})

test('dots jump to a picture', async ({ page }) => {
  const carousel = await openHistory(page)
  for (const number of [3, 1, 2]) {
    await button(carousel, `Picture ${number} of 3`).click()
    await expectShown(carousel, number)
  }
})

test('arrow keys leaf, and stop at the ends', async ({ page }) => {
  const carousel = await openHistory(page)
  await button(carousel, 'Next picture').focus()
  for (const [key, number] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expectShown(carousel, number)
  }
})

test('screen readers hear what it is', async ({ page }) => {
  const carousel = await openHistory(page)
  const group = carousel.locator('[aria-roledescription=carousel]')
  await expect(group).toHaveRole('group')
  await expect(group).toHaveAccessibleName('Pictures')
  const slides = carousel.locator('[aria-roledescription=slide]')
  await expect(slides).toHaveCount(3)
  await expect(carousel.getByRole('group', { name: 'Picture 1 of 3' })).toHaveCount(1)
  await expect(carousel.getByRole('group', { name: 'Picture 2 of 3' })).toHaveCount(0)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a picture slides in 300 ms', async ({ page }) => {
    const carousel = await openHistory(page)
    await expect(picture(carousel, 2)).toHaveCSS('transition-duration', '0.3s, 0s')
    await button(carousel, 'Next picture').click()
    await expectShown(carousel, 2)
    await expect(picture(carousel, 2)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
  })
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  /** How the finger moves, and where one is then. The picture is 328 pixels wide. */
  const SWIPES = [
    { does: 'a quick one of 6 px', moves: [[-6, 100]], shows: 2 },
    { does: 'a quick one of 5 px', moves: [[-5, 100]], shows: 1 },
    {
      does: 'one of 299 ms',
      moves: [
        [-20, 200],
        [-20, 99],
      ],
      shows: 2,
    },
    {
      does: 'one of 300 ms and less than half of the width',
      moves: [
        [-20, 200],
        [-140, 100],
      ],
      shows: 1,
    },
    {
      does: 'a slow one of more than half of the width',
      moves: [
        [-20, 200],
        [-148, 600],
      ],
      shows: 2,
    },
    { does: 'one that goes back before the first', moves: [[60, 100]], shows: 1 },
  ] as const

  for (const { does, moves, shows } of SWIPES) {
    test(`${does} leads to picture ${shows}`, async ({ page }) => {
      const carousel = await openHistory(page)
      const finger = await fingerOn(page)
      await finger.down(picture(carousel, 1).locator('img'))
      for (const [distance, milliseconds] of moves) await finger.move(distance, milliseconds)
      await finger.up()
      await expectShown(carousel, shows)
    })
  }

  test('the picture follows the finger, slower where there is no next one', async ({ page }) => {
    const carousel = await openHistory(page)
    const finger = await fingerOn(page)
    await finger.down(picture(carousel, 1).locator('img'))
    await finger.move(-40, 500)
    await expect(picture(carousel, 1)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, -40, 0)')
    await expect(picture(carousel, 2)).toBeInViewport()
    await finger.move(80, 500)
    await expect(picture(carousel, 1)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 10, 0)')
    await finger.up()
    await expect(picture(carousel, 1)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
    await expectShown(carousel, 1)
  })

  test('a finger that goes up moves the page and no picture', async ({ page }) => {
    await openHistory(page)
    await expect(page.locator('.carousel .slides')).toHaveCSS('touch-action', 'pan-y pinch-zoom')
  })
})

test('nothing moves when it wakes', async ({ page }) => {
  const shifts = await measureShifts(page)
  await openHistory(page)
  expect(await shifts()).toBe(0)
})

/** All pictures in a row, with links that lead from one to the next. */
async function expectRow(page: Page): Promise<void> {
  const carousel = islandOf(page, 'carousel')
  await expect(carousel.locator('button:visible')).toHaveCount(0)
  for (const number of [2, 3]) {
    await picture(carousel, number - 1)
      .getByRole('link', { name: 'Next picture' })
      .click()
    await expect(picture(carousel, number)).toBeInViewport({ ratio: 0.5 })
  }
  await expect(picture(carousel, 3).getByRole('link', { name: 'Next picture' })).toHaveCount(0)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pictures stand in a row', async ({ page }) => {
    await page.goto('/history')
    await expectRow(page)
  })
})

test.describe('when the code is gone', () => {
  test.use({ tolerated: /404/ })

  test('the pictures stand in a row', async ({ page, context }) => {
    await loseCode(context)
    await page.goto('/history')
    await page.locator('.carousel h2').scrollIntoViewIfNeeded()
    await expectRow(page)
  })
})

/** Where the first word of a text ends, and how wide it is. Wherever lines break, a word stays in one line. */
function firstWord(element: Element) {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  if (!text) throw new Error('There are no words.')
  const range = document.createRange()
  range.setStart(text, 0)
  range.setEnd(text, (text.textContent ?? '').indexOf(' '))
  const { right, top, width, height } = range.getBoundingClientRect()
  return { x: right, y: top + height / 2, width }
}

function rightEnd(element: Element) {
  const { right, top, height } = element.getBoundingClientRect()
  return { x: right - 10, y: top + height / 2 }
}

test('a mouse marks the words of a picture, and a button that it leaves again does nothing', async ({
  page,
}) => {
  const carousel = await openHistory(page)
  const text = picture(carousel, 1).locator('figcaption .text')
  const next = button(carousel, 'Next picture')
  const image = picture(carousel, 1).locator('img')
  // Where much goes on the words may move below the mouse.
  await expect(async () => {
    // Waits until it stays where it is, and nothing lies above it.
    await text.hover()
    const word = await text.evaluate(firstWord)
    await pullMouse(page, word, word.width)
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3)
  }).toPass()
  await expectShown(carousel, 1)
  await next.hover()
  await pullMouse(page, await next.evaluate(rightEnd), 60)
  await expectShown(carousel, 1)
  await image.hover()
  // More than half of the width: that leafs even if a busy machine makes it slow.
  const width = await page.locator('.carousel .slides').evaluate((slides) => slides.clientWidth)
  await pullMouse(page, await image.evaluate(rightEnd), width / 2 + 20)
  await expectShown(carousel, 2)
})

test('for visitors who save data it wakes when a button is pressed', async ({ page, context }) => {
  await saveData(context)
  const asked = codeAsked(page)
  await page.goto('/history')
  const carousel = islandOf(page, 'carousel')
  await carousel.scrollIntoViewIfNeeded()
  expect(await asked()).toEqual([])
  await button(carousel, 'Next picture').click()
  await expectShown(carousel, 2)
})
