/** The live preview: what an author sees while writing. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { PROJECT, type Served, serve } from './support/command-line.ts'
import { expect, test } from './support/fixtures.ts'

const PARTS = ['site.yaml', 'pages', 'public']

let root: string
let server: Served

// One server for all tests of this file.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'ukurasa-dev-'))
  for (const part of PARTS) cpSync(join(PROJECT, part), join(root, part), { recursive: true })
  server = await serve('dev', '--root', root)
})

test.afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

const golf = () => join(root, 'pages/golf.yaml')

/** Resolves once a page that loads from now on listens for changes. */
async function listening(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived')
}

/** Saves the page as an editor does, and sees it reload. */
async function save(page: Page, text: string): Promise<void> {
  const reloaded = listening(page)
  writeFileSync(golf(), text)
  await reloaded
}

test.describe(() => {
  // A page with errors is answered with a status that says so.
  test.use({ tolerated: /status of 500/ })

  test('an edit shows by itself; so does an error, with its place, until it is mended', async ({ page }) => {
    const original = readFileSync(golf(), 'utf8')
    const opened = listening(page)
    await page.goto(`${server.address}/golf`)
    await opened
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Golf')

    await save(page, original.replace(/^ {4}title: Golf$/m, '    title: Golf by the river'))
    await expect(heading).toHaveText('Golf by the river')

    const mistaken = original.replace('type: hero', 'type: heroo')
    const line = mistaken.slice(0, mistaken.indexOf('heroo')).split('\n').length
    await save(page, mistaken)
    const message = page.locator('pre')
    await expect(message).toHaveCount(1)
    await expect(message).toContainText(`pages/golf.yaml:${line}:11`)
    await expect(message).toContainText('- type: heroo')

    await save(page, original)
    await expect(heading).toHaveText('Golf')
    await expect(message).toHaveCount(0)
  })
})

test('it answers like a host: other letter cases, aliases, unknown paths', async () => {
  const ask = (path: string) => fetch(`${server.address}${path}`, { redirect: 'manual' })
  expect((await ask('/GOLF')).headers.get('location')).toBe('/golf')
  expect((await ask('/contact')).headers.get('location')).toBe('/location#contact')
  expect((await ask('/no-such-page')).status).toBe(404)
})

test('it serves the site and nothing else of this machine', async () => {
  const { origin } = new URL(server.address)
  for (const path of [
    '/package.json',
    '/site.yaml',
    '/pages/golf.yaml',
    `/@fs${PROJECT}package.json`,
    '/src/cli/main.ts',
  ]) {
    const response = await fetch(`${origin}${path}`)
    expect.soft(response.status, path).toBeGreaterThanOrEqual(400)
    await response.body?.cancel()
  }
})
