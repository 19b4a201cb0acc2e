/** Pasting into a long text: what Word, web pages and WhatsApp copy keeps its headings, lists and bold words. */
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { PROJECT } from '../support/command-line.ts'
import { expect, test } from '../support/fixtures.ts'
import { heldBack } from '../support/gate.ts'
import { liveCopy } from '../support/live.ts'
import { changedLines, field, openStudio, saveByKey } from '../support/studio.ts'
import { chooseBlock, editor, openPage, press, text as textOnPage } from '../support/studio-page.ts'

const live = liveCopy(join(PROJECT, 'tests/sites/base'))

const PAGE = `title: Rooms
description: The rooms of the house, and what each of them costs a night.
blocks:
  - type: hero
    title: Rooms
  - type: richText
    text: |
      We clean each room daily.
`

const CODE = '**/_ukurasa/studio-pasted.js'

/** At the end of the words, or at another place. */
const pasteInto = (text: Locator, html: string, plain: string, at?: number) =>
  text.evaluate(
    (area: HTMLTextAreaElement, [rich, words, place]) => {
      const start = place ?? area.value.trimEnd().length
      area.setSelectionRange(start, start)
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', rich)
      clipboardData.setData('text/plain', words)
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [html, plain, at] as const,
  )

/** The text of the second block, in the form. */
async function openText(page: Page, file: { readonly write: (text: string) => void }): Promise<Locator> {
  file.write(PAGE)
  await openStudio(page, live, '/fees')
  await page.getByRole('button', { name: /^Block 2/ }).press('Enter')
  return field(page, 'blocks-1-text')
}

test('a list of a web page becomes a list, and words of an editor of code stay as they are', async ({
  page,
}) => {
  using file = live.kept('pages/fees.yaml')
  const text = await openText(page, file)
  await pasteInto(text, '<pre style="white-space: pre">Ask us.</pre>', 'Ask us.')
  await expect(text).toHaveValue(/daily\.\s*Ask us\.\n?$/)
  await pasteInto(text, '<ul><li>Tea</li><li>Milk</li></ul>', 'Tea\nMilk')
  await expect(text).toHaveValue(/Ask us\.\n\n- Tea\n- Milk\n?$/)
  await saveByKey(page)
  expect(changedLines({ ...file, before: PAGE, now: file.now }).join('\n')).toContain('+       - Tea')
})

test('a message of WhatsApp gets bold words and paragraphs, and what Studio has copied stays as it is', async ({
  page,
}) => {
  using file = live.kept('pages/fees.yaml')
  const text = await openText(page, file)
  await text.fill('Ask *us*.')
  await text.press('Control+A')
  await text.press('Control+C')
  await text.press('End')
  await pasteInto(text, '', ' Ask *us*.')
  await expect(text).toHaveValue('Ask *us*. Ask **us**.')
  await text.press('Control+V')
  await expect(text).toHaveValue(/\*\*us\*\*\. ?Ask \*us\*\.$/)
  await text.fill('News:')
  await pasteInto(text, '', '[28/11, 14:05] Ms. Achieng: *No lunch*\nBring:\n• bread')
  await expect(text).toHaveValue('News:\n\n**No lunch**\n\nBring:\n\n- bread')
})

test('the first one is there at once, and gets its list once the code for it is there', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  const text = await openText(page, file)
  const goOn = await heldBack(page, CODE)
  await text.fill('Ask us.\n')
  await pasteInto(text, '<ul><li>Tea</li><li>Milk</li></ul>', 'Tea\nMilk')
  await expect(text).toHaveValue(/^Ask us\.Tea\nMilk\n?$/)
  await text.pressSequentially('!')
  goOn()
  await expect(text).toHaveValue(/^Ask us\.\n\n- Tea\n- Milk!\n?$/)
  await text.pressSequentially('?')
  await expect(text).toHaveValue(/- Milk!\?\n?$/)
})

test('two before the code is there both get their list', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  const text = await openText(page, file)
  const goOn = await heldBack(page, CODE)
  await text.fill('Ask us.\n')
  await pasteInto(text, '<ul><li>Tea</li><li>Milk</li></ul>', 'Tea\nMilk')
  await pasteInto(text, '<ul><li>Salt</li><li>Rice</li></ul>', 'Salt\nRice', 0)
  await expect(text).toHaveValue(/^Salt\nRiceAsk us\.Tea\nMilk/)
  goOn()
  await expect(text).toHaveValue(/^- Salt\n- Rice\n\nAsk us\.\n\n- Tea\n- Milk\n?$/)
})

test('what has no plain words waits for the code, and comes to where the author is then', async ({
  page,
}) => {
  using file = live.kept('pages/fees.yaml')
  const text = await openText(page, file)
  const goOn = await heldBack(page, CODE)
  await text.fill('Ask us.')
  await pasteInto(text, '<ul><li>Tea</li><li>Milk</li></ul>', '')
  await text.pressSequentially(' Buy:')
  goOn()
  await expect(text).toHaveValue(/^Ask us\. Buy:\n\n- Tea\n- Milk\n?$/)
})

test('the first one stays if the author finishes the text before that', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  file.write(PAGE)
  await openPage(page, live, 'keys', '/fees')
  const goOn = await heldBack(page, CODE)
  await chooseBlock(page, 'keys', 2)
  await press('keys', textOnPage(page, 'Text'))
  await pasteInto(editor(page, 'Text'), '<ul><li>Tea</li><li>Milk</li></ul>', ' Tea, milk.')
  await page.keyboard.press('Control+Enter')
  await expect(editor(page, 'Text')).toHaveCount(0)
  const loaded = page.waitForResponse(CODE)
  goOn()
  await (await loaded).finished()
  await saveByKey(page)
  expect(file.now()).toContain('We clean each room daily. Tea, milk.\n')
})
