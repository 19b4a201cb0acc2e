/** What holds for every page of the school. */

import { readManifest } from '../../src/build/publish/release/manifest.ts'
import { expect, PREPARING_MS, test } from './support/fixtures.ts'
import { builtFile, builtRoutes, routesOf } from './support/routes.ts'
import { siteOf } from './support/sites.ts'
import { faults, missing, type Walk, walk } from './support/walk.ts'

// One worker opens the pages once for all tests of this file.
test.describe.configure({ mode: 'default' })

const SCHOOL = "Mkonge Boys' Academy"
const routes = routesOf('.')
let walked: Walk

const isSwahili = (route: string) => /^\/sw(?:\/|$)/.test(route)

test.beforeAll(async ({ browser }) => {
  test.setTimeout(PREPARING_MS)
  walked = await walk(browser, siteOf('school').address, routes)
})

test('every page document is a page of the site, and there are no others but aliases', () => {
  const site = siteOf('school')
  const aliases = Object.keys(readManifest(site.out)?.redirects ?? {})
  expect(builtRoutes(site)).toEqual([...routes, ...aliases].sort())
})

test('every page answers', () => {
  expect(faults(walked.visits, ({ status }) => (status === 200 ? [] : [status]))).toEqual([])
})

test('every page has its own title, which ends with the name of the school', () => {
  const titles = walked.visits.map(({ title }) => title)
  expect(new Set(titles).size).toBe(routes.length)
  const ending = ` | ${SCHOOL}`
  expect(titles.filter((title) => !(title.endsWith(ending) && title.length > ending.length))).toEqual([])
  expect(walked.visits.find(({ route }) => route === '/')?.title).toBe(`Home${ending}`)
})

test('every page has one first heading, its language and a description', () => {
  expect(
    faults(walked.visits, ({ headings }) => (headings.length === 1 && headings[0] ? [] : [headings])),
  ).toEqual([])
  expect(
    faults(walked.visits, ({ route, lang }) =>
      lang === (isSwahili(route) ? 'sw-KE' : 'en-KE') ? [] : [lang],
    ),
  ).toEqual([])
  expect(faults(walked.visits, ({ description }) => (description ? [] : ['no description']))).toEqual([])
})

test('the console stays silent', () => {
  expect(walked.complaints).toEqual([])
})

test('every picture loads and says what it shows', () => {
  expect(faults(walked.visits, ({ brokenImages }) => brokenImages)).toEqual([])
  expect(faults(walked.visits, ({ imagesWithoutAlt }) => imagesWithoutAlt)).toEqual([])
})

test('no page is wider than its window', () => {
  expect(faults(walked.visits, ({ overflow }) => overflow)).toEqual([])
})

test('an id stands once on a page', () => {
  expect(faults(walked.visits, ({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index))).toEqual([])
})

test('every link within the site opens a page or a file, and every anchor is there', async () => {
  const { address } = siteOf('school')
  const ids = new Map(walked.visits.map((visit) => [`${address}${visit.route}`, new Set(visit.ids)]))
  const files = new Set<string>()
  const lost = faults(walked.visits, ({ links }) =>
    links.filter((link) => {
      const [target = '', anchor = ''] = link.split('#')
      if (!target.startsWith(address)) return false
      const found = ids.get(target)
      if (!found) files.add(target)
      return anchor !== '' && !found?.has(decodeURIComponent(anchor))
    }),
  )
  expect(lost).toEqual([])
  expect(await missing([...files])).toEqual([])
})

test('everything that pages load from the site is there', async () => {
  const { address } = siteOf('school')
  const sources = walked.visits.flatMap((visit) => visit.sources.map((source) => source.split('#')[0] ?? ''))
  const own = [...new Set(sources)].filter((source) => source.startsWith(address))
  expect(own.length).toBeGreaterThan(0)
  expect(await missing(own)).toEqual([])
})

test('sitemap.xml lists every page that search engines may show', () => {
  const site = siteOf('school')
  const listed = [...builtFile(site, 'sitemap.xml').matchAll(/<loc>https:\/\/[^/]+(\/.*?)<\/loc>/g)].map(
    ([, path]) => path,
  )
  const open = routes.filter((route) => {
    const html = builtFile(site, route === '/' ? 'index.html' : `${route.slice(1)}.html`)
    return !html.includes('name="robots"') && html.includes('<header')
  })
  expect(listed.toSorted()).toEqual(open)
  expect(open).not.toContain('/form3')
  expect(builtFile(site, 'robots.txt')).toContain('/sitemap.xml')
})
