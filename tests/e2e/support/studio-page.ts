/** What a browser test does on the page in Studio: by keys alone, or with a thumb. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { focusRests } from './frames.ts'
import type { KeptFile, Live } from './live.ts'
import { openStudio, pageOf, saved } from './studio.ts'

export type Hand = 'keys' | 'thumb'

/**
 * Chromium says so of each touch of a frame without scripts where touch is imitated, even if nobody listens, and of what
 * tests ask such a frame.
 */
export const SANDBOXED = /Blocked script execution in .* the document's frame is sandboxed/

/** Presses a button that can be reached. */
export async function press(hand: Hand, button: Locator): Promise<void> {
  if (hand === 'thumb') return tap(button)
  await button.waitFor({ state: 'attached' })
  await focusRests(button.page())
  await button.focus()
  await expect(button).toBeFocused()
  await button.press('Enter')
}

/**
 * Touches the middle of something. Playwright's own `tap` listens in the frame, where nothing may run, so that the
 * browser complains.
 */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxAtRest(target)
  await target.page().touchscreen.tap(x + width / 2, y + height / 2)
}

/** Studio measures anew 120 ms after the page has changed. What it shows there may move then, away from the finger. */
async function boxAtRest(target: Locator) {
  let box = { x: 0, y: 0, width: 0, height: 0 }
  await expect(async () => {
    const before = box
    box = (await target.boundingBox()) ?? box
    expect(box.width).toBeGreaterThan(0)
    expect(box).toEqual(before)
  }).toPass({ intervals: [250] })
  return box
}

/** Opens a page, and on a phone shows it instead of its form. */
export async function openPage(page: Page, live: Live, hand: Hand, path: string): Promise<void> {
  await openStudio(page, live, path)
  await showPage(page, hand)
}

/** Shows the page that is open. */
export async function showPage(page: Page, hand: Hand): Promise<void> {
  if (hand === 'thumb') await page.getByRole('button', { name: 'Page', exact: true }).tap()
  await expect(handle(page, 1)).toBeAttached()
}

/** The button with the name of a block, on the page. */
export const handle = (page: Page, number: number): Locator =>
  pageOf(page).getByRole('button', { name: new RegExp(`^Block ${number}: `) })

/** Opens a block on the page. */
export async function chooseBlock(page: Page, hand: Hand, number: number): Promise<void> {
  const button = handle(page, number)
  if (hand === 'keys') await button.focus()
  else {
    // A thumb has nothing but the page itself to touch.
    const section = pageOf(page).getByRole('region', { name: new RegExp(`^Block ${number}: `) })
    await section.locator('.frame').evaluate((frame) => {
      const view = frame.ownerDocument.defaultView
      const top = (view?.scrollY ?? 0) + frame.getBoundingClientRect().top - 200
      view?.scrollTo({ top, behavior: 'instant' })
    })
    const box = await boxAtRest(section.locator('.frame'))
    const wasOpen = (await button.getAttribute('aria-pressed')) === 'true'
    await page.touchscreen.tap(box.x + 4, box.y + 12)
    // The focus comes once the texts of the block are found, and would leave what is touched meanwhile.
    if (!wasOpen) await expect(section.locator(':focus')).toHaveCount(1)
  }
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

/** A text of the open block, by the name of its field. */
export const text = (page: Page, name: string): Locator =>
  pageOf(page).getByRole('button', { name: `Change: ${name}`, exact: true })

/** The field over a text of the page while that is changed. */
export const editor = (page: Page, name: string): Locator =>
  pageOf(page).getByRole('textbox', { name, exact: true })

export const tool = (page: Page, name: string): Locator =>
  pageOf(page).getByRole('button', { name, exact: true })

export async function chooseText(page: Page, hand: Hand, name: string): Promise<void> {
  if (hand === 'keys') await text(page, name).focus()
  else await tap(text(page, name))
  await expect(text(page, name)).toBeFocused()
}

/** Writes over a text of the page. */
export async function write(page: Page, hand: Hand, name: string, words: string): Promise<void> {
  const own = text(page, name)
  if (hand === 'keys') await press(hand, own)
  else {
    // A second touch of a text changes it.
    const isChosen = await own.evaluate((button) => button.matches(':focus'))
    if (!isChosen) await chooseText(page, hand, name)
    await tap(own)
  }
  await expect(editor(page, name)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
  if (hand === 'keys') await page.keyboard.press('Enter')
  else await tap(tool(page, 'Done'))
  await expect(editor(page, name)).toHaveCount(0)
}

/** What Studio shows on the page, on a page of its own: no checker can run in the frame. */
export async function copyOfSurface(page: Page): Promise<Page> {
  const html = await pageOf(page)
    .locator('ukurasa-studio')
    .evaluate(({ shadowRoot }) => {
      const [sheet] = shadowRoot?.adoptedStyleSheets ?? []
      const css = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('')
      return `<style>${css}</style>${shadowRoot?.innerHTML}`
    })
  const copy = await page.context().newPage()
  const host = `<ukurasa-studio><template shadowrootmode="open">${html}</template></ukurasa-studio>`
  await copy.setContent(
    `<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"><title>Page</title></head><body><main><h1>Page</h1>${host}</main></body></html>`,
  )
  return copy
}

/** Saves, and gives the lines that git says have changed. */
export async function savedLines(page: Page, hand: Hand, file: KeptFile): Promise<readonly string[]> {
  if (hand === 'keys') await page.keyboard.press('Control+s')
  else await page.getByRole('button', { name: 'Save' }).tap()
  await saved(page)
  return gitLines(file)
}

export function gitLines({ before, now }: KeptFile): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-diff-'))
  writeFileSync(join(folder, 'before'), before)
  writeFileSync(join(folder, 'now'), now())
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', '-U0', 'before', 'now'], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return stdout.split('\n').filter((line) => /^[+-](?!\+\+ |-- )/.test(line))
}
