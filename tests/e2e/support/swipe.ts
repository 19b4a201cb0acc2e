/** A finger on a touch screen, with its own clock, and a mouse. */
import type { Locator, Page } from 'playwright/test'

type Place = { readonly x: number; readonly y: number }

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

/** Presses the mouse at a place, moves it to the left, and lets go. */
export async function pullMouse(page: Page, { x, y }: Place, distance: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - distance, y, { steps: 4 })
  await page.mouse.up()
}
