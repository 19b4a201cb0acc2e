/** What is part of the site, and when. */
import { expect, test } from 'vitest'
import { countdownOf, inWords } from '../../../src/core/render/countdown.ts'
import { crawlerFiles } from '../../../src/core/render/crawler-files.ts'
import { linksFrom } from '../../../src/core/render/resolve-link.ts'
import { call } from '../../support/call.ts'
import { textOf } from '../../support/modules.ts'
import { outputFiles } from '../../support/output-files.ts'
import { pageOf, prose, siteFolder } from '../../support/pages.ts'
import { ASSETS, documentOf, read, siteOf } from '../../support/site.ts'

const SITE = textOf('tests/sites/base/site.yaml')
const PAGE = 'pages/page.yaml'
const WORDS = prose('Words')

const isThere = (fields: string, now: string, drafts = false) =>
  siteOf({ [PAGE]: `${fields}\n${WORDS}` }, { now: new Date(now), drafts }).pages.has('/page')

test('a draft is there in the preview only', () => {
  expect(isThere('draft: true', '2025-10-01')).toBe(false)
  expect(isThere('draft: true', '2025-10-01', true)).toBe(true)
  expect(isThere('draft: false', '2025-10-01')).toBe(true)
})

test('a page comes and goes at its moments, in the zone that they name', () => {
  const fields = 'publishFrom: 2025-10-01T08:00+03:00\npublishUntil: 2025-10-02T08:00+03:00'
  expect(isThere(fields, '2025-10-01T04:59:59Z')).toBe(false)
  expect(isThere(fields, '2025-10-01T05:00:00Z')).toBe(true)
  expect(isThere(fields, '2025-10-02T04:59:59Z')).toBe(true)
  expect(isThere(fields, '2025-10-02T05:00:00Z')).toBe(false)
  expect(isThere(fields, '2025-10-03', true)).toBe(false)
})

test('--today is the clock of the whole site; a day alone begins in UTC', async () => {
  const root = siteFolder({
    [PAGE]: `publishFrom: 2025-10-01T00:00Z\n${WORDS}`,
    'pages/other.yaml': pageOf('type: linkList\nlinks:\n  - href: /page'),
  })
  const warnings = async (today: string) =>
    (await call('check', '--root', root, '--today', today)).output.match(/link-to-unpublished/g)?.length ?? 0
  expect(await warnings('2025-09-30')).toBe(1)
  expect(await warnings('2025-10-01')).toBe(0)
  expect(await warnings('2025-10-01T02:59+03:00')).toBe(1)
})

test('a page that is not published is in no file of the site', () => {
  const files = outputFiles(siteOf({ [PAGE]: `draft: true\naliases: [/old]\n${WORDS}` }), ASSETS)
  expect(files.map(({ path }) => path)).not.toContain('page.html')
  expect(files.map(({ path }) => path)).not.toContain('old.html')
  expect(
    files.filter(({ content }) => /\/(?:page|old)\b/.test(String(content))).map(({ path }) => path),
  ).toEqual([])
})

test('the sitemap names what search engines may show', () => {
  const site = siteOf({
    [PAGE]: WORDS,
    'pages/hidden.yaml': `noindex: true\n${WORDS}`,
    'pages/framed.yaml': `layout: bare\n${WORDS}`,
    'pages/404.yaml': WORDS,
  })
  const sitemap = crawlerFiles(site).find(({ path }) => path === 'sitemap.xml')
  const named = [...String(sitemap?.content).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(named).toEqual(['https://example.org/fees', 'https://example.org/', 'https://example.org/page'])
  expect(documentOf(site, '/hidden')).toContain('<meta name="robots" content="noindex"/>')
  expect(documentOf(site, '/404')).toContain('<meta name="robots" content="noindex"/>')
  expect(documentOf(site, '/page')).not.toContain('name="robots"')
})

test('a bare page has its blocks and nothing around them', () => {
  const site = siteOf({ [PAGE]: `layout: bare\n${WORDS}`, 'pages/other.yaml': WORDS })
  expect(documentOf(site, '/other')).toMatch(/<header[\s>][\s\S]*<footer[\s>]/)
  expect(documentOf(site, '/page')).not.toMatch(/<(?:header|footer|nav|script)[\s>]/)
  expect(documentOf(site, '/page')).toContain('<p>Words</p>')
})

const STAND_INS = pageOf(
  'type: richText\ntitle: !todo Words\ntext: !todo Words',
  '!todo\ntype: richText\ntext: Words',
)

test('stand-ins are counted, listed with their places, and refused in a release', async () => {
  const root = siteFolder({ [PAGE]: STAND_INS })
  const check = await call('check', '--root', root)
  expect(check).toMatchObject({
    code: 0,
    output: '3 pages, 0 errors, 0 warnings, 3 stand-ins (npx ukurasa todo lists them)\n',
  })
  const todo = await call('todo', '--root', root)
  expect(todo.code).toBe(0)
  expect(todo.output.split('\n')).toEqual([
    'Without an owner (3)',
    '  pages/page.yaml:5:12 richText.title: Words',
    '  pages/page.yaml:6:11 richText.text: Words',
    '  pages/page.yaml:7:5 richText: the whole block',
    '',
    '3 stand-ins',
    '',
  ])
  expect((await call('check', '--root', root, '--release')).code).toBe(1)
})

test('a stand-in is written as it stands', () => {
  expect(documentOf(siteOf({ [PAGE]: STAND_INS }), '/page')).toContain('>Words</h2>')
  expect(read({ [PAGE]: STAND_INS }).site).toBeDefined()
})

const COUNTDOWN = `countdown:
  label: Ends in
  start: 2025-09-27T00:00+03:00
  target: 2025-10-29T23:59+03:00
  hideOn: [/, /old]
`

const countdownAt = (now: string, route = '/fees') => {
  const page = `aliases: [/old]\n${WORDS}`
  const site = siteOf({ 'site.yaml': SITE + COUNTDOWN, [PAGE]: page }, { now: new Date(now) })
  return countdownOf(site, { route, link: linksFrom(site, route) })
}

test('the countdown is there until its deadline, with no progress before its start', () => {
  expect(countdownAt('2025-09-01')?.progress).toBe(0)
  expect(countdownAt('2025-10-13T11:59:30+03:00')?.progress).toBeCloseTo(0.5, 3)
  // In hundredths: a page that shows it is not another one with every build.
  expect(countdownAt('2025-10-29T23:58:59+03:00')?.progress).toBe(0.99)
  expect(countdownAt('2025-10-29T23:59+03:00')).toBeUndefined()
  expect(countdownAt('2025-10-01', '/')).toBeUndefined()
  // `hideOn` has another address of this page.
  expect(countdownAt('2025-10-01', '/page')).toBeUndefined()
  expect(countdownAt('2025-10-01')?.targetText).toMatch(/^October 29, 2025.*23:59 \(\+03:00\)$/)
})

test('a moment is written at its own offset', () => {
  expect(inWords('2025-01-01T00:30+03:00', 'en')).toMatch(/^January 1, 2025.*00:30 \(\+03:00\)$/)
  expect(inWords('2025-12-31T23:59:59Z', 'de')).toMatch(/^31\. Dezember 2025.*23:59 \(\+00:00\)$/)
  // There, `saa 09:00` would be in the afternoon.
  expect(inWords('2025-07-01T09:00+03:00', 'sw-KE', 'Africa/Nairobi')).toBe('1 Julai 2025, 09:00')
  // The places of the same time zone know their own time.
  expect(inWords('2025-07-01T14:30+02:00', 'fr', 'Europe/Paris')).toMatch(/^1er juillet 2025.*14:30$/)
  expect(inWords('2025-07-01T14:30+01:00', 'fr', 'Europe/Paris')).toMatch(/14:30 \(\+01:00\)$/)
})

test('the sign of the site is named where there is one', () => {
  const site = siteOf({ [PAGE]: WORDS })
  const withSign = { ...ASSETS, iconHref: '/favicon.svg' }
  expect(documentOf(site, '/page', withSign)).toContain('<link rel="icon" href="/favicon.svg"')
  expect(documentOf(site, '/page')).not.toContain('rel="icon"')
})
