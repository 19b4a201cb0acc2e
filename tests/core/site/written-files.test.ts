/** The core knows every file that a build writes besides pages, so that no file of an author is lost. */
import { expect, test } from 'vitest'
import * as feeds from '../../../src/blocks/feeds.ts'
import { HOSTS } from '../../../src/build/publish/hosting/hosts.ts'
import { plannedFiles } from '../../../src/build/publish/output.ts'
import { isReserved } from '../../../src/core/site/routes.ts'
import { FEEDS, isWrittenFor } from '../../../src/core/site/written-files.ts'
import { pageOf, textOfBase } from '../../support/pages.ts'
import { ASSETS, siteOf } from '../../support/site.ts'

const CALENDAR = pageOf(
  'type: calendar\ntitle: Calendar\nyear: 2026\nperiods:\n  - name: Term\n    start: 2026-01-05\n    end: 2026-04-04',
)
const SITE = `${textOfBase('site.yaml')}search: true\nlanguages:\n  sw: {}\nsecurity:\n  contacts: [office]\n  expires: 2026-05-01T00:00+03:00\n`
const FILES = {
  'site.yaml': SITE,
  'pages/list.yaml': pageOf('type: routeList\ntitle: All pages'),
  'pages/sw/index.yaml': textOfBase('pages/index.yaml'),
  'pages/sw/list.yaml': pageOf('type: routeList\ntitle: Kurasa zote'),
  'pages/terms.yaml': CALENDAR,
  'pages/index.yaml': CALENDAR,
}

test('every file of a build has an address that is kept for it', () => {
  const site = siteOf(FILES)
  const isWritten = isWrittenFor(site)
  const ofHosts = HOSTS.flatMap(({ files }) => Object.keys(files))
  const ofPages = [...site.pages.keys()].map((route) => (route === '/' ? '/index.html' : `${route}.html`))
  const paths = plannedFiles(site, ASSETS).map(({ path }) => path)
  const others = paths
    .filter((path) => !ofHosts.includes(path) && !path.startsWith('.'))
    .map((path) => `/${path}`)
    .filter((address) => !ofPages.includes(address))
  expect(others.toSorted()).toEqual([
    '/404.html',
    '/index.ics',
    '/robots.txt',
    '/search.json',
    '/sitemap.xml',
    '/sw/404.html',
    '/sw/search.json',
    '/terms.ics',
  ])
  expect(others.filter((address) => !isReserved(address) && !isWritten(address))).toEqual([])
})

test('an address is free if this site writes nothing there', () => {
  const isWritten = isWrittenFor(siteOf({ 'pages/terms.yaml': CALENDAR }))
  expect(['/search.json', '/fees.ics', '/terms.pdf', '/sw/404.html'].filter(isWritten)).toEqual([])
  expect(isWritten('/Terms.ICS')).toBe(true)
})

test('every block with a feed has an extension', () => {
  expect(Object.keys(FEEDS)).toEqual(Object.keys(feeds))
})
