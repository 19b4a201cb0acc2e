/** Navigation without page loads, once an island has brought React in. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { saveData } from './support/islands.ts'
import { arrive, arriveAndStop, follow, nextPage, wasLoaded } from './support/navigation.ts'

test('the content, the title and the head follow; the focus and the announcement too', async ({ page }) => {
  await arrive(page, '/who')
  await nextPage(page).click()
  await expect(page).toHaveURL('/history')
  await expect(page.locator('h1')).toHaveText('Our History')
  await expect(page).toHaveTitle(/^Our History \| /)
  expect(await wasLoaded(page)).toBe(false)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('[data-announcer]')).toHaveText(/^Our History \| /)
  const head = (selector: string, name: string) => page.locator(`head ${selector}`).getAttribute(name)
  expect(await head('link[rel=canonical]', 'href')).toMatch(/\/history$/)
  expect(await head('meta[property="og:url"]', 'content')).toMatch(/\/history$/)
  expect(await page.locator('head meta[name=description]').count()).toBe(1)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a page is fetched once its link is pointed at, and not again for the click', async ({ page }) => {
  await arrive(page, '/who')
  const asked = fetchesOf(page, '/history')
  await nextPage(page).hover()
  await expect.poll(() => asked.length).toBe(1)
  await nextPage(page).click()
  await expect(page.locator('h1')).toHaveText('Our History')
  expect(asked).toHaveLength(1)
})

test('a page whose link is only passed over is not fetched', async ({ page }) => {
  await arriveAndStop(page, '/who')
  const asked = fetchesOf(page, '/history')
  const link = nextPage(page)
  await link.hover()
  await page.locator('h1').hover()
  await page.clock.runFor(1000)
  expect(asked).toHaveLength(0)
  await link.hover()
  await page.clock.runFor(65)
  await expect.poll(() => asked.length).toBe(1)
})

test('a page whose link gets the focus is fetched, wherever the mouse rests', async ({ page }) => {
  await arriveAndStop(page, '/who')
  const asked = fetchesOf(page, '/history')
  const link = nextPage(page)
  await link.focus()
  await page.locator('h1').hover()
  await page.clock.runFor(65)
  await expect.poll(() => asked.length).toBe(1)
})

test('the browser fetches no page ahead that the runtime fetches', async ({ page, context }) => {
  await arrive(page, '/who')
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const asked: string[] = []
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.endsWith('/history')) asked.push(request.url)
  })
  await nextPage(page).hover()
  await expect.poll(() => asked.length).toBe(1)
  // By then it would have: it waits for 200 ms.
  await page.waitForTimeout(600)
  expect(asked).toHaveLength(1)
})

test('for visitors who save data a page is fetched for the click only', async ({ context, page }) => {
  await saveData(context)
  await arriveAndStop(page, '/who')
  const asked = fetchesOf(page, '/history')
  await nextPage(page).hover()
  await nextPage(page).focus()
  await page.clock.runFor(1000)
  expect(asked).toHaveLength(0)
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('Our History')
  expect(asked).toHaveLength(1)
})

function fetchesOf(page: Page, path: string): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr' && request.url().endsWith(path)) asked.push(request.url())
  })
  return asked
}

test('what pages tell search engines follows them, also to a page shown before', async ({ page }) => {
  await arrive(page, '/who')
  const told = () => page.locator('head script[type="application/ld+json"]').allTextContents()
  const first = await told()
  expect(first).toHaveLength(1)
  const next = nextPage(page)
  await next.click()
  await expect(page.locator('h1')).toHaveText('Our History')
  await expect.poll(told).not.toEqual(first)
  const second = await told()
  await page.goBack()
  await expect.poll(told).toEqual(first)
  await page.goForward()
  await expect.poll(told).toEqual(second)
  expect(await wasLoaded(page)).toBe(false)
})

test('an anchor of another page is scrolled to', async ({ page }) => {
  await arrive(page, '/who')
  await page.locator('main').evaluate((main) => {
    const link = Object.assign(document.createElement('a'), { href: '/location#contact', id: 'probe' })
    link.textContent = 'go'
    main.prepend(link)
  })
  await page.locator('#probe').click()
  await expect(page).toHaveURL('/location#contact')
  await expect(page.locator('#contact')).toBeInViewport()
  expect(await wasLoaded(page)).toBe(false)
})

test("'Farm 2 Fork' is a normal page load", async ({ page }) => {
  await arrive(page, '/nurture')
  await page.locator('[data-part=pager] a', { hasText: 'Farm 2 Fork' }).click()
  await expect(page).toHaveURL('/farm-2-fork')
  // The address is there before the page is.
  await expect(page.locator('main')).toBeVisible()
  expect(await wasLoaded(page)).toBe(true)
})

test.describe('after a new build', () => {
  // What is fetched is judged by the policy of the page that asks, which knows another style.
  test.use({ tolerated: /Applying inline style violates/ })
  test('a page of another build is loaded by the browser', async ({ page }) => {
    await arrive(page, '/who')
    await page.route('**/history', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      // It has a policy of its own.
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ headers, body: text.replace('<style>', '<style>:root{--another-build:1}') })
    })
    await nextPage(page).click()
    await expect(page.locator('h1')).toHaveText('Our History')
    await expect.poll(() => wasLoaded(page)).toBe(true)
  })
})

test('the islands of the new page wake, and those of the old one end', async ({ page }) => {
  await arrive(page, '/who')
  await nextPage(page).click()
  await expect(page.locator('h1')).toHaveText('Our History')
  const islands = await page.locator('main [data-island]').elementHandles()
  expect(islands.length).toBeGreaterThan(0)
  for (const island of islands) {
    await island.scrollIntoViewIfNeeded()
    await expect.poll(() => island.getAttribute('data-awake')).toBe('')
  }
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Who we are')
  // A root that ends leaves nothing behind.
  for (const island of islands) await expect.poll(() => island.innerHTML()).toBe('')
})

test('links to the page are marked as after a page load, also in what stays', async ({ page }) => {
  const marked = () =>
    page
      .locator('a[aria-current]')
      .evaluateAll((links) => links.map((link) => `${link.className} ${link.getAttribute('href')}`))
  await page.goto('/')
  const home = await marked()
  await page.goto('/fees')
  const fees = await marked()
  expect(home).not.toHaveLength(fees.length)
  await arrive(page, '/')
  await page.keyboard.press('Escape')
  await follow(page, '/fees')
  await expect.poll(marked).toEqual(fees)
  await follow(page, '/')
  await expect.poll(marked).toEqual(home)
  expect(await wasLoaded(page)).toBe(false)
})

test('a page brings the styles of its blocks, once', async ({ page }) => {
  await arrive(page, '/who')
  const count = () => page.locator('head style').count()
  const before = await count()
  await page.locator('footer a[href="/perfomance"]').click()
  await expect(page.locator('h1')).toHaveText(/KCPE/)
  await expect(page.locator('.dashboards article').first()).toHaveCSS('display', 'grid')
  const after = await count()
  expect(after).toBeGreaterThan(before)
  await page.goBack()
  await expect(page.locator('h1')).not.toHaveText(/KCPE/)
  await page.goForward()
  await expect(page.locator('h1')).toHaveText(/KCPE/)
  expect(await count()).toBe(after)
  // What is for paper has the last word.
  expect(await page.locator('head style ~ link[rel=stylesheet]').count()).toBe(1)
  expect(await page.locator('head link[rel=stylesheet] ~ style').count()).toBe(0)
})

test('what browsers do when a link is pressed with a key is theirs', async ({ page }) => {
  await arrive(page, '/who')
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      document.documentElement.dataset.taken = String(event.defaultPrevented)
      event.preventDefault()
    })
  })
  const taken = page.locator('html')
  for (const key of ['Alt', 'Control', 'Meta', 'Shift'] as const) {
    await nextPage(page).click({ modifiers: [key] })
    await expect(taken).toHaveAttribute('data-taken', 'false')
    await taken.evaluate((root) => root.removeAttribute('data-taken'))
  }
  await nextPage(page).click()
  await expect(taken).toHaveAttribute('data-taken', 'true')
})

test('another tab is opened with the usual keys', async ({ page, context }) => {
  await arrive(page, '/who')
  const opened = context.waitForEvent('page')
  await page
    .locator('[data-part=pager] a')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(page).toHaveURL('/who')
})
