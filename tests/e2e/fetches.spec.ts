/** Pages that are followed without page loads, and come late or not at all. */
import type { Request } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { gate } from './support/gate.ts'
import { settle } from './support/islands.ts'
import { arrive, arriveAndStop, follow, nextPage, wasLoaded } from './support/navigation.ts'

test.use({ tolerated: /ERR_FAILED/ })

const isFetchOf = (path: string) => (request: Request) =>
  request.resourceType() === 'xhr' && request.url().endsWith(path)

test('a page that cannot be fetched is loaded by the browser', async ({ page }) => {
  await arrive(page, '/who')
  await page.route('**/history', (route) =>
    route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
  )
  await follow(page, '/history')
  await expect(page.locator('h1')).toHaveText('Our History')
  await expect.poll(() => wasLoaded(page)).toBe(true)
})

test('what was fetched ahead in vain is fetched again for the click', async ({ page }) => {
  await arrive(page, '/who')
  await page.route('**/history', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed', isFetchOf('/history'))
  await page.locator('[data-part=pager] a').first().hover()
  await failed
  // The page hears of it a moment later.
  await settle(page)
  await page.locator('[data-part=pager] a').first().click()
  await expect(page.locator('h1')).toHaveText('Our History')
  expect(await wasLoaded(page)).toBe(false)
})

for (const ending of ['fails', 'comes'] as const)
  test(`whoever has gone on meanwhile stays there when the first page ${ending}`, async ({ page }) => {
    await arrive(page, '/who')
    const [wait, release] = gate()
    await page.route('**/history', async (route) => {
      await wait
      await (ending === 'fails' ? route.abort() : route.continue())
    })
    await nextPage(page).evaluate((link: HTMLElement) => link.click())
    await follow(page, '/safety')
    await expect(page.locator('h1')).toHaveText('Safety')
    const ended =
      ending === 'fails'
        ? page.waitForEvent('requestfailed', isFetchOf('/history'))
        : page.waitForEvent('requestfinished', isFetchOf('/history'))
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    release()
    await ended
    await settle(page)
    expect(loads).toEqual([])
    await expect(page.locator('h1')).toHaveText('Safety')
    expect(await wasLoaded(page)).toBe(false)
  })

test('a page that is slow is asked for once, and said to be on its way', async ({ page, context }) => {
  await arriveAndStop(page, '/who')
  const [released, release] = gate()
  let asked = 0
  await context.route('**/history', async (route) => {
    asked += 1
    await released
    await route.continue()
  })
  const link = nextPage(page)
  await link.focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1000)
  const bar = page.locator('body > progress')
  await expect(bar).toBeVisible()
  await expect(page.locator('[data-announcer]')).toContainText(/our history/i)
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL('/who')
  release()
  await expect(page).toHaveURL('/history')
  await expect(page.locator('h1')).toHaveText('Our History')
  await expect(bar).toHaveCount(0)
  expect(asked).toBe(1)
  expect(await wasLoaded(page)).toBe(false)
})
