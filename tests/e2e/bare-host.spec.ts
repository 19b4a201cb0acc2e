/** A host that knows nothing of the site: exact file names, the 404 page for all else. */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { ownPort } from '../run/own-port.mjs'
import { expect, test } from './support/fixtures.ts'
import { siteOf } from './support/sites.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  svg: 'image/svg+xml',
}

let server: Server
let address = ''

test.beforeAll(async () => {
  const { out: folder } = siteOf('school')
  server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const found = [path, `${path}.html`, `${path}index.html`]
      .map((name) => join(folder, name))
      .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
    const file = found ?? join(folder, '404.html')
    response.setHeader('Content-Type', TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    response.writeHead(found ? 200 : 404).end(readFileSync(file))
  })
  address = `http://127.0.0.1:${await ownPort(server)}`
})

test.afterAll(() => server.close())
test.use({ tolerated: /404/ })

for (const [asked, opened, heading] of [
  ['/History', '/history', 'Our History'],
  ['/stuaccess/', '/StuAccess', 'Student'],
  ['/Performance', '/perfomance', 'KCPE Results'],
  ['/aviator', '/cadet', 'Young Air Cadet'],
] as const) {
  test(`${asked} opens ${opened}`, async ({ page }) => {
    await page.goto(`${address}${asked}`)
    await expect(page).toHaveURL(`${address}${opened}`)
    await expect(page.locator('h1')).toContainText(heading)
  })
}

test('what is no page stays the page for what is not found', async ({ page }) => {
  const response = await page.goto(`${address}/nowhere`)
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('Page Not Found')
})
