/** Studio by keyboard alone: Tab comes to every control, in both directions, and each is seen where the focus is. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { liveSchool } from '../support/live.ts'
import { field, openStudio } from '../support/studio.ts'

const live = liveSchool()

const CONTROLS =
  '#studio :is(a[href], button, input, select, textarea, summary):enabled, #studio :is(a[href], summary)'

/** Those that can be seen and used, in the order of the document. Each gets its number as a mark. */
const numbered = (page: Page): Promise<number> =>
  page.evaluate((controls) => {
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter((each) => each.checkVisibility())
    for (const [index, each] of all.entries()) each.dataset.number = String(index)
    return all.length
  }, CONTROLS)

/** The number of the control with the focus, and what is wrong with how it is seen. */
const focused = (page: Page): Promise<{ readonly number: number; readonly fault: string }> =>
  page.evaluate(() => {
    const element = document.activeElement
    const number = Number(element instanceof HTMLElement ? element.dataset.number : Number.NaN)
    if (!element) return { number, fault: 'nothing' }
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 20))
    const isCovered = !seen || !(element.contains(seen) || seen.contains(element))
    const { outlineStyle } = getComputedStyle(element)
    const fault = isCovered ? 'it is covered' : outlineStyle === 'none' ? 'it has no mark' : ''
    return { number, fault: fault && `${fault}: ${element.outerHTML.slice(0, 120)}` }
  })

for (const width of [1280, 360])
  test(`Tab and Shift+Tab come to every control, and nothing covers it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await openStudio(page, live, '/fees')
    await page.getByRole('button', { name: 'Block 2: Link list' }).first().press('Enter')
    await expect(page.locator('#field-blocks-1-links-0-href')).toBeVisible()
    // These buttons come last. A button that comes while the test walks has no number.
    await expect(page.getByRole('button', { name: 'in the settings of the site' })).toHaveCount(3)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    const count = await numbered(page)
    expect(count).toBeGreaterThan(40)
    await page.locator('[data-number="0"]').focus()
    const faults: string[] = []
    const walk = async (key: string, from: number, to: number) => {
      const by = Math.sign(to - from)
      for (let wanted = from + by; wanted !== to + by; wanted += by) {
        await page.keyboard.press(key)
        // The parts of a date are stops of their own.
        for (let part = 0; part < 8 && (await focused(page)).number === wanted - by; part++)
          await page.keyboard.press(key)
        const { number, fault } = await focused(page)
        expect(number, `${key} after ${wanted - by}`).toBe(wanted)
        if (fault !== '') faults.push(`${key}: ${fault}`)
      }
    }
    await walk('Tab', 0, count - 1)
    await walk('Shift+Tab', count - 1, 0)
    expect(faults).toEqual([])
  })

test('a field comes before the button that marks it, and one button leads to the blocks', async ({
  page,
}) => {
  await openStudio(page, live, '/fees')
  await field(page, 'title').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'To confirm?: Title' }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Go to the blocks' }).press('Enter')
  await expect(page.locator('#block-0')).toBeFocused()
})
