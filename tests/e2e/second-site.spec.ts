/** Another site: the engine knows nothing of the school, and a site may stand below a path. */
import { expect, PREPARING_MS, test } from './support/fixtures.ts'
import { arrive } from './support/navigation.ts'
import { routesOf } from './support/routes.ts'
import { SITES, siteOf } from './support/sites.ts'
import { faults, missing, type Walk, walk } from './support/walk.ts'

test.describe.configure({ mode: 'default' })

const routes = routesOf(SITES.second.root)
let walked: Walk

test.beforeAll(async ({ browser }) => {
  test.setTimeout(PREPARING_MS)
  walked = await walk(browser, siteOf('second').address, routes)
})

/** The path that the site stands below. */
const base = () => new URL(siteOf('second').address).pathname

test('it has six pages or more, below a path, in its own language', () => {
  expect(routes.length).toBeGreaterThanOrEqual(6)
  expect(base()).toMatch(/^\/.+/)
  expect(faults(walked.visits, ({ status }) => (status === 200 ? [] : [status]))).toEqual([])
  expect(new Set(walked.visits.map(({ lang }) => lang)).size).toBe(1)
  expect(walked.visits[0]?.lang).not.toMatch(/^en|^$/)
})

test('its titles end with its own name, and nothing on it speaks of the school', async () => {
  const endings = new Set(walked.visits.map(({ title }) => title.split(' | ').at(-1)))
  expect(endings.size).toBe(1)
  for (const route of routes) {
    const html = await (await fetch(`${siteOf('second').address}${route}`)).text()
    expect.soft(html.match(/Mkonge|Murang|Enroll Today|KCPE/g) ?? [], route).toEqual([])
  }
})

test('its links and its files stay below the path, and all of them are there', async () => {
  const { address } = siteOf('second')
  const { origin } = new URL(address)
  const addresses = walked.visits
    .flatMap(({ links, sources }) => [...links, ...sources])
    .filter((link) => link.startsWith(origin))
  expect(addresses.filter((link) => !link.startsWith(`${address}/`))).toEqual([])
  const own = [...new Set(addresses.map((link) => link.split('#')[0] ?? ''))]
  expect(await missing(own)).toEqual([])
})

test('its anchors are there, its pictures load, nothing is wider than the window', () => {
  const { address } = siteOf('second')
  const ids = new Map(walked.visits.map((visit) => [`${address}${visit.route}`, visit.ids]))
  const lost = faults(walked.visits, ({ links }) =>
    links.filter((link) => {
      const [target = '', anchor = ''] = link.split('#')
      return target.startsWith(address) && anchor !== '' && !ids.get(target)?.includes(anchor)
    }),
  )
  expect(lost).toEqual([])
  expect(faults(walked.visits, ({ brokenImages }) => brokenImages)).toEqual([])
  expect(faults(walked.visits, ({ overflow }) => overflow)).toEqual([])
  expect(walked.complaints).toEqual([])
})

test('a file of public/ is loaded by the browser, and not before somebody asks for it', async ({ page }) => {
  await arrive(page, `${siteOf('second').address}/unterricht`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'Der Stundenplan' }).hover()
  await page.getByRole('link', { name: 'Der Stundenplan' }).focus()
  // What is pointed at next is fetched: the file would have been by then.
  await page.locator('main a[href$="/zahlen"]').first().hover()
  await expect.poll(() => asked).toEqual([`${base()}/zahlen`])
  await page.getByRole('link', { name: 'Der Stundenplan' }).click()
  await expect(page).toHaveURL(/\/stundenplan\.txt$/)
  await expect(page.locator('body')).toContainText('Montag: Streicher')
})

test('paths outside of it are not its own; the bare path leads to it', async () => {
  const { address } = siteOf('second')
  const { origin } = new URL(address)
  const ask = (url: string) => fetch(url, { redirect: 'manual' })
  expect((await ask(`${origin}/other`)).status).toBe(404)
  expect((await ask(address)).headers.get('location')).toBe(`${base()}/`)
  const [route = '/'] = routes.filter((each) => each !== '/')
  expect((await ask(`${address}${route.toUpperCase()}`)).headers.get('location')).toBe(`${base()}${route}`)
  expect((await ask(`${address}/no-such-page`)).status).toBe(404)
})
