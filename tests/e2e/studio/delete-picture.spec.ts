/** A picture that nothing uses is deleted in Studio; one that is used, or that somebody has changed, stays. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { PICTURE } from '../../../src/preview/studio.ts'
import { violationsInBoth } from '../support/axe.ts'
import { keptPages } from '../support/drafts.ts'
import { expect, test } from '../support/fixtures.ts'
import { gate } from '../support/gate.ts'
import { changesOf, commitAll, restore } from '../support/git.ts'
import { type Hand, task } from '../support/hands.ts'
import { liveSchool } from '../support/live.ts'
import { field, openStudio, saveByKey, saved } from '../support/studio.ts'

const live = liveSchool()
/** A name that no new picture may have. */
const OLD = 'images/Old Hall.jpg'
const LAKE = 'images/Lake.jpg'
const file = () => join(live.root(), 'pages', OLD)

const TRIP = `title: School trip
description: Where the school goes in the second term, when it leaves, and what it costs.
blocks:
  - type: hero
    title: To the lake
    text: We leave at seven in the morning.
    image: images/Lake.jpg
    alt: The lake at sunrise
  - type: hero
    title: The band comes along
    text: Bring your trumpet.
    image: images/band.svg
    decorative: true
`

/** Studio would not take this picture: it says where it was taken. */
const photograph = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#264' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 43/1 0/1' } })
    .jpeg()
    .toBuffer()

test.beforeAll(async () => {
  writeFileSync(file(), await photograph())
  writeFileSync(join(live.root(), 'pages', LAKE), await photograph())
  writeFileSync(join(live.root(), 'pages/trip.yaml'), TRIP)
  commitAll(live)
})
test.afterEach(() => restore(live))

const entryOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: 'Which picture?' }).getByRole('listitem').filter({ hasText: name })

async function openPicker(page: Page, hand?: Hand): Promise<void> {
  const pick = page.locator('#field-blocks-0-image-pick')
  await (hand ? hand.press(pick) : pick.click())
}

async function remove(page: Page, name: string): Promise<void> {
  await openPicker(page)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByRole('status').first()).toHaveText(`${name} is deleted. Undo brings it back.`)
}

task('a picture is deleted after one question, and Undo brings its file back', async ({ page, hand }) => {
  const before = readFileSync(file())
  await openStudio(page, live, '/history')
  await openPicker(page, hand)
  await expect(entryOf(page, 'images/history-today.svg')).toContainText('Used: Our History')
  await expect(page.getByRole('button', { name: 'Delete images/history-today.svg' })).toHaveCount(0)
  await hand.press(page.getByRole('button', { name: `Delete ${OLD}` }))
  await expect(entryOf(page, OLD)).toContainText(`Nothing uses ${OLD}. Delete it?`)
  const keep = page.getByRole('button', { name: 'No, keep it' })
  await expect(keep).toBeFocused()
  expect(await violationsInBoth(page)).toEqual([])
  await hand.press(keep)
  await expect(page.getByRole('button', { name: `Delete ${OLD}` })).toBeFocused()
  await hand.press(page.getByRole('button', { name: `Delete ${OLD}` }))
  await hand.press(page.getByRole('button', { name: 'Yes, delete it' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('status').first()).toHaveText(`${OLD} is deleted. Undo brings it back.`)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  expect(existsSync(file())).toBe(true)
  await hand.save(page)
  await saved(page)
  await expect.poll(() => existsSync(file())).toBe(false)
  await openPicker(page, hand)
  await expect(entryOf(page, 'images/history-today.svg')).toContainText('Used: Our History')
  await expect(entryOf(page, OLD)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await hand.press(undo)
  await hand.save(page)
  await saved(page)
  await expect.poll(() => existsSync(file())).toBe(true)
  expect(Buffer.compare(readFileSync(file()), before)).toBe(0)
  expect(changesOf(live)).toEqual([])
})

test.describe('the server refuses', () => {
  test.use({ tolerated: /412 \(Precondition Failed\)/ })
  test('a picture that somebody has changed meanwhile stays', async ({ page }) => {
    await openStudio(page, live, '/history')
    await remove(page, OLD)
    const other = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a62' } })
      .jpeg()
      .toBuffer()
    writeFileSync(file(), other)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('status').first()).toHaveText(
      `The picture ${OLD} has changed or is used again, so it stays.`,
    )
    await saved(page)
    expect(Buffer.compare(readFileSync(file()), other)).toBe(0)
    await openPicker(page)
    await expect(page.getByRole('button', { name: `Delete ${OLD}` })).toBeVisible()
  })
})

test('a picture that somebody uses meanwhile stays', async ({ page }) => {
  await openStudio(page, live, '/history')
  await remove(page, OLD)
  live.edit('pages/band.yaml', (text) => text.replace('images/band.svg', OLD))
  await expect(page.getByRole('region', { name: 'What the check says' })).toContainText('Old Hall')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').first()).toHaveText(
    `The picture ${OLD} has changed or is used again, so it stays.`,
  )
  expect(existsSync(file())).toBe(true)
})

test('what is typed and not saved counts: on this page, and on another that is not open', async ({
  page,
}) => {
  await openStudio(page, live, '/band')
  await field(page, 'blocks-0-image').fill(OLD)
  await openPicker(page)
  await expect(entryOf(page, OLD)).toContainText('Used: ')
  await page.keyboard.press('Escape')
  await expect.poll(() => keptPages(page)).toBe(1)
  await openStudio(page, live, '/history')
  await openPicker(page)
  await expect(entryOf(page, OLD)).toContainText('Used: ')
  await expect(page.getByRole('button', { name: `Delete ${OLD}` })).toHaveCount(0)
})

test('the page lets go of a picture, and both are saved at once', async ({ page }) => {
  await openStudio(page, live, '/history')
  await field(page, 'blocks-0-image').fill(OLD)
  await saveByKey(page)
  await field(page, 'blocks-0-image').fill('images/sunrise-ridges.svg')
  await remove(page, OLD)
  await saveByKey(page)
  expect(existsSync(file())).toBe(false)
  expect(live.read('pages/history.yaml')).toContain('images/sunrise-ridges.svg')
})

async function openDeleting(page: Page): Promise<Locator> {
  await openStudio(page, live, '/trip')
  await page.getByRole('button', { name: 'Manage pages' }).click()
  await page.getByRole('button', { name: 'Delete the page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the page' })
  // The band has a page of its own.
  await expect(dialog.getByRole('group', { name: 'Nothing else shows these pictures.' })).toHaveText(
    `Nothing else shows these pictures. Delete them, too?${LAKE}`,
  )
  return dialog
}

test('a page is deleted with the picture that only this page has, if the author wants it', async ({
  page,
}) => {
  const dialog = await openDeleting(page)
  expect(await violationsInBoth(page)).toEqual([])
  await dialog.getByLabel(LAKE).check()
  await dialog.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('status').first()).toHaveText(
    `pages/trip.yaml, pages/${LAKE} are deleted. Undo brings them back.`,
  )
  await saveByKey(page)
  const there = () => ['trip.yaml', LAKE].map((name) => existsSync(join(live.root(), 'pages', name)))
  await expect.poll(there).toEqual([false, false])
  await page.getByRole('button', { name: 'Undo' }).click()
  await saveByKey(page)
  await expect.poll(there).toEqual([true, true])
})

test('a page is deleted, and the picture that only this page has stays', async ({ page }) => {
  const dialog = await openDeleting(page)
  await dialog.getByRole('button', { name: 'Delete it' }).click()
  await saveByKey(page)
  expect(existsSync(join(live.root(), 'pages/trip.yaml'))).toBe(false)
  expect(existsSync(join(live.root(), 'pages', LAKE))).toBe(true)
})

test.describe('a picture cannot be read', () => {
  test.use({ tolerated: /net::ERR_FAILED/ })
  test('nothing is deleted then, and nothing can be chosen while it is read', async ({ page }) => {
    const [failing, fail] = gate()
    await page.route(`**${PICTURE}**`, async (route) => {
      await failing
      await route.abort()
    })
    const dialog = await openDeleting(page)
    const choices = [dialog.getByLabel(LAKE), dialog.getByLabel('Where visitors go instead')]
    await dialog.getByLabel(LAKE).check()
    await dialog.getByRole('button', { name: 'Delete it' }).click()
    for (const choice of choices) await expect(choice).toBeDisabled()
    fail()
    await expect(dialog.getByRole('alert')).toHaveText(
      `The picture ${LAKE} cannot be read now, so nothing was deleted. Take its mark away, or try again later.`,
    )
    for (const choice of choices) await expect(choice).toBeEnabled()
    await dialog.getByLabel(LAKE).uncheck()
    await dialog.getByRole('button', { name: 'Delete it' }).click()
    await expect(page.getByRole('status').first()).toHaveText(/^pages\/trip\.yaml is deleted\./)
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('the question fits', async ({ page }) => {
    await openStudio(page, live, '/history')
    await openPicker(page)
    await page.getByRole('button', { name: `Delete ${OLD}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Which picture?' })
    await expect(dialog.getByRole('button', { name: 'Yes, delete it' })).toBeVisible()
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})
