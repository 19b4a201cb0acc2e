/** What an author does with a table, in a Studio in Swahili. */
import { expect } from '../fixtures.ts'
import { pageOf } from '../studio.ts'
import type { Tasks } from './place.ts'

export const tasksWithTables: Tasks = {
  'a cell of a table is changed in the grid': async ({ page, hand, place }) => {
    await place.open(page, '/bei')
    await hand.press(page.getByRole('button', { name: /^Sehemu ya 2/ }).first())
    await expect(page.getByText('Huonekana kwenye ukurasa 1.')).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Fungua pages/data/bei.csv' }))
    await hand.write(page.getByRole('textbox', { name: 'Bei, mstari wa 3' }), '180')
    await expect(pageOf(page).locator('body')).toContainText('180')
    expect(await place.changes(page, hand)).toEqual([
      'pages/data/bei.csv -Kipimo cha malaria,Majibu baada ya dakika 20,150',
      'pages/data/bei.csv +Kipimo cha malaria,Majibu baada ya dakika 20,180',
    ])
  },
}
