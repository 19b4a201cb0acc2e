/** `ukurasa preview` answers as a good static host would. */
import { HOST_FILES } from '../../src/build/publish/hosting/hosts.ts'
import { readManifest } from '../../src/build/publish/release/manifest.ts'
import { expect, test } from './support/fixtures.ts'
import { siteOf } from './support/sites.ts'

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${siteOf('school').address}${path}`, { redirect: 'manual', headers })

/** Other addresses and the one they lead to. */
const REDIRECTS = [
  ['/History', '/history'],
  ['/SAFETY', '/safety'],
  ['/stuaccess', '/StuAccess'],
  ['/STAFFACCESS', '/staffAccess'],
  ['/infocard', '/InfoCard'],
  ['/performance', '/perfomance'],
  ['/Performance', '/perfomance'],
  ['/aviator', '/cadet'],
  ['/contact', '/location#contact'],
  ['/who/', '/who'],
  ['/who.html', '/who'],
  ['/index.html', '/'],
  ['/index', '/'],
] as const

for (const [path, target] of REDIRECTS) {
  test(`${path} leads to ${target}`, async () => {
    const response = await ask(path)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(target)
    expect((await ask(target)).status).toBe(200)
  })
}

test('a redirect keeps the query', async () => {
  const location = async (path: string) => (await ask(path)).headers.get('location')
  expect(await location('/History?from=sms')).toBe('/history?from=sms')
  expect(await location('/contact?from=sms')).toBe('/location?from=sms#contact')
})

test('/contact opens the contact block', async ({ page }) => {
  await page.goto('/contact')
  await expect(page).toHaveURL('/location#contact')
  await expect(page.locator('#contact')).toBeInViewport()
})

test.describe('a path that is no page', () => {
  test.use({ tolerated: /404 \(Not Found\)/ })

  test('is answered with status 404 and the way home', async ({ page }) => {
    for (const path of [
      '/no-such-page',
      '/a/b/c',
      '/404',
      '/404.html',
      '/images',
      '/%00',
      '/%zz',
      '/..%2fsite.yaml',
    ]) {
      expect.soft((await ask(path)).status, path).toBe(404)
    }
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(
      page.getByText('Oops! The page you are looking for does not exist or has been moved.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(/^Home \| /)
  })
})

test('every file has its type', async () => {
  const type = async (path: string) => (await ask(path)).headers.get('content-type')
  const html = await (await ask('/')).text()
  const [font = ''] = /\/[^"]+\.woff2/.exec(html) ?? []
  expect(await type('/')).toBe('text/html; charset=utf-8')
  expect(await type('/no-such-page')).toBe('text/html; charset=utf-8')
  expect(await type('/sitemap.xml')).toBe('application/xml; charset=utf-8')
  expect(await type('/robots.txt')).toBe('text/plain; charset=utf-8')
  expect(await type('/favicon.svg')).toBe('image/svg+xml')
  expect(await type(font)).toBe('font/woff2')
})

test('every file of the site is served with its type, but for those that hosts read', async () => {
  const files = readManifest(siteOf('school').out)?.files ?? []
  expect(files).toEqual(expect.arrayContaining([...HOST_FILES]))
  for (const file of HOST_FILES) expect.soft((await ask(`/${file}`)).status, file).toBe(404)
  const others = files.filter((file) => !file.endsWith('.html') && !HOST_FILES.includes(file))
  expect(others.length).toBeGreaterThan(10)
  for (const file of others) {
    const response = await fetch(`${siteOf('school').address}/${file}`, { method: 'HEAD' })
    expect.soft(response.status, file).toBe(200)
    expect.soft(response.headers.get('content-type'), file).not.toBe('application/octet-stream')
  }
})

test('files named by their content are kept for ever, all others are asked for again', async () => {
  const html = await (await ask('/')).text()
  const [asset = ''] = /\/assets\/[^"]+/.exec(html) ?? []
  expect((await ask(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/who', '/sitemap.xml', '/no-such-page', '/History']) {
    expect.soft((await ask(path)).headers.get('cache-control'), path).toBe('no-cache')
  }
  const etag = (await ask('/who')).headers.get('etag') ?? ''
  expect((await ask('/who', { 'if-none-match': etag })).status).toBe(304)
})

test('only what is there in assets/ goes without the headers of pages', async () => {
  const html = await (await ask('/')).text()
  const [font = ''] = /\/assets\/[^"]+\.woff2/.exec(html) ?? []
  const named = async (path: string) => {
    const { headers } = await ask(path)
    return [...headers.keys()].filter((name) => /policy|^x-/.test(name))
  }
  expect(await named(font)).toEqual([
    'content-security-policy',
    'cross-origin-resource-policy',
    'x-content-type-options',
  ])
  expect((await ask(font)).headers.get('content-security-policy')).not.toContain('sha256')
  for (const path of ['/who', '/favicon.svg', '/assets/nowhere.svg', '/no-such-page', '/aviator'])
    expect.soft(await named(path), path).toContain('permissions-policy')
})

test('nothing but reading is allowed', async () => {
  const { address } = siteOf('school')
  expect((await fetch(`${address}/`, { method: 'POST', body: 'x' })).status).toBe(405)
  const head = await fetch(`${address}/who`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})
