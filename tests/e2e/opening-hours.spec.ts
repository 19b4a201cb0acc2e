/** The hours of a week as visitors see them. */
import { expect, test } from './support/fixtures.ts'

test.use({ site: 'blocks' })

test('each line has its days and hours, with headings for both', async ({ page }) => {
  await page.goto('/hours')
  const [week, others] = [
    page.locator('.opening-hours table').first(),
    page.locator('.opening-hours table').nth(1),
  ]
  await expect(week.getByRole('columnheader')).toHaveText(['Day', 'Open'])
  await expect(week.getByRole('rowheader')).toHaveText(['Monday – Thursday', 'Friday', 'Saturday', 'Sunday'])
  await expect(week.getByRole('cell')).toHaveText([
    '08:00 – 12:3014:00 – 17:00',
    '08:00 – 12:30',
    '18:00 – 02:00',
    'Closed',
  ])
  await expect(others).toHaveAccessibleName('Other hours')
  await expect(others.getByRole('rowheader').last()).toContainText('as stated, not verified')
})

test('large letters on a phone: hours are below their days', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/hours')
  const row = page.locator('.opening-hours tbody tr').first()
  const [day, hours] = [await row.locator('th').boundingBox(), await row.locator('td').boundingBox()]
  expect(hours?.y).toBeGreaterThanOrEqual((day?.y ?? 0) + (day?.height ?? 0))
})

test('on paper all hours are there', async ({ page }) => {
  await page.goto('/hours')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Day and night')).toBeVisible()
  await expect(page.getByText('Closed').last()).toBeVisible()
})
