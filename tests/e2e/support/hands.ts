/** The two ways to use Studio that every task is tried in: a keyboard alone, and a thumb on a small phone. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { focusRests } from './frames.ts'

export type Hand = {
  readonly kind: 'keys' | 'thumb'
  readonly press: (control: Locator) => Promise<void>
  /** Writes over what a field says. */
  readonly write: (control: Locator, words: string) => Promise<void>
  readonly choose: (control: Locator, word: string) => Promise<void>
  readonly save: (page: Page) => Promise<void>
}

const keyboard: Hand = {
  kind: 'keys',
  press: async (control) => {
    await reach(control)
    await control.press('Enter')
  },
  write: async (control, words) => {
    await reach(control)
    await control.press('Control+a')
    await control.pressSequentially(words)
  },
  choose: async (control, word) => {
    await reach(control)
    await control.selectOption(word)
  },
  save: async (page) => page.keyboard.press('Control+s'),
}

/** The Tab key gets there, and it is seen where one is. */
async function reach(control: Locator): Promise<void> {
  await expect(control).toBeEnabled()
  await expect.poll(() => control.evaluate(isBehindDialog)).toBe(false)
  await focusRests(control.page())
  await control.focus()
  await expect(control).toBeFocused()
  expect(await control.evaluate(({ tabIndex }) => tabIndex)).toBe(0)
}

/** Until a dialog has closed, what is behind it takes no focus. Nothing tells a test when that is. */
const isBehindDialog = (control: Element) =>
  [...document.querySelectorAll('dialog:modal')].some((dialog) => !dialog.contains(control))

export const thumb: Hand = {
  kind: 'thumb',
  press: async (control) => {
    await control.tap()
    // A touch becomes a click a moment later.
    await focusRests(control.page())
  },
  write: async (control, words) => {
    await control.tap()
    await control.fill(words)
  },
  choose: async (control, word) => {
    await control.tap()
    await control.selectOption(word)
  },
  save: async (page) => page.getByRole('button', { name: /^(?:Save|Hifadhi)$/ }).tap(),
}

/** A small phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

type Task = (hands: { readonly page: Page; readonly hand: Hand }) => Promise<void>

/** Declares a test for each hand. */
export function task(name: string, act: Task): void {
  test(`${name}, by keyboard`, ({ page }) => act({ page, hand: keyboard }))
  test.describe('by touch at 360 px', () => {
    test.use(PHONE)
    test(`${name}, by touch`, ({ page }) => act({ page, hand: thumb }))
  })
}
