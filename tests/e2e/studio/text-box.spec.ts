/** The box in which a long text is changed on the page: the cursor is where one pressed, and in sight. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { field, openStudio, pageOf } from '../support/studio.ts'
import { chooseBlock, editor, press, SANDBOXED, showPage, text, tool } from '../support/studio-page.ts'
import { studioSite } from '../support/studio-site.ts'

const PARAGRAPH =
  'A chaplain is there to take questions **seriously**, and [listens](/join) to all who come with one.'

const LONG = `title: Questions
description: Big questions of small people, and who is there to listen to them.
blocks:
  - type: hero
    title: Questions
  - type: richText
    title: Who listens
    text: |
      ${PARAGRAPH}

      - on Sundays
`

const site = studioSite('tests/sites/lugha', { 'pages/long.yaml': LONG })
test.use({ tolerated: SANDBOXED })

/** Whether the line with the cursor, which is the last one, is in the window and above the bar. */
const isSeen = (page: Page) =>
  editor(page, 'Text').evaluate((area: HTMLTextAreaElement) => {
    const foot = area.parentElement?.querySelector('.foot')?.getBoundingClientRect()
    const bottom = area.getBoundingClientRect().bottom - 6
    const height = area.ownerDocument.defaultView?.innerHeight ?? 0
    return bottom > 20 && bottom <= (foot?.top ?? 0) && (foot?.bottom ?? 0) <= height
  })

async function openText(page: Page, hand: 'keys' | 'thumb'): Promise<void> {
  await openStudio(page, site, '/long')
  await showPage(page, hand)
  await chooseBlock(page, hand, 2)
  await press('keys', text(page, 'Text'))
  await expect(editor(page, 'Text')).toBeFocused()
}

const cursor = (page: Page) =>
  editor(page, 'Text').evaluate(({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [
    selectionStart,
    selectionEnd,
  ])

test('two presses put the cursor where they were', async ({ page }) => {
  await openStudio(page, site, '/long')
  await chooseBlock(page, 'keys', 2)
  await expect(text(page, 'Text')).toHaveCount(1)
  const word = pageOf(page).getByRole('link', { name: 'listens' }).first()
  const box = await word.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 1, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.dblclick(x, y)
  await expect(editor(page, 'Text')).toBeFocused()
  const at = PARAGRAPH.indexOf('listens')
  const [start = 0, end = 0] = await cursor(page)
  expect(end).toBe(start)
  expect([at - 1, at, at - 2]).toContain(start)
  await page.keyboard.press('Escape')
  // A short text is selected.
  await press('keys', text(page, 'Title'))
  await page.keyboard.type('Who is there')
  await expect(field(page, 'blocks-1-title')).toHaveValue('Who is there')
})

test('a paste of many lines on a desktop leaves the cursor in sight', async ({ page }) => {
  await openText(page, 'keys')
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(`\n\n${'A line.\n\n'.repeat(30)}LAST LINE`)
  await expect.poll(() => isSeen(page)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the line with the cursor stays above the bar and the keyboard', async ({ page }) => {
    await page.addInitScript(() => {
      const keyboard = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
      Object.defineProperty(window, 'visualViewport', { value: keyboard })
    })
    await openText(page, 'thumb')
    await page.keyboard.press('Control+End')
    for (let line = 0; line < 12; line++) await page.keyboard.type('\n\nOne more.')
    await expect.poll(() => isSeen(page)).toBe(true)
    await page.evaluate(() => {
      Object.assign(window.visualViewport ?? {}, { height: 500 })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })
    const done = tool(page, 'Leave as it was')
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await done.boundingBox()) ?? {}
        return y + height
      })
      .toBeLessThanOrEqual(500)
    await expect.poll(() => isSeen(page)).toBe(true)
  })
})

test('Enter goes on with a list, on the page and in the form, and Undo takes it back', async ({ page }) => {
  await openText(page, 'keys')
  const area = editor(page, 'Text')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await expect(area).toHaveValue(/- on Sundays\n- $/)
  await page.keyboard.press('Control+z')
  await expect(area).toHaveValue(/- on Sundays$/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('after prep')
  await expect(
    pageOf(page)
      .getByRole('listitem')
      .filter({ hasText: /^after prep$/ }),
  ).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(area).not.toHaveValue(/after prep/)
  await page.keyboard.press('Escape')
  const own = field(page, 'blocks-1-text')
  await expect(own).toHaveValue(/- on Sundays\n?$/)
  for (const key of ['Control+End', 'ArrowUp', 'End']) await own.press(key)
  await page.keyboard.type('\nat noon')
  await expect(own).toHaveValue(/- on Sundays\n- at noon\n?$/)
  await page.keyboard.type('\n\n')
  await page.keyboard.type('Come!')
  await expect(own).toHaveValue(/- at noon\n\nCome!\n?$/)
  await expect(
    pageOf(page)
      .getByRole('listitem')
      .filter({ hasText: /^at noon$/ }),
  ).toBeVisible()
})
