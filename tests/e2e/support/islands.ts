/** Islands in all the states that visitors find them in. */
import type { BrowserContext, Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { gate } from './gate.ts'

export const islandOf = (page: Page, name: string): Locator => page.locator(`[data-island=${name}]`)

/** Opens a page and waits until an island of it answers. */
export async function openAwake(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path)
  const island = islandOf(page, name)
  await island.scrollIntoViewIfNeeded()
  await island.and(page.locator('[data-awake]')).waitFor({ state: 'attached' })
  return island
}

/** The home page of each language: its popup opens by itself. */
export const HOMES = ['/', '/sw']

/** What wakes by itself on a page is awake. */
export async function expectAwakeByItself(page: Page, route: string): Promise<void> {
  await expect(page.locator('[data-wake=idle]:not([data-awake])'), route).toHaveCount(0)
  if (HOMES.includes(route)) await expect(page.locator('dialog:modal')).toBeVisible()
}

/** The clock stands still from now on, and goes only as far as `page.clock.runFor` says. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-05T08:00:00Z' })
  // It runs until then, and cannot be stopped at what is past.
  await page.clock.pauseAt('2026-01-05T09:00:00Z')
}

/** The code of the islands is gone, as after a new release. */
export const loseCode = (context: BrowserContext): Promise<unknown> =>
  context.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))

/** The code of the islands does not come before it is let go. */
export async function holdCode(context: BrowserContext): Promise<() => void> {
  const [released, release] = gate()
  await context.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Notes the code that is asked for, and gives it once all has begun that a page begins by itself. */
export function codeAsked(page: Page): () => Promise<readonly string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return async () => {
    await expect(page.locator('html')).not.toHaveClass(/opening/)
    await settle(page)
    return asked
  }
}

/** What the page does next is done by then. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** The visitor has asked the browser to save data. */
export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** Notes from the start of each page how much its content moves by itself. */
export async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = { shift: 0 }
    Reflect.set(window, 'layoutShift', state)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === false) state.shift += Number(Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      // Shifts are told after the frame in which they happen.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return Number(Reflect.get(Reflect.get(window, 'layoutShift'), 'shift'))
    })
}
