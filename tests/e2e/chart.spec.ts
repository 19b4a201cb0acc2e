/** Charts say everything without colours, and on paper. */
import { expect, test } from './support/fixtures.ts'
import { siteOf } from './support/sites.ts'

test.use({ site: 'second' })

/** The site stands below a path. */
const charts = () => `${siteOf('second').address}/tafeln/schueler`

/** What the first bar of each series, and the little bar beside its name, look like in one colour. */
const looks = (bars: readonly Element[]) =>
  bars.map((bar) => {
    const { fill, stroke, strokeDasharray } = getComputedStyle(bar)
    return [fill === stroke, strokeDasharray].join()
  })

for (const media of [{ forcedColors: 'active' }, { colorScheme: 'dark' }, { media: 'print' }] as const) {
  test(`series differ by more than colour, with ${JSON.stringify(media)}`, async ({ page }) => {
    await page.emulateMedia(media)
    await page.goto(charts())
    const chart = page.locator('.chart').first()
    const inPlot = await chart.locator('svg[role=img] rect:first-child').evaluateAll(looks)
    expect(inPlot.length).toBe(2)
    expect(new Set(inPlot).size).toBe(2)
    expect(await chart.locator('.legend rect').evaluateAll(looks)).toEqual(inPlot)
  })
}

test('the numbers of a chart are on paper', async ({ page }) => {
  await page.goto(charts())
  await expect(page.getByRole('cell', { name: '120' })).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('cell', { name: '120' })).toBeVisible()
})
