/** A site in two languages: the way from one to the other, what search engines read, and that all of it can be used. */
import { htmlFaults } from '../support/html.ts'
import { violations } from './support/axe.ts'
import { expect, PREPARING_MS, test } from './support/fixtures.ts'
import { arrive, wasLoaded } from './support/navigation.ts'
import { builtFile, builtRoutes, routesOf } from './support/routes.ts'
import { SITES, siteOf } from './support/sites.ts'
import { faults, type Walk, walk } from './support/walk.ts'

test.describe.configure({ mode: 'default' })
test.use({ site: 'lugha', tolerated: /404 \(Not Found\)/ })

const routes = routesOf(SITES.lugha.root)
let walked: Walk

const at = (path: string) => `${siteOf('lugha').address}${path}`

test.beforeAll(async ({ browser }) => {
  test.setTimeout(PREPARING_MS)
  walked = await walk(
    browser,
    siteOf('lugha').address,
    routes.filter((route) => !route.endsWith('/404')),
  )
})

test('every page opens in its language, fits its window, and the console stays silent', () => {
  expect(walked.visits.length).toBeGreaterThanOrEqual(7)
  expect(faults(walked.visits, ({ status }) => (status === 200 ? [] : [status]))).toEqual([])
  const wrong = walked.visits.filter(
    ({ route, lang }) => lang !== (/^\/sw(?:\/|$)/.test(route) ? 'sw-KE' : 'en-KE'),
  )
  expect(wrong.map(({ route }) => route)).toEqual([])
  expect(faults(walked.visits, ({ overflow }) => overflow)).toEqual([])
  expect(walked.complaints).toEqual([])
})

test('every page is valid HTML, and axe finds nothing', async ({ page }) => {
  for (const route of [...routes, '/nowhere', '/sw/hakuna']) {
    await page.goto(at(route))
    expect.soft(await violations(page), route).toEqual([])
  }
  for (const site of [siteOf('lugha'), siteOf('school')])
    for (const route of [...builtRoutes(site), '/404', '/sw/404']) {
      const file = `${route === '/' ? '/index' : route}.html`
      expect.soft(await htmlFaults(file, builtFile(site, file)), file).toEqual([])
    }
})

for (const [name, count] of [
  ['lugha', 6],
  ['school', 24],
] as const)
  test(`${name}: the pages of a pair name each other, in their languages, and so does the sitemap`, () => {
    const site = siteOf(name)
    const named = new Map<string, string>()
    const languages = new Map<string, string | undefined>()
    for (const route of builtRoutes(site)) {
      const html = builtFile(site, `${route === '/' ? '/index' : route}.html`)
      const own = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
      const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
      if (links.length === 0) continue
      named.set(own, links.map(([, lang, href]) => `${lang} ${href}`).join('\n'))
      languages.set(own, /<html lang="([^"]+)"/.exec(html)?.[1])
    }
    expect(named.size).toBe(count)
    for (const [own, list] of named) {
      expect(list).toContain(`x-default `)
      for (const [lang = '', href = ''] of list.split('\n').map((line) => line.split(' '))) {
        expect(named.get(href), own).toBe(list)
        if (lang !== 'x-default') expect(languages.get(href), href).toBe(lang)
      }
    }
    const entries = builtFile(site, 'sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)
    for (const [, own = '', rest = ''] of entries) {
      const links = [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      expect(links.map(([, lang, href]) => `${lang} ${href}`).join('\n'), own).toBe(named.get(own) ?? '')
    }
  })

test('with the keyboard: to the same page in the other language, and back', async ({ page }) => {
  await page.goto(at('/fees'))
  const language = page.getByRole('navigation', { name: 'Language' }).getByRole('link')
  await expect(language).toHaveText('Kiswahili')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(language).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/sw/fees'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE')
  await expect(page.getByRole('navigation', { name: 'Menyu kuu' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-KE')
})

test('a page that is missing leads to the home page of the language, and says so', async ({ page }) => {
  await page.goto(at('/join'))
  await page.getByRole('link', { name: 'Kiswahili (ukurasa wa mwanzo)' }).click()
  await expect(page).toHaveURL(at('/sw'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shule juu ya kilima')
})

test('after React has come, pages change within a language, and the language link follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await arrive(page, at('/sw'))
  await page.getByText('Kujiunga', { exact: true }).click()
  await page.getByRole('link', { name: 'Ada ya shule' }).click()
  await expect(page).toHaveURL(at('/sw/fees'))
  await expect(page).toHaveTitle('Ada ya shule | Shule ya Hillside')
  expect(await wasLoaded(page)).toBe(false)
  await expect(page.locator('.languages a')).toHaveAttribute('href', /\/school\/fees$/)
  await expect(page.locator('link[hreflang="en-KE"]')).toHaveAttribute('href', /\/school\/fees$/)
  await page.locator('.languages a').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-KE')
  expect(await wasLoaded(page)).toBe(true)
})

test('an address that does not exist is told in the language of its folder', async ({ page }) => {
  const answer = await page.goto(at('/sw/hakuna'))
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ukurasa haukupatikana')
  expect((await page.goto(at('/nowhere')))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-KE')
})

test('an address that its language does not have leads to the page in the language that has it', async ({
  page,
}) => {
  await page.goto(at('/sw/Join#how'))
  await expect(page).toHaveURL(at('/join#how'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-KE')
})
