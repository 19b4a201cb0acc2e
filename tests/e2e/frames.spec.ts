/** Frames: what is said of one that loads and of one that does not. */
import {
  expectAwake,
  expectFailed,
  expectShown,
  expectWayToIt,
  fine,
  frame,
  LOADING,
  never,
  outside,
  panel,
} from './support/dashboards.ts'
import { expect, test } from './support/fixtures.ts'
import { gate } from './support/gate.ts'
import { loseCode, saveData, stopClock } from './support/islands.ts'

test.use({ site: 'frames' })

test.describe('what cannot be had', () => {
  // The browser itself writes down each request that fails.
  test.use({ tolerated: /net::ERR_|status of 404/ })

  test('a closed port, an unknown host and a page that is gone are told at once', async ({ page }) => {
    // The name is asked for, and nobody knows it.
    await outside(page, (route) => route.continue())
    await page.route('**/figures', (route) => route.fulfill({ status: 404, body: 'Gone' }))
    await page.goto('/frames')
    await expectFailed(page, 'closed')
    await expectFailed(page, 'outside')
    await expectFailed(page, 'own')
  })

  test('without a connection it fails; once it is back, another try works', async ({ page, context }) => {
    await outside(page, fine)
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.goto('/frames')
    await expectShown(page, 'own')
    await context.setOffline(true)
    await panel(page, 'far').scrollIntoViewIfNeeded()
    await expectFailed(page, 'far')
    // What was there stays.
    await expectShown(page, 'own')

    await context.setOffline(false)
    await panel(page, 'far')
      .getByRole('button', { name: /^Retry/ })
      .click()
    await expectShown(page, 'far')
    await expect(frame(page, 'far').contentFrame().getByRole('img', { name: 'Far figures' })).toBeVisible()
    // The focus has not been lost with the button.
    await expect(panel(page, 'far').locator('.frame')).toBeFocused()
  })

  test('a frame that loads just after its address could not be had stays failed', async ({ page }) => {
    await outside(page, fine)
    await page.addInitScript(() => {
      // In the moment between the bad answer and the next drawing.
      window.fetch = async () => {
        setTimeout(() => document.querySelector('#own iframe')?.dispatchEvent(new Event('load')))
        throw new TypeError('No connection')
      }
    })
    await page.goto('/frames')
    await expectFailed(page, 'own')
  })

  test('where the code of the island cannot be had, frames load without it', async ({ page, context }) => {
    await outside(page, fine)
    await loseCode(context)
    await page.goto('/frames')
    await expect(frame(page, 'outside').contentFrame().getByText('Fine')).toBeVisible()
    await expectWayToIt(page, 'outside')
  })

  test('another try may fail again', async ({ page }) => {
    const dashboard = await outside(page, (route) => route.abort('connectionrefused'))
    await page.goto('/frames')
    await expectFailed(page, 'outside')
    dashboard.answerWith((route) => route.abort('namenotresolved'))
    await panel(page, 'outside')
      .getByRole('button', { name: /^Retry/ })
      .click()
    await expectFailed(page, 'outside')
    dashboard.answerWith(fine)
    await panel(page, 'outside')
      .getByRole('button', { name: /^Retry/ })
      .click()
    await expectShown(page, 'outside')
    await expect(frame(page, 'outside').contentFrame().getByText('Fine')).toBeVisible()
  })
})

test.describe('what never answers', () => {
  // The clock of the test wants to be in every frame; a page of ours lets no script in.
  test.use({ tolerated: /net::ERR_|Blocked script execution/ })

  test('it is loading for a time, and fails within twelve seconds', async ({ page }) => {
    const dashboard = await outside(page, never)
    await stopClock(page)
    await page.goto('/frames', { waitUntil: 'commit' })
    await expect(panel(page, 'outside').getByText(LOADING)).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(panel(page, 'outside').getByText(LOADING)).toBeVisible()
    await page.clock.runFor(7_000)
    await expectFailed(page, 'outside')

    // The time of a frame begins when it starts to load, and again with each try.
    await expect(panel(page, 'far').getByText(LOADING)).toHaveCount(0)
    await expect.poll(dashboard.loads).toBe(1)
    await panel(page, 'outside')
      .getByRole('button', { name: /^Retry/ })
      .click()
    await expect(panel(page, 'outside').getByText(LOADING)).toBeVisible()
    // The page says so before it asks: this try must not get the next answer.
    await expect.poll(dashboard.loads).toBe(2)
    dashboard.answerWith(fine)
    await page.clock.runFor(12_000)
    await expectFailed(page, 'outside')
    await panel(page, 'outside')
      .getByRole('button', { name: /^Retry/ })
      .click()
    await expectShown(page, 'outside')
  })

  test('what comes after that is shown all the same', async ({ page }) => {
    const [answered, answer] = gate()
    await outside(page, (route) => answered.then(() => fine(route)))
    await stopClock(page)
    await page.goto('/frames', { waitUntil: 'commit' })
    await expect(panel(page, 'outside').getByText(LOADING)).toBeVisible()
    await page.clock.runFor(12_000)
    await expectFailed(page, 'outside')
    answer()
    await expectShown(page, 'outside')
  })
})

test.describe('what loads', () => {
  // One frame of the page leads to a closed port.
  test.use({ tolerated: /net::ERR_/ })

  test('a frame that comes late is shown when it comes', async ({ page }) => {
    const [answered, answer] = gate()
    await outside(page, (route) => answered.then(() => fine(route)))
    await page.goto('/frames', { waitUntil: 'commit' })
    await expect(panel(page, 'outside').getByText(LOADING)).toBeVisible()
    answer()
    await expectShown(page, 'outside')
  })

  test('under Save-Data a frame that loaded before the island woke is shown as loaded, and not loaded again', async ({
    page,
    context,
  }) => {
    const dashboard = await outside(page, fine)
    await saveData(context)
    await page.goto('/frames')
    await expect(frame(page, 'outside')).toHaveAttribute('data-loaded')
    await expect(page.getByText(LOADING)).toHaveCount(0)
    await page.getByText('All years').hover()
    await expectAwake(page)
    await expectShown(page, 'outside')
    await expectShown(page, 'own')
    expect(dashboard.loads()).toBe(1)
  })
})
