/** Pages that are followed without page loads. */
import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** The menu brings the runtime. */
export async function wakeMenu(page: Page): Promise<void> {
  await page.locator('header summary').first().dispatchEvent('pointerover', { bubbles: true })
  await expect(page.locator('[data-island=header]')).toHaveAttribute('data-awake', '')
}

/** Wakes the menu, and leaves a mark that a page load would wipe. */
export async function arrive(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await wakeMenu(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
}

export const wasLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => !document.documentElement.hasAttribute('data-same'))

/** Follows a link of the footer from wherever the visitor is: nothing scrolls on the way. */
export async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(path)
}

/** From then on the time is that of the test. */
export async function arriveAndStop(page: Page, route: string): Promise<void> {
  await page.clock.install({ time: '2025-10-10T12:00:00+03:00' })
  await arrive(page, route)
  await page.clock.pauseAt('2025-10-10T13:00:00+03:00')
}

/** The link to the page that follows. */
export const nextPage = (page: Page): Locator => page.locator('[data-part=pager] a').first()
