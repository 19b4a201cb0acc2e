/** Pages whose document comes in two parts, as on a slow line: what is there stays where it is. */
import { expect, test } from './support/fixtures.ts'
import { holdCode, islandOf, measureShifts } from './support/islands.ts'
import { openInTwoParts } from './support/two-parts.ts'

for (const [route, name] of [
  ['/', 'slideshow'],
  ['/history', 'carousel'],
] as const) {
  test(`the pictures of the ${name} do not move its buttons`, async ({ page, context }) => {
    // Without it what works without a script would take the place of the buttons.
    await holdCode(context)
    const shifts = await measureShifts(page)
    await page.setViewportSize({ width: 360, height: 1000 })
    const sendRest = await openInTwoParts(page, route, '<div class="slide-inner')
    const island = islandOf(page, name)
    const buttons = island.locator('.slide-indicators')
    await buttons.waitFor({ state: 'attached' })
    expect(await shifts()).toBe(0)
    await expect(island.locator('img')).toHaveCount(0)
    sendRest()
    await expect(island.locator('img').first()).toBeVisible()
    await expect(buttons.getByRole('button', { name: /^Picture 1 of/ })).toBeVisible()
    expect(await shifts()).toBe(0)
  })
}
