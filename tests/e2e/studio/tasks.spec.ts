/** What authors do in Studio, by keyboard alone and by touch. Afterwards only the lines differ that had to change. */
import { expect } from '../support/fixtures.ts'
import { changesOf } from '../support/git.ts'
import { task } from '../support/hands.ts'
import { liveSchool } from '../support/live.ts'
import { openStudio } from '../support/studio.ts'
import { placeOfLive } from '../support/tasks/local-place.ts'
import { schoolTasks } from '../support/tasks/school.ts'

const live = liveSchool()
const place = placeOfLive(live)

for (const [name, act] of Object.entries(schoolTasks))
  task(name, ({ page, hand }) => act({ page, hand, place }))

task('a mistake is mended in the text view', async ({ page, hand }) => {
  const path = 'pages/fees.yaml'
  live.edit(path, (text) => text.replace('description:', 'descripton:'))
  expect(changesOf(live)).toHaveLength(2)
  await openStudio(page, live, '/fees')
  await hand.press(page.getByRole('button', { name: 'As text', exact: true }))
  const text = page.getByRole('textbox', { name: `The text of ${path}` })
  const message = page
    .getByRole('region', { name: 'What the check says' })
    .getByRole('listitem')
    .filter({ hasText: 'descripton' })
  await hand.press(message.getByRole('button', { name: 'Go there' }).first())
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+ArrowRight')
  for (let keys = 0; keys < 'descripton'.length; keys++) await page.keyboard.press('Backspace')
  await page.keyboard.type('description')
  await page.keyboard.press('Escape')
  await expect(message).toHaveCount(0)
  // The file is again what it was, byte for byte.
  expect(await place.changes(page, hand)).toEqual([])
})
