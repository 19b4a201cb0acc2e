/** The live preview: what an author sees while writing. */
import type { WebSocketRoute } from 'playwright/test'
import { PROJECT } from './support/command-line.ts'
import { expect, test } from './support/fixtures.ts'
import { heading, isStillHere, liveSchool } from './support/live.ts'

const { address, read, edit, open } = liveSchool()

test('an edit shows by itself, and what a reader has done stays: place, focus, what is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, '/golf')
  const link = page.locator('main .cta-button a, .pager a').first()
  await link.focus()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(100)
  const { undo } = edit('pages/golf.yaml', (text) =>
    text
      .replace(/^title: Golf$/m, 'title: Golf now')
      .replace(/^ {4}title: Golf$/m, '    title: Golf by the river'),
  )
  await expect(heading(page)).toHaveText('Golf by the river')
  await expect(page).toHaveTitle(/^Golf now \| /)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  undo()
  await expect(heading(page)).toHaveText('Golf')
  expect(await isStillHere(page)).toBe(true)
})

test('the pictures that somebody leafs through stay where they are when other words change', async ({
  page,
}) => {
  await open(page, '/history')
  const carousel = page.locator('.carousel')
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[data-awake]')).toHaveCount(1)
  await carousel.getByRole('button', { name: 'Next picture' }).click()
  // The words that are read out change first.
  await expect(carousel.locator('.slide-item').nth(1)).toHaveClass(/\bactive\b/)
  const shown = async () =>
    (await carousel.locator('[data-awake]').innerHTML()).replaceAll(/ style="[^"]*"/g, '')
  const before = await shown()
  const { undo } = edit('pages/history.yaml', (text) =>
    text.replace(
      'blocks:\n',
      'blocks:\n  - type: richText\n    title: New words\n    text: Words above all.\n',
    ),
  )
  await expect(page.getByRole('heading', { name: 'New words' })).toBeVisible()
  expect(await shown()).toBe(before)
  undo()
  await expect(page.getByRole('heading', { name: 'New words' })).toHaveCount(0)
  expect(await shown()).toBe(before)
  expect(await isStillHere(page)).toBe(true)
})

test('a page that is shown within another is brought up to date, too', async ({ page }) => {
  await open(page, '/perfomance')
  const frame = page.locator('.dashboards iframe').first()
  await frame.scrollIntoViewIfNeeded()
  const title = frame.contentFrame().getByRole('heading', { level: 2 }).first()
  await expect(title).toBeVisible()
  const before = await title.innerText()
  const { undo } = edit('pages/dashboards/kpsea-2023.yaml', (text) =>
    text.replace(/^ {4}title: .*$/m, '    title: Other figures'),
  )
  await expect(title).toHaveText('Other figures')
  undo()
  await expect(title).toHaveText(before)
  expect(await isStillHere(page)).toBe(true)
})

test('after an edit a page is still printed as paper wants it', async ({ page }) => {
  await open(page, '/golf')
  await expect(page.locator('link[disabled]')).toHaveCount(0)
  const { undo } = edit('pages/golf.yaml', (text) => text.replace(/^ {4}title: .*$/m, '    title: On paper'))
  await expect(heading(page)).toHaveText('On paper')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  undo()
  await expect(heading(page)).toHaveText('Golf')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

test('after an edit it is still the runtime that fetches pages ahead', async ({ page }) => {
  await open(page, '/golf')
  const rules = page.locator('script[type=speculationrules]')
  await expect(rules).toHaveCount(1)
  await page.locator('header summary').first().dispatchEvent('pointerover', { bubbles: true })
  await expect(rules).toHaveCount(0)
  const { undo } = edit('pages/golf.yaml', (text) => text.replace(/^ {4}title: .*$/m, '    title: Ahead'))
  await expect(heading(page)).toHaveText('Ahead')
  await expect(rules).toHaveCount(0)
  undo()
})

test('an edit of site.yaml shows on every page', async ({ page }) => {
  await open(page, '/golf')
  const { undo } = edit('site.yaml', (text) => text.replace('title: Location', 'title: Where we are'))
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Where we are')).toHaveCount(1)
  undo()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Where we are')).toHaveCount(0)
  expect(await isStillHere(page)).toBe(true)
})

test('a page that did not hear the server for a while shows what has changed once it hears it again', async ({
  page,
}) => {
  const connections: WebSocketRoute[] = []
  await page.routeWebSocket('**/_ukurasa/news', (route) => {
    // All but who the server is gets lost.
    route.connectToServer().onMessage((message) => {
      if (!String(message).includes('"hello"')) return
      route.send(message)
      connections.push(route)
    })
  })
  const served = async () => (await fetch(`${address()}/golf`)).text()
  await page.goto(`${address()}/golf`)
  await expect.poll(() => connections.length).toBe(1)
  const { undo } = edit('pages/golf.yaml', (text) =>
    text.replace(/^ {4}title: Golf$/m, '    title: Golf by the river'),
  )
  await expect.poll(served).toContain('Golf by the river')
  await expect(heading(page)).toHaveText('Golf')
  await connections[0]?.close()
  await expect(heading(page)).toHaveText('Golf by the river')
  undo()
  await expect.poll(served).not.toContain('Golf by the river')
})

test('an error stands over its page, with its place, until it is mended; other pages go on', async ({
  page,
  context,
}) => {
  await open(page, '/golf')
  const other = await context.newPage()
  await open(other, '/chess')
  const original = read('pages/golf.yaml')
  const line = original.slice(0, original.indexOf('hero')).split('\n').length
  const { undo } = edit('pages/golf.yaml', (text) => text.replace('type: hero', 'type: heroo'))
  const overlay = page.getByRole('dialog', { name: 'One thing to fix' })
  await expect(overlay).toBeVisible()
  await expect(overlay.getByRole('button', { name: `pages/golf.yaml:${line}:11` })).toBeVisible()
  await expect(overlay.locator('pre')).toContainText('- type: heroo')
  await expect(overlay).toContainText('Did you mean hero?')
  await expect(overlay).toContainText('npx ukurasa fix fixes this for you.')
  await expect(heading(page)).toHaveText('Golf')

  await expect(other.getByRole('button', { name: '1 error' })).toBeVisible()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  const { undo: undoOther } = edit('pages/chess.yaml', (text) =>
    text.replace(/^ {4}title: .*$/m, '    title: Chess by the fire'),
  )
  await expect(heading(other)).toHaveText('Chess by the fire')

  undo()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  undoOther()
  await expect(heading(other)).not.toHaveText('Chess by the fire')
  expect(await isStillHere(page)).toBe(true)
  await other.close()
})

test('it serves the site and nothing else of this machine', async () => {
  const { origin } = new URL(address())
  for (const path of [
    '/package.json',
    '/pages/golf.yaml',
    `/@fs${PROJECT}package.json`,
    '/src/cli/main.ts',
  ]) {
    const response = await fetch(`${origin}${path}`)
    expect.soft(response.status, path).toBe(404)
    await response.body?.cancel()
  }
})
