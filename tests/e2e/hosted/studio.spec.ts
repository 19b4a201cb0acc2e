/** Studio on the site itself: opened without an account, changed, and proposed. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { atOwnPort } from '../../run/own-port.mjs'
import { violationsInBoth } from '../support/axe.ts'
import { answerFrom } from '../support/bare-host.ts'
import { expect, test } from '../support/fixtures.ts'
import { hostedSchool, openHosted } from '../support/hosted-site.ts'
import { field, pageOf } from '../support/studio.ts'

const site = hostedSchool()

test('it opens with a page of the site, and asks nobody else', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openHosted(page, site, '/fees')
  await expect(field(page, 'title')).toHaveValue('Our Friendly Fees')
  await expect(pageOf(page).locator('h1').first()).toBeVisible()
  const { origin } = new URL(site.address())
  expect(asked.filter((address) => !address.startsWith(origin) && !address.startsWith('blob:'))).toEqual([])
  expect(await violationsInBoth(page)).toEqual([])
})

test('what is typed is on the page at once, with the messages of the check', async ({ page }) => {
  await openHosted(page, site, '/fees')
  await field(page, 'blocks-0-title').fill('Fees of next year')
  await expect(pageOf(page).locator('body')).toContainText('Fees of next year')
  await field(page, 'description').fill('')
  await expect(page.getByRole('region', { name: 'What the check says' })).toContainText('description')
})

test('the change is shown in words, and leaves the browser as the file with one line changed', async ({
  page,
}) => {
  await openHosted(page, site, '/fees')
  await field(page, 'title').fill('What a place costs')
  await page.getByRole('button', { name: 'Propose the change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose the change' })
  await expect(dialog).toContainText('What a place costs')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download the changed files' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toBe(site.read('pages/fees.yaml').replace('Our Friendly Fees', 'What a place costs'))
  await expect(dialog).toContainText('fees.yaml is in your downloads.')
  expect(await violationsInBoth(page)).toEqual([])
})

test.describe('while the other pages do not come', () => {
  // A worker asks by itself, where the test cannot stop it.
  test.use({
    serviceWorkers: 'block',
    tolerated: /Blocked script execution in |net::ERR_|Failed to load resource/,
  })
  test('the page is changed all the same, and proposed once they are there', async ({ page }) => {
    await page.route('**/studio/texts.json', (route) => route.abort())
    await openHosted(page, site, '/fees')
    await field(page, 'title').fill('What a place costs')
    await expect.poll(() => pageOf(page).locator('head title').textContent()).toContain('What a place costs')
    await page.getByRole('button', { name: 'Propose the change' }).click()
    await expect(page.getByText('The other pages of the site did not load.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute('**/studio/texts.json')
    await page.getByRole('button', { name: 'Propose the change' }).click()
    await expect(page.getByRole('dialog', { name: 'Propose the change' })).toContainText('What a place costs')
    await expect(page.getByText('The other pages of the site did not load.')).toHaveCount(0)
  })
})

test('an error that the change makes is named, and must be mended first', async ({ page }) => {
  await openHosted(page, site, '/fees')
  await field(page, 'title').fill('')
  await page.getByRole('button', { name: 'Propose the change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose the change' })
  await expect(dialog.getByRole('alert')).toContainText('pages/fees.yaml')
  await expect(dialog.getByRole('button')).toHaveText(['Go there', 'Close'])
  expect(await violationsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Go there' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(field(page, 'title')).toBeFocused()
})

test('another page opens from its address', async ({ page }) => {
  await openHosted(page, site, '/fees')
  await page.evaluate(() => location.assign('#/football'))
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Football')
  await page.goto(`${site.address()}/studio`)
  await page.locator('#form').waitFor()
  await expect(pageOf(page).locator('h1').first()).toBeVisible()
})

test.describe('an address without a page', () => {
  test.use({ tolerated: /Blocked script execution in |status of 404/ })
  test('says so', async ({ page }) => {
    await page.goto(`${site.address()}/studio#/no-such-page`)
    await expect(page.getByRole('alert')).toHaveText('There is no page at this address.')
  })
})

test.describe('on a host that sends no headers', () => {
  test.use({ tolerated: /Blocked script execution in |Content Security Policy/ })
  test('it works, and has its policy all the same', async ({ page }) => {
    const listen = createServer((request, response) => answerFrom(site.out(), request, response))
    const { port, stop } = await atOwnPort(listen)
    await openHosted(page, { address: () => `http://127.0.0.1:${port}` }, '/fees')
    await field(page, 'title').fill('Without headers')
    await expect.poll(() => pageOf(page).locator('head title').textContent()).toContain('Without headers')
    const refused = await page.evaluate(async () => {
      const seen = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
      })
      await fetch('https://elsewhere.example/').catch(() => undefined)
      return seen
    })
    expect(refused).toBe('connect-src')
    stop()
  })
})

test('the gallery shows the blocks as they look on this site', async ({ page }) => {
  await openHosted(page, site, '/fees')
  await page.getByRole('button', { name: 'Add a block' }).first().click()
  const gallery = page.getByRole('dialog', { name: 'Which block?' })
  const calendar = gallery.locator('li').filter({ hasText: 'Calendar' }).frameLocator('iframe')
  await expect(calendar.locator('section').first()).toBeVisible()
})
