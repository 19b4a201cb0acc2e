/** Tables, which phones show as lists. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'

test.use({ site: 'blocks' })

const priceTable = (page: Page) => page.locator('.data-table table').first()
const label = (page: Page, row: string, column: number) =>
  priceTable(page)
    .getByRole('row', { name: row })
    .locator('td')
    .nth(column)
    .evaluate((cell) => getComputedStyle(cell, '::before').content)

test('rows come from a spreadsheet, with their headings, and numbers as the site writes them', async ({
  page,
}) => {
  await page.goto('/prices')
  const table = priceTable(page)
  await expect(table.getByRole('columnheader')).toHaveText(['Service', 'No.', 'Price', 'Remarks'])
  await expect(table.getByRole('rowheader')).toHaveText(['Consultation', 'Dressing of a wound', 'First aid'])
  await expect(table.locator('td.figures')).toHaveText(['12', 'KES 500', '3', 'KES 1,250.50', '', 'free'])
  await expect(table.locator('td.figures').first()).toHaveCSS('text-align', 'end')
  await expect(table.getByRole('link')).toHaveAttribute('href', '/')
  expect(await label(page, 'Consultation', 1)).toBe('none')
})

for (const [width, isList] of [
  [320, true],
  [560, true],
  [600, false],
] as const) {
  test(`at ${width} px a row is ${isList ? 'a list with the names of its columns' : 'in one line'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/prices')
    const names = priceTable(page).locator('thead')
    await expect(names).toBeVisible({ visible: !isList })
    const row = priceTable(page).getByRole('row', { name: 'Consultation' })
    const tops = await row
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(isList ? tops.length : 1)
    expect(await label(page, 'Consultation', 1)).toBe(isList ? '"Price"' : 'none')
    // A cell without words takes no room.
    await expect(page.getByRole('row', { name: 'First aid' }).locator('td').first()).toBeVisible({
      visible: !isList,
    })
  })
}

test('a table of many columns is a list on tablets too', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto('/prices')
  await expect(priceTable(page).locator('thead')).toBeVisible()
  await expect(page.locator('.data-table table').nth(1).locator('thead')).toBeHidden()
})

test('on paper a table is a table, also on a small sheet', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 700 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/prices')
  for (const table of await page.locator('.data-table table').all()) {
    await expect(table.locator('thead')).toBeVisible()
    await expect(table.locator('tr').nth(1)).toHaveCSS('display', 'table-row')
  }
})
