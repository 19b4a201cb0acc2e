/** On every page a visitor with a keyboard sees where the focus is. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { expectAwakeByItself, HOMES } from './support/islands.ts'
import { groupsOf, routesOf } from './support/routes.ts'
import { siteOf } from './support/sites.ts'

/** Every second page on a phone, the others on a desktop. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

SCREENS.forEach((viewport, half) => {
  const groups = groupsOf(routesOf('.').filter((_, index) => index % 2 === half))
  for (const { name, routes } of groups)
    test(`at ${viewport.width} px every tab stop has a focus mark that nothing covers, ${name}`, async ({
      browser,
    }) => {
      // Some hundred stops, each of which asks the browser twice.
      test.setTimeout(60_000)
      const context = await browser.newContext({
        baseURL: siteOf('before').address,
        viewport,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.clock.install({ time: '2025-10-10T12:00:00+03:00' })
      const faults: string[] = []
      for (const route of routes) {
        await page.goto(route)
        // A popup that opened between two stops would take the focus.
        await expectAwakeByItself(page, route)
        const found = await tabThrough(page)
        if (HOMES.includes(route)) {
          await page.keyboard.press('Escape')
          await expect(page.locator('dialog:modal')).toHaveCount(0)
          await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')
          found.push(...(await tabThrough(page)))
        }
        faults.push(...found.map((fault) => `${route}: ${fault}`))
      }
      await context.close()
      expect(faults).toEqual([])
    })
})

/** Goes from the start of the page to its end; the menu is passed over by the skip link, which comes first. */
async function tabThrough(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.keyboard.press('Tab')
  const first = await page.evaluate(focusState)
  if (first) faults.push(first)
  const popup = await page.locator('dialog[open]').count()
  const skip = page.locator('.skip-link')
  if (popup === 0 && (await skip.count()) > 0) {
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  }
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab')
    const state = await page.evaluate(focusState)
    if (state === undefined) return faults
    if (state !== '') faults.push(state)
  }
  return popup > 0 ? faults : [...faults, 'the tab stops have no end']
}

/** `undefined` outside of the page; else what is wrong with the mark of the element that has the focus. */
function focusState(): string | undefined {
  const element = document.activeElement
  const known: Set<Element> = Reflect.get(window, 'tabStops') ?? new Set()
  // Behind the last stop comes the window of the browser, or the first stop again.
  if (!element || element === document.body || known.has(element)) return undefined
  Reflect.set(window, 'tabStops', known.add(element))
  const name = element.outerHTML.slice(0, 90)
  if (element.tagName === 'IFRAME') return ''
  // A radio may be drawn by its label.
  const drawn = [element, element.nextElementSibling, element.closest('label')].filter(
    (part) => part !== null,
  )
  const marked = drawn.some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  })
  if (!marked) return `no mark: ${name}`
  const [box] = [...element.getClientRects()]
  if (!box) return `no box: ${name}`
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return top && (drawn.some((part) => part.contains(top)) || top.contains(element))
    ? ''
    : `covered by ${top?.outerHTML.slice(0, 60)}: ${name}`
}
