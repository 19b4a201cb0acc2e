/** The gallery of blocks, in a browser. */
import { expect, test } from './support/fixtures.ts'
import { liveSchool } from './support/live.ts'

const { address } = liveSchool()

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('examples stand there as on a phone and on a desktop, alive, and can be copied', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${address()}/_blocks#carousel`)
  const section = page.locator('#carousel')
  const [phone, desktop] = [section.locator('iframe').first(), section.locator('iframe').nth(1)]
  const width = (frame: typeof phone) =>
    frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth)
  await expect.poll(() => width(phone)).toBe(360)
  await expect.poll(() => width(desktop)).toBe(1280)

  const pictures = desktop.contentFrame()
  await expect(pictures.locator('[data-awake]')).toHaveCount(1)
  await pictures.getByRole('button', { name: 'Next picture' }).click()
  await expect(pictures.getByRole('button', { name: 'Previous picture' })).toBeEnabled()

  // Its own words come back soon: not before the clock goes on.
  await page.clock.pauseAt(Date.now() + 60_000)
  const copy = section.locator('[data-copy]').first()
  await copy.click()
  await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^ {2}- type: carousel\n {4}\w/)
  // Twice: the second time, its words are others.
  await copy.click()
  await page.clock.resume()
  await expect(copy).toHaveText('Copy YAML')
  await expect(section.getByRole('button', { name: 'Copied' })).toHaveCount(0)
  await section.getByText('YAML', { exact: true }).first().click()
  await expect(section.locator('pre').first()).toContainText('type: carousel')
  await expect(section.getByRole('row', { name: /^slides/ }).first()).toBeVisible()
})

test('on a small phone nothing is too wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${address()}/_blocks`)
  for (const each of await page.locator('details:has(table)').all())
    await each.evaluate((details: HTMLDetailsElement) => {
      details.open = true
    })
  await expect(page.locator('table').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
