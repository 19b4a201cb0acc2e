/** Typing with the keyboard, where the file keeps less than what is typed: new lines and blanks at the end of a text. */
import { join } from 'node:path'
import { PROJECT } from '../support/command-line.ts'
import { expect, test } from '../support/fixtures.ts'
import { liveCopy } from '../support/live.ts'
import { field, openStudio, saveByKey } from '../support/studio.ts'

const live = liveCopy(join(PROJECT, 'tests/sites/base'))

const page = (text: string) => `title: Rooms
description: The rooms of the house, and what each of them costs a night.
blocks:
  - type: hero
    title: !todo Rooms
  - type: richText
    text: ${text}
`

for (const text of ['We clean each room daily.', '|\n      We clean each room daily.'])
  test(`a paragraph and a list are typed at the end of ${text.startsWith('|') ? 'a text on its own lines' : 'a line'}`, async ({
    page: tab,
  }) => {
    using file = live.kept('pages/fees.yaml')
    file.write(page(text))
    await openStudio(tab, live, '/fees')
    await tab.getByRole('button', { name: /^Block 2/ }).press('Enter')
    const area = field(tab, 'blocks-1-text')
    await expect(area).toHaveAccessibleDescription(/ An empty line starts a new paragraph\.$/)
    await expect(field(tab, 'blocks-1-title')).not.toHaveAccessibleDescription(/empty line/)
    await area.press('Control+End')
    await tab.keyboard.type('\n\nAsk us.\n\n')
    await tab.getByRole('button', { name: 'List' }).click()
    await expect(area).toBeFocused()
    await tab.keyboard.type('Tea\nMilk')
    await expect(area).toHaveValue(/daily\.\n?\n\nAsk us\.\n\n- Tea\n- Milk\n?$/)
    // What is typed at the end can be deleted again.
    await tab.keyboard.type('\n\n')
    for (let key = 0; key < 3; key++) await tab.keyboard.press('Backspace')
    await saveByKey(tab)
    expect(file.now()).toMatch(/Ask us\.\n\n {6}- Tea\n {6}- Mil\n/)
  })

test('who confirms a value has a name of several words', async ({ page: tab }) => {
  using file = live.kept('pages/fees.yaml')
  file.write(page('We clean.'))
  await openStudio(tab, live, '/fees')
  const owner = tab.getByLabel('Who confirms it').first()
  await owner.click()
  await tab.keyboard.type('The bursar, Mrs Wanjiru')
  await expect(owner).toHaveValue('The bursar, Mrs Wanjiru')
  await saveByKey(tab)
  expect(file.now()).toMatch(/# owner: The bursar {1,2}Mrs Wanjiru\n/)
})
