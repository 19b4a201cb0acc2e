/** Documents in Studio: added with a link to them, taken back, and named like no other. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { changesOf } from '../support/git.ts'
import { task } from '../support/hands.ts'
import { liveSchool } from '../support/live.ts'
import { field, openStudio, saveByKey } from '../support/studio.ts'
import { chooseDocument, tasksWithDocuments } from '../support/tasks/documents.ts'
import { placeOfLive } from '../support/tasks/local-place.ts'

const live = liveSchool()
const place = placeOfLive(live)

for (const [name, act] of Object.entries(tasksWithDocuments))
  task(name, ({ page, hand }) => act({ page, hand, place }))

test('a document in a text: one Undo takes the link back, and nothing is saved of the document', async ({
  page,
}) => {
  await openStudio(page, live, '/history')
  await page.getByRole('button', { name: /^Block 3/ }).press('Enter')
  const text = field(page, 'blocks-2-text')
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Control+k')
  await chooseDocument({ page }, 'Old boys.pdf')
  await page.getByRole('button', { name: 'Link to this document' }).press('Enter')
  await expect(text).toHaveValue(/\[Old boys\]\(\/old-boys\.pdf\)/)
  await expect(page.getByText(/There is no file/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(text).not.toHaveValue(/old-boys/)
  await saveByKey(page, /saved|save/i)
  expect(existsSync(join(live.root(), 'public/old-boys.pdf'))).toBe(false)
  expect(changesOf(live)).toEqual([])
})

test('a second document of the same name gets a number', async ({ page }) => {
  await openStudio(page, live, '/grade4')
  await page.getByRole('button', { name: /^Block 5: Large button/ }).press('Enter')
  for (const address of ['/sheet.pdf', '/sheet-2.pdf']) {
    await page.locator('#field-blocks-4-href-pick').press('Enter')
    await chooseDocument({ page }, 'sheet.pdf')
    await page.getByRole('button', { name: 'Link to this document' }).press('Enter')
    await expect(field(page, 'blocks-4-href')).toHaveValue(address)
    await saveByKey(page)
  }
})
