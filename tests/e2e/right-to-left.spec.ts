/** A site in a language whose lines begin on the right: what stands at a side of the page changes sides. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright/test'
import { PROJECT, type Served, serve, ukurasa } from './support/command-line.ts'
import { expect, PREPARING_MS, test } from './support/fixtures.ts'
import { SITES } from './support/sites.ts'

const SHELL = `
search: true
enroll: { title: Come, href: /hours }
chains:
  all:
    - href: /questions
    - href: /hours
countdown:
  label: Until the feast
  start: 2026-01-01T00:00+03:00
  target: 2126-01-01T00:00+03:00
  href: /hours
`

let folder: string
let server: Served

test.beforeAll(async () => {
  test.setTimeout(PREPARING_MS)
  folder = mkdtempSync(join(tmpdir(), 'ukurasa-rtl-'))
  const [root, out] = [join(folder, 'site'), join(folder, 'out')]
  cpSync(join(PROJECT, SITES.blocks.root), root, { recursive: true })
  const config = join(root, 'site.yaml')
  writeFileSync(config, readFileSync(config, 'utf8').replace('lang: en', 'lang: ar') + SHELL)
  await ukurasa('build', '--root', root, '--out', out)
  server = await serve('preview', '--out', out)
})

test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN
const rightOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return box ? box.x + box.width : Number.NaN
}

test('on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${server.address}/questions`)
  const [name, search, menu] = ['.brand', '.site-search', '.menu-button summary'].map((selector) =>
    page.locator(selector),
  )
  if (!name || !search || !menu) throw new Error('It has no header.')
  expect(await leftOf(menu)).toBeLessThan(100)
  expect(await rightOf(menu)).toBeLessThanOrEqual(await leftOf(search))
  expect(await rightOf(search)).toBeLessThanOrEqual(await leftOf(name))
  expect(await rightOf(name)).toBeGreaterThan(280)
  expect(await leftOf(page.locator('.countdown-toggle'))).toBeLessThan(100)
  // The background of the enroll link ends beside the link to the top.
  const background = await page
    .locator('.enroll')
    .evaluate((link) => Number.parseFloat(getComputedStyle(link, '::before').left))
  expect(background).toBeGreaterThan(await rightOf(page.locator('.to-top')))
  const arrow = await page
    .locator('.pager-arrow')
    .evaluate((link) => Number.parseFloat(getComputedStyle(link, '::after').left))
  expect(arrow).toBeLessThan(100)
})

test('on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${server.address}/turns`)
  expect(await leftOf(page.locator('.slideshow figcaption'))).toBeGreaterThan(640)
  // Words are where the picture is darkest.
  expect(await leftOf(page.locator('.slideshow h1'))).toBeGreaterThan(300)
  const mask = await page
    .locator('.scene-words')
    .evaluate((words) => getComputedStyle(words, '::before').maskImage)
  expect(mask).toContain('270deg')
  const next = page.locator('.slideshow').getByRole('button', { name: 'Next picture' })
  await expect(next.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
})
