/** A table is edited as a grid, in a Studio in Swahili. */
import { join } from 'node:path'
import { violations } from './support/axe.ts'
import { PROJECT } from './support/command-line.ts'
import { expect, test } from './support/fixtures.ts'
import { changesOf, commitAll, restore } from './support/git.ts'
import { task } from './support/hands.ts'
import { liveCopy } from './support/live.ts'
import { openStudio, pageOf } from './support/studio.ts'

const live = liveCopy(join(PROJECT, 'tests/sites/kliniki'))
test.beforeAll(() => commitAll(live))
test.afterEach(() => restore(live))

task('a cell of a table is changed in the grid', async ({ page, hand }) => {
  await openStudio(page, live, '/bei')
  await hand.press(page.getByRole('button', { name: /^Sehemu ya 2/ }).first())
  await expect(page.getByText('Huonekana kwenye ukurasa 1.')).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Fungua pages/data/bei.csv' }))
  await hand.write(page.getByRole('textbox', { name: 'Bei, mstari wa 2' }), '180')
  await expect(pageOf(page).locator('body')).toContainText('180')
  await hand.save(page)
  await expect(page.getByRole('status')).toHaveText('Imehifadhiwa kwenye kompyuta hii.')
  expect(changesOf(live)).toEqual([
    'pages/data/bei.csv -Kipimo cha malaria,Majibu baada ya dakika 20,150',
    'pages/data/bei.csv +Kipimo cha malaria,Majibu baada ya dakika 20,180',
  ])
})

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
  await cell('Bei', 1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(cell('Bei', 2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cell('Bei', 1)).toBeFocused()
  await page.getByRole('button', { name: 'Sogeza chini: Mstari wa 1', exact: true }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('Mstari wa 1 sasa ni ya 2 kati ya 8.')
  await expect(page.getByRole('button', { name: 'Sogeza chini: Mstari wa 2', exact: true })).toBeFocused()
  await expect(cell('Huduma', 1)).toHaveValue('Kipimo cha malaria')
  await page.getByRole('button', { name: 'Ongeza mstari chini: Mstari wa 1', exact: true }).press('Enter')
  await expect(cell('Huduma', 2)).toBeFocused()
  await expect(cell('Huduma', 9)).toHaveValue('Kujifungua')
  await page.keyboard.type('X-ray')
  await page.getByRole('button', { name: 'Ondoa: Mstari wa 9', exact: true }).press('Enter')
  await expect(cell('Huduma', 9)).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Tendua' })
  for (let steps = 0; steps < 5 && (await undo.isEnabled()); steps++) await page.keyboard.press('Control+z')
  await expect(page.getByText('Bado haijahifadhiwa')).toHaveCount(0)
  await expect(cell('Huduma', 1)).toHaveValue('Kumwona daktari')
})
