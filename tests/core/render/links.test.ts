/** Where links lead, and which words they have. */
import { expect, test } from 'vitest'
import { redirectsOf } from '../../../src/build/publish/hosting/addresses.ts'
import { pageContext } from '../../../src/core/render/context.ts'
import { navItems, nextLinks, routeGroups, trailOf } from '../../../src/core/site/nav.ts'
import type { Site } from '../../../src/core/site/site.ts'
import { textOf } from '../../support/modules.ts'
import { outputFiles } from '../../support/output-files.ts'
import { pageOf, prose } from '../../support/pages.ts'
import { ASSETS, documentOf, mainOf, read, siteOf } from '../../support/site.ts'

const SITE = textOf('tests/sites/base/site.yaml')
const PAGE = 'pages/page.yaml'
const WORDS = prose('Words')

const linkOf = (site: Site, from: string) => pageContext(site, from, () => undefined).link

test('a link is written in the spelling of its page, whatever the author wrote', () => {
  const link = linkOf(siteOf({ 'pages/StuAccess.yaml': WORDS, [PAGE]: WORDS }), '/page')
  expect(link({ href: '/stuaccess' }).href).toBe('/StuAccess')
  expect(link({ href: '/FEES/' }).href).toBe('/fees')
  expect(link({ href: '/Fees#grade-4' }).href).toBe('/fees#grade-4')
})

test('its words are its title, else the title of the page', () => {
  const link = linkOf(siteOf({ [PAGE]: WORDS }), '/page')
  expect(link({ href: '/fees' }).title).toBe('Fees')
  expect(link({ href: '/fees', title: 'What it costs' }).title).toBe('What it costs')
  expect(link({ title: 'Soon' })).toMatchObject({ href: '', title: 'Soon', external: false })
})

test('a named link leads out; https opens a new tab, mail and telephone do not', () => {
  const link = linkOf(siteOf({ [PAGE]: WORDS }), '/page')
  expect(link({ href: 'link:portal', title: 'Apply' })).toMatchObject({
    href: 'https://example.org/portal',
    external: true,
  })
  expect(link({ href: 'mailto:a@example.org', title: 'Mail' }).external).toBe(false)
  expect(link({ href: 'tel:+254700000000', title: 'Call' }).external).toBe(false)
})

test('only a link to the page itself is current', () => {
  const link = linkOf(siteOf({ [PAGE]: WORDS }), '/fees')
  expect(link({ href: '/fees' }).current).toBe(true)
  expect(link({ href: '/page' }).current).toBe(false)
})

test('a link to a page that is not published keeps its words and loses its address', () => {
  const files = {
    [PAGE]: `draft: true\n${WORDS}`,
    'pages/other.yaml': pageOf('type: linkList\nlinks:\n  - href: /page'),
  }
  expect(linkOf(siteOf(files), '/other')({ href: '/page' })).toMatchObject({ href: '', title: 'Page' })
  expect(mainOf(siteOf(files), '/other')).toMatch(/<li class="[^"]*">.*<span>Page<\/span>/)
  expect(mainOf(siteOf(files, { drafts: true }), '/other')).toContain('href="/page"')
})

test('aliases lead to their page, also to a place on it', () => {
  const site = siteOf({
    [PAGE]: `aliases: [/old, { path: /Very/Old, anchor: words }]\n${pageOf('type: richText\nanchor: words\ntext: Words')}`,
  })
  const link = linkOf(site, '/')
  expect(link({ href: '/OLD' }).href).toBe('/page')
  expect(link({ href: '/very/old' }).href).toBe('/page#words')
  expect(redirectsOf(site)).toEqual({ '/old': '/page', '/Very/Old': '/page#words' })
  const files = new Map(outputFiles(site, ASSETS).map(({ path, content }) => [path, String(content)]))
  expect(files.get('old.html')).toContain('<meta http-equiv="refresh" content="0; url=/page"/>')
  expect(files.get('Very/Old.html')).toContain('<a href="/page#words">Page</a>')
})

test('an alias of a page with a mistake still holds', () => {
  const { diagnostics } = read({
    [PAGE]: `aliases: [/old]\n${WORDS.replace('text:', 'txt:')}`,
    'pages/other.yaml': pageOf('type: linkList\nlinks:\n  - href: /old'),
  })
  expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-field'])
})

test('below a path every address of the site begins with it, and no other does', () => {
  const site = siteOf({
    'site.yaml': SITE.replace('https://example.org/\n', 'https://example.org/deep/school/\n'),
    [PAGE]: `aliases: [/old]\n${prose('[in](/fees), [here](#words), [out](https://example.org/page)').replace('type: richText', 'type: richText\n    anchor: words')}`,
  })
  expect(site).toMatchObject({ origin: 'https://example.org', base: '/deep/school' })
  const html = documentOf(site, '/page')
  expect(html).toContain('<a href="/deep/school/fees">in</a>')
  expect(html).toContain('<a href="#words">here</a>')
  expect(html).toContain('href="https://example.org/page"')
  expect(html).toContain('<link rel="canonical" href="https://example.org/deep/school/page"/>')
  expect(linkOf(site, '/page')({ href: '/' }).href).toBe('/deep/school/')
  const own = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address)
  expect(
    own.filter((address) => !address?.startsWith('/deep/school/') && !address?.startsWith('/assets/')),
  ).toEqual([])
})

const CHAINS = `chains:
  first:
    - href: /
    - href: /fees
      title: What it costs
    - href: /page
  second:
    - href: /
    - href: /page
`

test('a chain leads on; a page in several chains has several next pages', () => {
  const site = siteOf({ 'site.yaml': SITE + CHAINS, [PAGE]: WORDS })
  const next = (route: string) =>
    nextLinks(site, route, linkOf(site, route)).map(({ title, href }) => [title, href])
  expect(next('/')).toEqual([
    ['What it costs', '/fees'],
    ['Page', '/page'],
  ])
  expect(next('/fees')).toEqual([['Page', '/page']])
  expect(next('/page')).toEqual([])
  expect(documentOf(site, '/fees')).toContain('href="/page"')
})

test('a chain passes over what is not published', () => {
  const site = siteOf({ 'site.yaml': SITE + CHAINS, [PAGE]: `draft: true\n${WORDS}` })
  expect(nextLinks(site, '/fees', linkOf(site, '/fees'))).toEqual([])
})

test('the menu is resolved for each page', () => {
  const site = siteOf({})
  const items = navItems(site, linkOf(site, '/fees'))
  expect(items.map(({ title, href, current }) => [title, href, current])).toEqual([
    ['Home', '/', false],
    ['Fees', '/fees', true],
  ])
})

test('the list of pages names every listed page once, by the groups of the menu', () => {
  const menu =
    '  - title: Group\n    links:\n      - href: /page\n      - href: /fees\n      - title: Out\n        href: link:portal\n'
  const site = siteOf({
    'site.yaml': SITE + menu,
    [PAGE]: WORDS,
    'pages/hidden.yaml': `noindex: true\n${WORDS}`,
    'pages/framed.yaml': `layout: bare\n${WORDS}`,
    'pages/404.yaml': WORDS,
  })
  const groups = routeGroups(site, linkOf(site, '/')).map(({ title, entries }) => [
    title,
    entries.map(({ route }) => route),
  ])
  expect(groups).toEqual([
    ['Example School', ['/', '/fees']],
    ['Group', ['/page']],
    ['More pages', ['/hidden']],
  ])
})

test.each(['/page#words', 'link:words', '/old'])(
  '%s stands for its page in a chain and in a menu',
  (href) => {
    const links = SITE.replace('links:', 'links:\n  words: /page#words')
    const menu = `  - title: Singing\n    links:\n      - href: /fees\n      - href: ${href}\n`
    const site = siteOf({
      'site.yaml': `${links}${menu}chains:\n  tour:\n    - href: ${href}\n    - href: /fees\n`,
      [PAGE]: `aliases: [/old]\n${pageOf('type: richText\nanchor: words\ntext: Words')}`,
    })
    const link = linkOf(site, '/page')
    expect(nextLinks(site, '/page', link).map((next) => next.href)).toEqual(['/fees'])
    expect(trailOf(site, '/page').map(({ title }) => title)).toEqual(['Home', 'Singing', 'Page'])
    const singing = routeGroups(site, link).find(({ title }) => title === 'Singing')
    expect(singing?.entries.map(({ route }) => route)).toEqual(['/page'])
  },
)
