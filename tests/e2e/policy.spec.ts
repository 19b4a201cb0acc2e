/** The policy that every answer carries: nothing that pages do, whatever is pressed on them, is against it. */
import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { groupsOf, routesOf } from './support/routes.ts'
import { BEFORE_DEADLINE, SITES, type SiteName, siteOf } from './support/sites.ts'

const CONTROLS = 'button, summary, input, select, [role=button], [contenteditable]'

/** Every second page on a desktop, the others on a phone. */
const WIDTHS = [1280, 360]

/** What the browser says of the speed of a page. */
const HINTS: readonly string[] = ['LazyLoadImageIssue']

/** What the browser would report to us, had the policy an address to report to; and all else that it finds at fault. */
async function reports(context: BrowserContext, page: Page): Promise<readonly string[]> {
  const found: string[] = []
  const session = await context.newCDPSession(page)
  session.on('Audits.issueAdded', ({ issue }) => {
    if (!HINTS.includes(issue.code)) found.push(JSON.stringify(issue))
  })
  await session.send('Audits.enable')
  return found
}

/** Wakes what sleeps, and presses everything twice, so that what opens shows what is in it, and closes. */
async function pressAll(page: Page): Promise<number> {
  const awake = page.locator('[data-island]:not([data-awake])')
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island
        .querySelector('summary, button')
        ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await expect(awake, page.url()).toHaveCount(0)
  return page.evaluate(async (controls) => {
    const next = () => new Promise((resolve) => setTimeout(resolve))
    const pressed = new Set<Element>()
    for (let round = 0; round < 2; round += 1)
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        control.focus()
        control.click()
        pressed.add(control)
        await next()
      }
    for (const link of document.querySelectorAll('main a'))
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await next()
    return pressed.size
  }, CONTROLS)
}

/** From page to page without loading: the policy is that of the first. */
async function goOn(page: Page): Promise<void> {
  const next = page.locator('[data-part=pager] a:not([target]):not([data-reload])').first()
  if ((await next.count()) === 0) return
  const title = await page.title()
  await next.evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveTitle(title)
}

/** The path that the site stands below. */
const baseOf = (site: SiteName) => new URL(siteOf(site).address).pathname.replace(/\/$/, '')

for (const site of ['school', 'second'] as const) {
  test.describe(`on every page of ${site}`, () => {
    test.use({ site })
    WIDTHS.forEach((width, half) => {
      const pages = routesOf(SITES[site].root).filter((_, index) => index % 2 === half)
      for (const { name, routes } of groupsOf(pages))
        test(`no report and no complaint at ${width} px, whatever is pressed, ${name}`, async ({
          page,
          context,
        }) => {
          await page.setViewportSize({ width, height: 800 })
          const found = await reports(context, page)
          let pressed = 0
          for (const route of routes) {
            await page.goto(`${baseOf(site)}${route}`)
            pressed += await pressAll(page)
            await goOn(page)
          }
          expect(pressed).toBeGreaterThan(10)
          expect(found).toEqual([])
        })
    })
  })
}

test('no report of the countdown', async ({ page, context }) => {
  const found = await reports(context, page)
  await page.clock.setFixedTime(BEFORE_DEADLINE)
  await page.goto(`${siteOf('before').address}/who`)
  await expect(page.getByRole('timer')).toBeVisible()
  await pressAll(page)
  expect(found).toEqual([])
})

test.describe('what is against the policy', () => {
  test.use({ tolerated: /Content Security Policy|TrustedHTML/ })
  test('is reported', async ({ page, context }) => {
    const found = await reports(context, page)
    await page.goto('/who')
    await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red')
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.org/a.png' }))
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.org/' }))
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>words</b>')
      } catch {
        // The policy says no.
      }
    })
    for (const word of ['style-src-attr', 'img-src', 'frame-src', 'rusted'])
      await expect.poll(() => found.some((report) => report.includes(word)), word).toBe(true)
  })
})
