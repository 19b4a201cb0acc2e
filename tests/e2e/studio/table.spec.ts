/** A table is edited as a grid, in a Studio in Swahili. */
import { join } from 'node:path'
import { violations } from '../support/axe.ts'
import { PROJECT } from '../support/command-line.ts'
import { expect, test } from '../support/fixtures.ts'
import { task } from '../support/hands.ts'
import { liveCopy } from '../support/live.ts'
import { openStudio, undoAll } from '../support/studio.ts'
import { placeOfLive } from '../support/tasks/local-place.ts'
import { tasksWithTables } from '../support/tasks/table.ts'

const live = liveCopy(join(PROJECT, 'tests/sites/kliniki'))
const place = placeOfLive(live)

for (const [name, act] of Object.entries(tasksWithTables))
  task(name, ({ page, hand }) => act({ page, hand, place }))

test('the grid is used with arrows; rows are moved, added and removed; undo gives back every byte', async ({
  page,
}) => {
  await openStudio(page, live, '/bei')
  await page
    .getByRole('button', { name: /^Sehemu ya 2/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'Fungua pages/data/bei.csv' }).press('Enter')
  expect(await violations(page)).toEqual([])
  const cell = (column: string, row: number) =>
    page.getByRole('textbox', { name: `${column}, mstari wa ${row}`, exact: true })
  // The names stand in row 1. The tools of a row stand below its cells, and leave them the room.
  const row = await page.locator('.grid tbody').first().boundingBox()
  expect(row?.height).toBeLessThan(160)
  await cell('Bei', 2).focus()
  await page.keyboard.press('ArrowDown')
  await expect(cell('Bei', 3)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cell('Bei', 2)).toBeFocused()
  await page.getByRole('button', { name: 'Sogeza chini: Mstari wa 2', exact: true }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('Mstari wa 2 sasa ni ya 3 kati ya 9.')
  await expect(page.getByRole('button', { name: 'Sogeza chini: Mstari wa 3', exact: true })).toBeFocused()
  await expect(cell('Huduma', 2)).toHaveValue('Kipimo cha malaria')
  await page.getByRole('button', { name: 'Ongeza mstari chini: Mstari wa 2', exact: true }).press('Enter')
  await expect(cell('Huduma', 3)).toBeFocused()
  await expect(cell('Huduma', 10)).toHaveValue('Kujifungua')
  await page.keyboard.type('X-ray')
  await page.getByRole('button', { name: 'Ondoa: Mstari wa 10', exact: true }).press('Enter')
  await expect(cell('Huduma', 10)).toHaveCount(0)
  await undoAll(page, 'Tendua')
  await expect(page.getByText('Bado haijahifadhiwa')).toHaveCount(0)
  await expect(cell('Huduma', 2)).toHaveValue('Kumwona daktari')
})
