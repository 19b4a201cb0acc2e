/** Pasting into a long text: what Word and web pages copy keeps its headings and lists. */
import { join } from 'node:path'
import { PROJECT } from '../support/command-line.ts'
import { expect, test } from '../support/fixtures.ts'
import { liveCopy } from '../support/live.ts'
import { changedLines, field, openStudio, saveByKey } from '../support/studio.ts'

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

test('a list of a web page becomes a list, and words of an editor of code stay as they are', async ({
  page,
}) => {
  using file = live.kept('pages/fees.yaml')
  file.write(PAGE)
  await openStudio(page, live, '/fees')
  await page.getByRole('button', { name: /^Block 2/ }).press('Enter')
  const text = field(page, 'blocks-1-text')
  const paste = (html: string, plain: string) =>
    text.evaluate(
      (area: HTMLTextAreaElement, [rich, words]) => {
        area.setSelectionRange(area.value.length, area.value.length)
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', rich)
        clipboardData.setData('text/plain', words)
        area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [html, plain] as const,
    )
  await paste('<pre style="white-space: pre">Ask us.</pre>', 'Ask us.')
  await expect(text).toHaveValue(/daily\.\s*Ask us\.\n?$/)
  await paste('<ul><li>Tea</li><li>Milk</li></ul>', 'Tea\nMilk')
  await expect(text).toHaveValue(/Ask us\.\n\n- Tea\n- Milk\n?$/)
  await saveByKey(page)
  expect(changedLines({ ...file, before: PAGE, now: file.now }).join('\n')).toContain('+       - Tea')
})
