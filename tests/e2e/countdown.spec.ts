/** The admissions countdown, by the one clock of the build. */
import { expect, test } from './support/fixtures.ts'
import { siteOf } from './support/sites.ts'

const LABEL = 'Grade 4-6 admissions close in'

test.describe('before the deadline', () => {
  test.use({ site: 'before' })

  test('it stands on every page but the home page', async ({ page }) => {
    await page.goto('/who')
    await expect(page.getByText(LABEL)).toBeVisible()
    await expect(page.getByText('29 October 2025')).toContainText('23:59 (+03:00)')
    // 27 September to 29 October: on 10 October at noon 13.5 of 33 days have passed.
    expect(Number(await page.locator('progress').getAttribute('value'))).toBeCloseTo(0.41, 2)
    await page.goto('/')
    await expect(page.getByText(LABEL)).toHaveCount(0)
  })
})

test('after the deadline it is nowhere', async () => {
  const { address } = siteOf('school')
  for (const path of ['/', '/who', '/fees', '/404']) {
    const html = await (await fetch(`${address}${path}`)).text()
    expect.soft(html.includes(LABEL), path).toBe(false)
  }
})
