/** A table in a page is a grid, and the names that an author has given can be changed. */
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { violations } from '../support/axe.ts'
import { PROJECT } from '../support/command-line.ts'
import { expect, test } from '../support/fixtures.ts'
import { PHONE } from '../support/hands.ts'
import { liveCopy } from '../support/live.ts'
import { cellIn, openBlock, paste, ROOMS } from '../support/rooms.ts'
import { changedLines, field, openStudio, pageOf, saveByKey } from '../support/studio.ts'

const live = liveCopy(join(PROJECT, 'tests/sites/base'))

/** The page with a table, in Studio. */
async function openRooms(page: Page) {
  const file = live.kept('pages/fees.yaml')
  file.write(ROOMS)
  await openStudio(page, live, '/fees')
  return { ...file, before: ROOMS, [Symbol.dispose]: () => file[Symbol.dispose]() }
}

test('a column is renamed with all its cells, and a row is written as it is typed', async ({ page }) => {
  using file = await openRooms(page)
  const cell = cellIn(page)
  await openBlock(page, 3)
  const name = page.getByRole('textbox', { name: 'Column 1', exact: true })
  await name.fill('Guests')
  await expect(page.getByRole('alert')).toHaveText('There is already something called Guests.')
  await name.fill('Room')
  await expect(cell('Room', 1)).toHaveValue('Sea view double')
  await page.keyboard.press('Control+z')
  await expect(name).toHaveValue('Monday')
  await name.fill('Room')
  await expect(cell('Room', 1)).toHaveValue('Sea view double')
  await expect(pageOf(page).getByRole('columnheader', { name: 'Room' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await cell('Guests', 1).press('Tab')
  await expect(cell('Room', 2)).toBeFocused()
  await cell('Room', 2).press('Enter')
  await expect(cell('Room', 3)).toBeFocused()
  await expect(page.getByText('What the check says').locator('..')).not.toContainText('empty')
  await cell('Guests', 3).fill('4')
  await cell('Room', 3).fill('Tent')
  await page.getByRole('button', { name: 'Move up: Tent' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('Tent is now 2 of 3.')
  await saveByKey(page)
  expect(changedLines(file)).toEqual([
    '-       - name: Monday',
    '+       - name: Room',
    '-       - Monday: Sea view double # the best',
    '+       - Room: Sea view double # the best',
    '-       - Monday: Garden single',
    '+       - Room: Tent',
    '+         Guests: 4',
    '+       - Room: Garden single',
  ])
})

test('pasted cells fill the table, a column is added and removed, and Undo takes back each as a whole', async ({
  page,
}) => {
  using file = await openRooms(page)
  const cell = cellIn(page)
  await openBlock(page, 3)
  await page.getByRole('button', { name: 'Add a row', exact: true }).press('Enter')
  await expect(cell('Monday', 3)).toBeFocused()
  await paste(cell('Guests', 3), '3\tmuch')
  await expect(page.getByRole('status')).toHaveText(
    'You paste 2 columns, but from here there are only 1. Add columns first.',
  )
  await paste(cell('Monday', 2), 'Monday\tGuests\r\nGarden double\t2\r\n"Hut ""A"""\t\r\nTent\t4\r\n')
  await expect(page.getByRole('status')).toHaveText('Rows pasted: 3. Undo takes them back.')
  await expect(cell('Guests', 4)).toHaveValue('4')
  await page.getByLabel('Add a column. Its name:').fill('Bath')
  await page.getByLabel('Add a column. Its name:').press('Enter')
  await cell('Bath', 3).fill('outside')
  await page.getByRole('button', { name: 'Remove: Guests', exact: true }).press('Enter')
  await expect(cell('Guests', 1)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(cell('Guests', 4)).toHaveValue('4')
  await saveByKey(page)
  expect(changedLines(file)).toEqual([
    '+       - name: Bath',
    '-       - Monday: Garden single',
    '+       - Monday: Garden double',
    '+         Guests: 2',
    '+       - Monday: Hut "A"',
    '+         Bath: outside',
    '+       - Monday: Tent',
    '+         Guests: 4',
  ])
  for (const _ of ['cell', 'column', 'cells']) await page.keyboard.press('Control+z')
  await saveByKey(page)
  expect(file.now()).toBe(file.before)
})

test('a table with its headings that is pasted into the name of the first column replaces this one', async ({
  page,
}) => {
  using file = await openRooms(page)
  const cell = cellIn(page)
  await openBlock(page, 3)
  const name = page.getByRole('textbox', { name: 'Column 1', exact: true })
  await paste(name, 'Room\tRoom\r\nTent\t4\r\n')
  await expect(page.getByRole('status')).toHaveText(
    'The first row that you paste must hold the headings: one for each column, and no two alike.',
  )
  await paste(name, 'Room\tBeds\tFrom\r\nTent\t4\tMay\r\nHut\t\tJune\r\n')
  await expect(page.getByRole('status')).toHaveText('Rows pasted: 2. Undo takes them back.')
  await expect(cell('From', 2)).toHaveValue('June')
  await expect(cell('Room', 3)).toHaveCount(0)
  await expect(pageOf(page).getByRole('columnheader', { name: 'Beds' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cell('Monday', 1)).toHaveValue('Sea view double')
  await page.keyboard.press('Control+Shift+z')
  await saveByKey(page)
  expect(changedLines(file)).toEqual([
    '-       - name: Monday',
    '-       - name: Guests',
    '+       - name: Room',
    '+       - name: Beds',
    '+       - name: From',
    '-       - Monday: Sea view double # the best',
    '-         Guests: 2',
    '-       - Monday: Garden single',
    '+       - Room: Tent',
    '+         Beds: 4',
    '+         From: May',
    '+       - Room: Hut',
    '+         From: June',
  ])
})

test('a long table shows the row that the author goes to or begins', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  const rows = Array.from({ length: 250 }, (_, at) => `      - Monday: Bed ${at + 1}\n`)
  file.write(ROOMS.replace(/ {6}- Monday: [\s\S]*/, rows.join('')))
  await openStudio(page, live, '/fees')
  const cell = cellIn(page)
  await openBlock(page, 3)
  await expect(cell('Monday', 101)).toHaveCount(0)
  await cell('Monday', 100).press('Enter')
  await expect(cell('Monday', 101)).toBeFocused()
  await expect(cell('Monday', 201)).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a row', exact: true }).press('Enter')
  await expect(cell('Monday', 251)).toBeFocused()
  await page.keyboard.type('Tent')
  await expect(cell('Monday', 251)).toBeFocused()
  await saveByKey(page)
  expect(file.now()).toContain('Bed 250\n      - Monday: Tent\n')
})

test('days of opening hours are renamed where they stand, and added', async ({ page }) => {
  using file = await openRooms(page)
  await openBlock(page, 2)
  await field(page, 'blocks-1-hours').press('Enter')
  await page.getByRole('button', { name: 'Rename: Mon-Fri' }).press('Enter')
  const name = field(page, 'blocks-1-hours-0-name')
  await expect(name).toBeFocused()
  await name.press('Control+a')
  await name.pressSequentially('Tue-Fri')
  await page.getByLabel('Name of the new entry').fill('Sun')
  await page.getByLabel('Name of the new entry').press('Enter')
  await expect(field(page, 'blocks-1-hours-Sun')).toBeFocused()
  await expect(page.getByText('is empty')).toHaveCount(0)
  await page.keyboard.type('closed')
  await saveByKey(page)
  expect(changedLines(file)).toEqual([
    '-       Mon-Fri: 08:00-17:00',
    '+       Tue-Fri: 08:00-17:00',
    '+       Sun: closed',
  ])
  await page.getByRole('button', { name: 'Remove: Tue-Fri', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Rename: Sat' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the cells of a row stand below each other', async ({ page }) => {
    using _ = await openRooms(page)
    const cell = cellIn(page)
    await page
      .getByRole('button', { name: /^Block 3: / })
      .first()
      .tap()
    await cell('Guests', 2).tap()
    await cell('Guests', 2).fill('1')
    const [first, second] = [await cell('Monday', 2).boundingBox(), await cell('Guests', 2).boundingBox()]
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0))
    expect(first?.width).toBeGreaterThan(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await violations(page)).toEqual([])
  })
})

test('a table with six columns scrolls by itself, and stays inside the form', async ({ page }) => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  const columns = days.map((day) => `      - name: ${day}\n`).join('')
  const cells = days.map((day) => `${day}: Wholemeal bread`).join(', ')
  using file = live.kept('pages/fees.yaml')
  file.write(
    `${ROOMS.slice(0, ROOMS.indexOf('    columns:'))}    columns:\n${columns}    items:\n      - { ${cells} }\n`,
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await openStudio(page, live, '/fees')
  await openBlock(page, 3)
  const cell = cellIn(page)
  await cell('Saturday', 1).focus()
  await expect(cell('Saturday', 1)).toBeInViewport({ ratio: 1 })
  const roomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(await roomOf('#studio')).toBe(0)
  expect(await roomOf('.grid-frame')).toBeGreaterThan(0)
  const tools = page.locator('.grid .tools').getByRole('button', { name: 'Remove' })
  await expect(tools).toBeInViewport({ ratio: 1 })
})
