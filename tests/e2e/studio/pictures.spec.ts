/** Pictures in Studio: put in the place of others, pasted, and refused. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { changesOf } from '../support/git.ts'
import { task } from '../support/hands.ts'
import { liveSchool } from '../support/live.ts'
import { field, openStudio, pageOf, saved } from '../support/studio.ts'
import { placeOfLive } from '../support/tasks/local-place.ts'
import { tasksWithPictures } from '../support/tasks/pictures.ts'

const live = liveSchool()
const place = placeOfLive(live)

for (const [name, act] of Object.entries(tasksWithPictures))
  task(name, ({ page, hand }) => act({ page, hand, place }))

task('the file of a picture is replaced, once the author says so', async ({ page, hand }) => {
  const before = readFileSync(join(live.root(), 'pages/images/admissions.svg'), 'utf8')
  const drawing = before.replace(/fill="#[0-9a-f]+"/i, 'fill="#123456"')
  await openStudio(page, live, '/')
  await hand.press(page.getByRole('button', { name: /^Block \d+: Promo popup/ }))
  const image = page.locator('[id^="field-blocks-"][id$="-image"]')
  await hand.press(page.locator(`#${(await image.getAttribute('id')) ?? ''}-pick`))
  const picker = page.getByRole('dialog', { name: 'Which picture?' })
  await picker
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'trunk.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
  await hand.write(picker.getByLabel('What does the picture show'), 'A new trunk')
  await expect(picker.getByText('It is saved as images/a-new-trunk.svg.')).toBeVisible()
  const replaces = picker.getByLabel('Put it in the place of images/admissions.svg')
  await expect(replaces).not.toBeChecked()
  await replaces.press('Space')
  await expect(
    picker.getByText(/^Every page that shows images\/admissions\.svg .* Pages now: \d+\./),
  ).toBeVisible()
  expect(await violations(page)).toEqual([])
  await hand.press(picker.getByRole('button', { name: 'Use this picture' }))
  // The field has said so before, too.
  await expect(picker).toHaveCount(0)
  await expect(image).toHaveValue('images/admissions.svg')
  await expect(pageOf(page).locator('img[src^="blob:"]').first()).toBeAttached()
  await hand.save(page)
  await saved(page)
  const file = () => readFileSync(join(live.root(), 'pages/images/admissions.svg'), 'utf8')
  expect(file()).toBe(drawing)
  await hand.press(page.getByRole('button', { name: 'Undo' }))
  await hand.save(page)
  await saved(page)
  expect(file()).toBe(before)
  expect(changesOf(live)).toEqual([])
})

async function pastePicture(): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 30
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  const clipboardData = new DataTransfer()
  if (blob) clipboardData.items.add(new File([blob], 'image.png', { type: 'image/png' }))
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}

test('a pasted picture is only decoration; one Undo takes back the picture and its words', async ({
  page,
}) => {
  await openStudio(page, live, '/history')
  await page.locator('[id^="field-blocks-0-image-pick"]').press('Enter')
  const picker = page.getByRole('dialog', { name: 'Which picture?' })
  await expect(picker).toBeVisible()
  const decoration = picker.getByLabel('The picture is only decoration')
  // Nothing tells whether the dialog hears of it already. The same picture once more changes nothing.
  await expect(async () => {
    await page.evaluate(pastePicture)
    await expect(decoration).toBeVisible({ timeout: 3000 })
  }).toPass()
  await decoration.check()
  const use = picker.getByRole('button', { name: 'Use this picture' })
  await expect(use).toBeEnabled()
  await use.press('Enter')
  await expect(field(page, 'blocks-0-image')).toHaveValue('images/picture.png')
  await expect(field(page, 'blocks-0-decorative')).toHaveValue('true')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await saved(page)
  expect(existsSync(join(live.root(), 'pages/images/picture.png'))).toBe(false)
})

test('a file that is no picture is refused in words', async ({ page }) => {
  await openStudio(page, live, '/history')
  await page.locator('[id^="field-blocks-0-image-pick"]').press('Enter')
  const picker = page.getByRole('dialog', { name: 'Which picture?' })
  const buffer = Buffer.from('words')
  await picker.getByLabel('Choose a file').setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer })
  await expect(picker.getByRole('alert')).toContainText(
    /^This browser cannot read this file\. .*Most Compatible/,
  )
})
