/** The moment after which a page moves the focus no more by itself. */
import type { Page } from 'playwright/test'

/**
 * Studio moves the focus in the next frame, or in the one after it. Where it stays on the same button nothing tells that
 * this is over, and a test that moves it earlier would lose it again.
 */
export const focusRests = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const _ of ['next', 'after it'])
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  })
