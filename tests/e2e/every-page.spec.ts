/** What must hold on every page whatever the visitor's browser, clock or taste. */
import type { Browser, Page } from 'playwright/test'
import { LOADING } from './support/dashboards.ts'
import { expect, test } from './support/fixtures.ts'
import { expectAwakeByItself, HOMES } from './support/islands.ts'
import { groupsOf, routesOf } from './support/routes.ts'
import { siteOf } from './support/sites.ts'
import { watch } from './support/watch.ts'

const ALIVE = [...HOMES, '/history', '/perfomance']
const routes = routesOf('.')
const groups = groupsOf(routes)

/** Around the deadline of 29 October 2025, 23:59 at +03:00. */
const INSTANTS = [
  '2025-09-26T12:00:00+03:00',
  '2025-10-10T12:00:00+03:00',
  '2025-10-29T23:58:58+03:00',
  '2025-10-29T23:59:00+03:00',
  '2026-02-01T08:00:00+03:00',
]
const ZONES = ['America/Los_Angeles', 'Pacific/Kiritimati', 'Africa/Nairobi', 'UTC', 'Asia/Kolkata']

/** `npm run audit` looks at every page at every instant in every zone, `npm test` at each page at one of them. */
const WHOLE = process.env.AUDIT === 'all'
const zones = WHOLE ? ZONES : ZONES.slice(0, 2)
const routesAt = (instant: number) =>
  routes.filter((route, index) => WHOLE || ALIVE.includes(route) || index % INSTANTS.length === instant)

/** The clock of the tests wants to run in frames that let nothing run. */
const OF_THE_CLOCK = /Blocked script execution in '[^']*\/dashboards\//

/** Wakes whatever sleeps on the page, as a visitor who touches everything would. */
async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) {
      const place = island.querySelector('summary, button') ?? island
      place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }
  })
  await expect(page.locator('[data-island]:not([data-awake])'), page.url()).toHaveCount(0)
}

INSTANTS.forEach((instant, index) => {
  for (const { name, routes } of groupsOf(routesAt(index)))
    test(`at ${instant} every page wakes without a complaint, ${name}`, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: siteOf('before').address,
        reducedMotion: 'reduce',
      })
      const { complaints } = watch(context)
      const page = await context.newPage()
      await page.clock.install({ time: instant })
      for (const route of routes) {
        await page.goto(route)
        await wakeAll(page)
      }
      await context.close()
      expect(complaints.filter((complaint) => !OF_THE_CLOCK.test(complaint))).toEqual([])
    })
})

for (const { name, routes } of groups)
  test(`at one instant the text is the same in all time zones, ${name}`, async ({ browser }) => {
    // The audit opens all zones side by side.
    test.setTimeout(120_000)
    const texts = await Promise.all(zones.map((timezoneId) => textsIn(browser, timezoneId, routes)))
    for (const text of texts) expect(text).toEqual(texts[0])
  })

async function textsIn(
  browser: Browser,
  timezoneId: string,
  routes: readonly string[],
): Promise<readonly string[]> {
  const context = await browser.newContext({
    baseURL: siteOf('before').address,
    timezoneId,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime('2025-10-10T12:00:00+03:00')
  const texts: string[] = []
  for (const route of routes) {
    await page.goto(route)
    if (ALIVE.includes(route)) await expectAllShown(page, route)
    texts.push(`${route} ${await page.locator('body').innerText()}`)
  }
  await context.close()
  return texts
}

/** What wakes by itself is awake, and what loads in frames is there: until then pages say different things. */
async function expectAllShown(page: Page, route: string): Promise<void> {
  await expectAwakeByItself(page, route)
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
  })
  // A dashboard only says that it loads after it has come near, which may be later. A loaded one does not say it.
  await expect(page.locator('[data-island=dashboards] iframe:not([data-loaded])'), route).toHaveCount(0)
  await expect(page.getByText(LOADING)).toHaveCount(0)
}

const still = groupsOf(routes.filter((route) => !ALIVE.includes(route)))
for (const { name, routes } of still)
  test(`a page without moving parts loads no script, ${name}`, async ({ page }) => {
    const scripts: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(`${page.url()} ${request.url()}`),
    )
    for (const route of routes) await page.goto(route, { waitUntil: 'load' })
    expect(scripts).toEqual([])
  })

for (const [how, options] of [
  ['with scripts off', { javaScriptEnabled: false }],
  ['with every script missing', {}],
] as const)
  for (const { name, routes } of groups)
    test(`${how} every page reads, and nothing waits for ever, ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: siteOf('before').address, ...options })
      await context.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }))
      const page = await context.newPage()
      const faults: string[] = []
      for (const route of routes) {
        await page.goto(route, { waitUntil: 'load' })
        const text = await page.locator('body').innerText()
        if (/\bloading\b/i.test(text)) faults.push(`${route} says that it loads`)
        if ((await page.locator('main').innerText()).length < 80) faults.push(`${route} is empty`)
        if (await page.locator('[aria-busy=true]').count()) faults.push(`${route} waits`)
      }
      await context.close()
      expect(faults).toEqual([])
    })

for (const { name, routes } of groups)
  test(`under reduced motion no page changes by itself, ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: siteOf('school').address, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.clock.install()
    const changed: string[] = []
    for (const route of routes) {
      await page.goto(route)
      if (ALIVE.includes(route)) await expectAllShown(page, route)
      await page.waitForFunction(isDrawn)
      await page.evaluate(decodeAll)
      const before = await settled(page)
      // The slideshow would have gone on after 5 seconds.
      await page.clock.runFor(6500)
      const isMoving = await page.evaluate(() => document.getAnimations().length > 0)
      if (isMoving || !(await settled(page)).equals(before)) changed.push(route)
    }
    await context.close()
    expect(changed).toEqual([])
  })

/** All pictures that can be seen are there: others may never be asked for. */
function isDrawn(): boolean {
  return [...document.images].every((image) => {
    const { top, left } = image.getBoundingClientRect()
    return image.complete || top > innerHeight || left > innerWidth || !image.checkVisibility()
  })
}

/** A picture that has come is drawn only once it is decoded. */
async function decodeAll(): Promise<void> {
  const images = [...document.images].filter((image) => image.complete && image.naturalWidth > 0)
  await Promise.all(images.map((image) => image.decode()))
}

/** Foreign frames apart: they are not ours. On a busy machine Chromium now and then gives none at the first time. */
async function picture(page: Page): Promise<Buffer> {
  const mask = [page.locator('iframe')]
  const first = await page.screenshot({ type: 'jpeg', mask }).catch(() => null)
  return first ?? page.screenshot({ type: 'jpeg', mask })
}

/** The first picture that the next one equals: on a busy machine a picture may be drawn after all has come. */
async function settled(page: Page): Promise<Buffer> {
  let last = await picture(page)
  for (let tries = 0; tries < 5; tries += 1) {
    const next = await picture(page)
    if (next.equals(last)) break
    last = next
  }
  return last
}
