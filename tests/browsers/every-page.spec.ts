/** Every page on a small phone: nothing is wider than the window, everything wakes, and nothing complains. */
import { groupsOf, routesOf } from '../e2e/support/routes.ts'
import { expect, test } from './support/visit.ts'

for (const { name, routes } of groupsOf([...routesOf('.'), '/nowhere']))
  test(`every page fits 320 px, and wakes, ${name}`, async ({ visit }) => {
    await visit.resize(320, 640)
    const wide: string[] = []
    for (const route of routes) {
      await visit.open(route)
      await visit.page(wakeAll)
      await visit.expectCount('[data-island]:not([data-awake])', 0)
      const width = await visit.page(() => document.documentElement.scrollWidth)
      if (width > 320) wide.push(`${route} is ${width} px wide`)
    }
    expect(wide).toEqual([])
  })

/** As a visitor who touches everything would. Runs in the page. */
function wakeAll(): void {
  for (const island of Array.from(document.querySelectorAll('[data-island]'))) {
    const place = island.querySelector('summary, button') || island
    place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }
}
