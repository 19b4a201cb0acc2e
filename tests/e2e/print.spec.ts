/** Pages on paper. */
import { expect, test } from './support/fixtures.ts'

/** A PDF names each of its pages once. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

/** What browsers leave at the edges of a sheet. */
const MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

for (const route of ['/grade4fee', '/grade5fee', '/grade6fee']) {
  test(`${route} is printed on one sheet, the total and the conditions with it`, async ({ page }) => {
    await page.goto(route)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Annual total').first()).toBeVisible()
    await expect(page.getByText('commitment fee', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    expect(sheets(await page.pdf({ format: 'A4', margin: MARGIN }))).toBe(1)
  })
}
