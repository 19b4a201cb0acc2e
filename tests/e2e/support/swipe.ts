/** A finger on a touch screen, with its own clock. */
import type { Locator, Page } from 'playwright/test'

export type Finger = {
  /** Puts it down in the middle of an element. */
  readonly down: (element: Locator) => Promise<void>
  /** Moves it by pixels to the right, in so many milliseconds. */
  readonly move: (distance: number, milliseconds: number) => Promise<void>
  readonly up: () => Promise<void>
}

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  let [x, y, now] = [0, 0, Date.now()]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      timestamp: now / 1000,
    })
  return {
    async down(element) {
      await element.scrollIntoViewIfNeeded()
      const box = await element.boundingBox()
      if (!box) throw new Error('There is nothing to touch.')
      x = box.x + box.width / 2
      y = box.y + box.height / 2
      now = Date.now()
      await send('touchStart')
    },
    async move(distance, milliseconds) {
      x += distance
      now += milliseconds
      await send('touchMove')
    },
    async up() {
      await send('touchEnd')
    },
  }
}
