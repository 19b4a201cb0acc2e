/** What the 404 page does where the host knows nothing of the site. */
import { createServer } from 'node:http'
import { atOwnPort } from '../run/own-port.mjs'
import { answerFrom } from './support/bare-host.ts'
import { expect, test } from './support/fixtures.ts'
import { siteOf } from './support/sites.ts'

let address = ''
let stop = () => {}

test.beforeAll(async () => {
  const { out } = siteOf('school')
  const host = await atOwnPort(createServer((request, response) => answerFrom(out, request, response)))
  address = `http://127.0.0.1:${host.port}`
  stop = host.stop
})

test.afterAll(() => stop())
test.use({ tolerated: /404/ })

for (const [asked, opened, heading] of [
  ['/History', '/history', 'Our History'],
  ['/History?from=card#main', '/history?from=card#main', 'Our History'],
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
