/** The admissions countdown: by the clock of the build, then by that of the visitor. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { siteOf } from './support/sites.ts'

const LABEL = 'Grade 4-6 admissions close in'
const DEADLINE = 'Deadline: 29 October 2025 at 23:59'

const bar = (page: Page) => page.locator('.countdown')
const timer = (page: Page) => bar(page).getByRole('timer')
const toggle = (page: Page) => bar(page).getByRole('button', { name: 'Countdown' })
const second = (page: Page) => bar(page).locator('[data-unit=seconds]')
const passed = (page: Page) =>
  bar(page)
    .locator('progress')
    .evaluate((bar) => Number(bar.getAttribute('value')))

/** A page whose clock runs only when it is told to. */
async function openAt(page: Page, moment: string): Promise<void> {
  await page.clock.install({ time: new Date(Date.parse(moment) - 60_000) })
  await page.goto('/who')
  await page.clock.pauseAt(new Date(moment))
}

test.describe('a bar that was built before the deadline', () => {
  test.use({ site: 'before' })

  test('it stands on every page but the home page', async ({ page }) => {
    await page.clock.setFixedTime('2025-10-10T12:00:00+03:00')
    for (const path of ['/who', '/fees', '/location']) {
      await page.goto(path)
      await expect(page.getByRole('complementary', { name: LABEL })).toContainText(LABEL)
      await expect(timer(page)).toHaveText('19 days 11 hours 59 minutes 0 seconds')
      await expect(bar(page)).toContainText(DEADLINE)
    }
    // 27 September to 29 October: on 10 October at noon 13.5 of 33 days have passed.
    expect(await passed(page)).toBeCloseTo(0.41, 2)
    await page.goto('/')
    await expect(bar(page)).toHaveCount(0)
  })

  test('before the start nothing has passed', async ({ page }) => {
    await page.clock.setFixedTime('2025-09-20T23:58:59+03:00')
    await page.goto('/who')
    await expect(timer(page)).toHaveText('39 days 0 hours 0 minutes 1 second')
    expect(await passed(page)).toBe(0)
  })

  test('it ticks each second, and nothing moves', async ({ page }) => {
    await openAt(page, '2025-10-26T08:00:02+03:00')
    const place = () => bar(page).boundingBox()
    const cells = () =>
      timer(page)
        .locator('span')
        .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().x))
    const [before, columns] = [await place(), await cells()]
    for (const text of ['3 days 15 hours 58 minutes 58', '3 days 15 hours 58 minutes 57']) {
      await expect(timer(page)).toHaveText(`${text} seconds`)
      await page.clock.runFor(1000)
    }
    expect([await place(), await cells()]).toEqual([before, columns])
  })

  test('one has its own word, zero too in French, and a word of the site stays', async ({ page }) => {
    await page.route('**/who', async (route) => {
      const html = await (await route.fetch()).text()
      const french = html.replace('<html lang="en-KE"', '<html lang="fr"').replace('</b> days', '</b> jours')
      await route.fulfill({ contentType: 'text/html', body: french.replace('</b> hours', '</b> tours') })
    })
    await openAt(page, '2025-10-28T22:57:58+03:00')
    await expect(timer(page)).toHaveText('1 jour 1 tours 1 minute 2 seconds')
    await page.clock.fastForward(86_400_000)
    await expect(timer(page)).toHaveText('0 jour 1 tours 1 minute 2 seconds')
  })

  test('it goes when the deadline passes, and is not there after it', async ({ page }) => {
    await openAt(page, '2025-10-29T23:58:57+03:00')
    await expect(timer(page)).toHaveText('0 days 0 hours 0 minutes 3 seconds')
    await page.clock.runFor(2500)
    await expect(bar(page)).toBeVisible()
    await page.clock.runFor(1000)
    await expect(bar(page)).toBeHidden()
    await page.goto('/fees')
    await expect(bar(page)).toBeHidden()
    await page.clock.runFor(5000)
    await expect(bar(page)).toBeHidden()
  })

  test('folded away, it stops, stays so for the visit, and goes with the deadline', async ({ page }) => {
    await openAt(page, '2025-10-29T23:58:00+03:00')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(timer(page)).toBeHidden()
    await expect(bar(page)).toContainText(LABEL)
    const stopped = await second(page).textContent()
    await page.clock.runFor(5000)
    expect(await second(page).textContent()).toBe(stopped)

    await page.goto('/fees')
    await expect(timer(page)).toBeHidden()
    await expect(second(page)).toBeEmpty()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await toggle(page).click()
    await expect(timer(page)).toBeVisible()
    await expect(second(page)).not.toBeEmpty()

    await toggle(page).click()
    await page.clock.runFor(60_000)
    await expect(bar(page)).toBeHidden()
  })

  test('a page that comes back as it was left learns that the bar was folded away', async ({ page }) => {
    await openAt(page, '2025-10-10T12:00:00+03:00')
    await page.evaluate(() => {
      sessionStorage.setItem('ukurasa:countdown', 'collapsed')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(timer(page)).toBeHidden()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('nothing covers it, on phones that lie and in low windows too', async ({ page }) => {
    await page.clock.setFixedTime('2025-10-10T12:00:00+03:00')
    for (const [width, height] of [
      [320, 600],
      [740, 340],
      [1280, 320],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/who')
      await toggle(page).click({ trial: true })
      const { bottom } = await bar(page).evaluate((box) => box.getBoundingClientRect().toJSON())
      const { top } = await page
        .locator('.site-header')
        .evaluate((box) => box.getBoundingClientRect().toJSON())
      expect.soft(top, `${width} by ${height}`).toBe(bottom)
    }
  })

  test('after a change of page without a load it counts at once', async ({ page }) => {
    await openAt(page, '2025-10-10T12:00:00+03:00')
    for (const expanded of ['false', 'true']) {
      await toggle(page).click()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', expanded)
    }
    await page.evaluate(() => {
      document.documentElement.dataset.samePage = ''
    })
    await page.getByRole('link', { name: 'OUR HISTORY' }).click()
    await expect(page).toHaveTitle(/^Our History/)
    await expect(page.locator('html')).toHaveAttribute('data-same-page')
    await expect(timer(page)).toHaveText('19 days 11 hours 59 minutes 0 seconds')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  })

  for (const timezoneId of [
    'Africa/Nairobi',
    'America/Los_Angeles',
    'Pacific/Kiritimati',
    'UTC',
    'Asia/Kolkata',
  ]) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId })

      test('it says the same at the same moment', async ({ page }) => {
        await page.clock.setFixedTime('2025-10-26T21:30:15Z')
        await page.goto('/who')
        await expect(timer(page)).toHaveText('2 days 23 hours 28 minutes 45 seconds')
        await expect(bar(page)).toContainText(DEADLINE)
      })
    })
  }

  test.describe('without the code of the button', () => {
    test.use({ tolerated: /ERR_FAILED/ })

    test('it counts, and the button goes once it is known not to work', async ({ page }) => {
      await page.clock.setFixedTime('2025-10-10T12:00:00+03:00')
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/who')
      await toggle(page).hover()
      await expect(toggle(page)).toBeHidden()
      await expect(timer(page)).toBeVisible()
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the deadline stands there in words, and nothing that would not work', async ({ page }) => {
      await page.goto('/who')
      await expect(bar(page).getByText(LABEL)).toBeVisible()
      await expect(bar(page).getByText(DEADLINE)).toBeVisible()
      await expect(timer(page)).toBeHidden()
      await expect(toggle(page)).toBeHidden()
    })
  })
})

const MOTIONS = [
  ['no-preference', [220]],
  ['reduce', []],
] as const

for (const [reducedMotion, durations] of MOTIONS) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ site: 'before', contextOptions: { reducedMotion } })

    test('only what changes lights up, if it may', async ({ page }) => {
      await openAt(page, '2025-10-10T12:00:05+03:00')
      await expect(timer(page)).toContainText('55 seconds')
      const lit = (unit: string) =>
        bar(page)
          .locator(`[data-unit=${unit}]`)
          .evaluate((cell) => cell.getAnimations().map(({ effect }) => effect?.getTiming().duration))
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.cancel()
        const animate = Element.prototype.animate
        // Held at its beginning, so that it can be looked at.
        Element.prototype.animate = function (...all) {
          const animation = animate.apply(this, all)
          animation.pause()
          return animation
        }
      })
      await page.clock.runFor(1000)
      expect(await lit('seconds')).toEqual(durations)
      expect(await lit('minutes')).toEqual([])
    })
  })
}

test('built after the deadline it is nowhere', async () => {
  const { address } = siteOf('school')
  for (const path of ['/', '/who', '/fees', '/404']) {
    const html = await (await fetch(`${address}${path}`)).text()
    expect.soft(html.includes(LABEL), path).toBe(false)
    // Nor is the script that would count.
    expect.soft(html, path).not.toMatch(/data-deadline|data-countdown/)
  }
})
