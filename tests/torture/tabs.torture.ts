/** Tabs that stay open for long, and pages that visitors come back to. */
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readManifest } from '../../src/build/publish/release/manifest.ts'
import { staticServer } from '../../src/preview/finished/static-server.ts'
import { listen } from '../../src/preview/local/listen.ts'
import { otherHosts } from '../run/other-hosts.mjs'
import { keptFolder } from '../support/folder.ts'
import { run } from '../support/run.ts'
import { figure } from './support/figures.ts'
import { memoryOf, openBrowser } from './support/tab.ts'

/** The countdown still runs. */
const BEFORE_DEADLINE = '2025-10-10T12:00+03:00'
const HOURS = 12
const CHANGES = 300
const LONG = 540_000

let server: Server
let browser: Browser
let others: Awaited<ReturnType<typeof otherHosts>>
let baseURL: string
let routes: readonly string[]

beforeAll(async () => {
  const out = join(keptFolder(), 'site')
  const { code, output } = await run(['build', '--root', '.', '--out', out, '--today', BEFORE_DEADLINE])
  if (code !== 0) throw new Error(output)
  const { files = [], redirects = {} } = readManifest(out) ?? {}
  routes = files
    .filter((file) => file.endsWith('.html') && file !== '404.html' && !file.endsWith('/404.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -5)}`))
    .filter((route) => !(route in redirects))
  server = staticServer(out)
  baseURL = await listen(server, 0)
  others = await otherHosts((_, response) => response.end('<p>Another host</p>'))
  browser = await openBrowser(others.port)
}, LONG)

afterAll(async () => {
  await browser.close()
  others.stop()
  server.closeAllConnections()
  server.close()
})

async function inTab(visit: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL })
  await visit(await context.newPage(), context)
  await context.close()
}

const isAwake = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-wake=idle]:not([data-awake])') === null)

test('every page comes back as it was left', { timeout: LONG }, async () => {
  const lost: string[] = []
  await inTab(async (page) => {
    for (const route of routes) {
      await page.goto(route)
      await isAwake(page)
      // A page whose frames still load is not kept.
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => Reflect.set(window, 'left', true))
      await page.goto(route === '/golf' ? '/chef' : '/golf')
      await page.evaluate(() => history.back())
      // A page that was kept does not load again, so there is nothing else to wait for.
      await page.waitForFunction((to) => location.pathname === to, route)
      const state = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation')
        return Reflect.get(window, 'left') === true ? '' : JSON.stringify(entry)
      })
      if (state !== '') lost.push(`${route} ${state}`)
    }
  })
  expect(lost).toEqual([])
  figure('tabs', 'pages that the browser kept for its back button', `${routes.length} of ${routes.length}`)
})

test.for(['/', '/who', '/history', '/perfomance'])(
  '%s holds on to nothing',
  { timeout: LONG },
  async (route) => {
    await inTab(async (page) => {
      await page.clock.install({ time: BEFORE_DEADLINE })
      await page.goto(route)
      await page.locator('header summary').first().dispatchEvent('pointerover', { bubbles: true })
      await page.clock.runFor('10:00')
      await isAwake(page)
      const held = await memoryOf(page)
      await page.clock.runFor('01:00:00')
      await page.waitForTimeout(1000)
      const first = await held()
      for (let hour = 1; hour < HOURS; hour += 1) await page.clock.runFor('01:00:00')
      await page.waitForTimeout(1000)
      const last = await held()
      figure(
        'tabs',
        `${route}, left open for ${HOURS} hours`,
        `${first.kilobytes} kB after the first, ${last.kilobytes} kB after the last; ${last.nodes - first.nodes} more nodes`,
      )
      expect(last.nodes).toBeLessThanOrEqual(first.nodes)
      expect(last.listeners).toBeLessThanOrEqual(first.listeners)
      expect(last.kilobytes).toBeLessThan(first.kilobytes + 200)
    })
  },
)

test('going from page to page holds on to nothing', { timeout: LONG }, async () => {
  await inTab(async (page) => {
    await page.goto('/who')
    await page.locator('header summary').first().dispatchEvent('pointerover', { bubbles: true })
    await page.locator('[data-island=header][data-awake]').waitFor({ state: 'attached' })
    await page.evaluate(() => Reflect.set(window, 'left', true))
    const held = await memoryOf(page)
    const links = [
      '/history',
      '/leadership',
      '/fees',
      '/talent',
      '/perfomance',
      '/',
      '/join',
      '/location',
      '/who',
    ]
    const go = async (changes: number) => {
      for (let change = 0; change < changes; change += 1) {
        const path = links[change % links.length] ?? '/'
        await page
          .locator(`footer a[href="${path}"], header a[href="${path}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click())
        await page.waitForFunction(
          (to) =>
            location.pathname === to &&
            document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(to),
          path,
        )
      }
      await page.waitForTimeout(1000)
      return held()
    }
    const first = await go(5 * links.length)
    const last = await go(CHANGES)
    expect(await page.evaluate(() => Reflect.get(window, 'left'))).toBe(true)
    figure(
      'tabs',
      `${CHANGES} changes of page without a load`,
      `${first.kilobytes} kB before, ${last.kilobytes} kB after; ${last.nodes - first.nodes} more nodes`,
    )
    expect(last.documents).toBeLessThanOrEqual(first.documents + 2)
    expect(last.nodes).toBeLessThan(first.nodes * 1.1)
    expect(last.kilobytes).toBeLessThan(first.kilobytes + 400)
  })
})
