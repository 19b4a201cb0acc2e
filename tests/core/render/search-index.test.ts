/** What the build gathers for the search. */

import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { contentOf } from '../../../src/build/files/planned-file.ts'
import { searchFiles, searchText } from '../../../src/build/publish/search-files.ts'
import { searchIndex } from '../../../src/core/render/search-index.ts'
import { newFinder } from '../../../src/shell/search/find.ts'
import type { Files } from '../../support/folder.ts'
import { outputFiles } from '../../support/output-files.ts'
import { pageOf, textOfBase } from '../../support/pages.ts'
import { ASSETS, documentOf, siteOf } from '../../support/site.ts'

const SITE = `${textOfBase('site.yaml')}\nsearch: true\n`
const withSearch = (files: Files) => siteOf({ 'site.yaml': SITE, ...files })
const pageIn = (files: Files, route: string) =>
  searchIndex(withSearch(files)).pages.find(([href]) => href === route)

test('headings with the texts below them, in the order of the page, with the places that have names', () => {
  const page = pageOf(
    'type: richText\ntitle: First\nanchor: one\ntext: |\n  Some **bold** words, [a link](/).\n\n  ## Second\n\n  - An entry',
    'type: faq\ntitle: Questions\nitems:\n  - question: Is there a bus?\n    answer: Yes.\n    anchor: bus',
    'type: table\ncolumns:\n  - name: Day\nitems:\n  - Day: Monday',
    'type: contact\ntitle: Ask us\ncontacts: [office]',
  )
  expect(pageIn({ 'pages/page.yaml': page }, '/page')?.[3]).toEqual([
    ['First', 'Some bold words, a link.', 'one'],
    ['Second', 'An entry'],
    ['Questions', ''],
    ['Is there a bus?', 'Yes.', 'bus'],
    ['', 'Day Monday'],
    ['Ask us', expect.stringContaining('office@example.org')],
  ])
})

test('the figures of a table are written as the page shows them', () => {
  const page = pageOf(
    'type: table\ncolumns:\n  - name: Room\n  - name: Beds\n    kind: number\n  - name: Price\n    kind: money\nitems:\n  - Room: "1250"\n    Beds: 1200\n    Price: 1,250.50\n  - Room: Attic\n    Price: free',
  )
  const lang = { 'site.yaml': SITE.replace(/^lang: .*$/m, 'lang: de').replace(/^currency: .*$/m, '') }
  const files = { 'site.yaml': `${lang['site.yaml']}currency: EUR\n`, 'pages/page.yaml': page }
  expect(pageIn(files, '/page')?.[3]).toEqual([['', 'Room Beds Price 1250 1.200 1.250,50 € Attic free']])
})

test('what is said of a link belongs to the page that it leads to, unless that is another website', () => {
  const page = pageOf(
    'type: linkList\ntitle: See also\nlinks:\n  - href: /\n    text: Words of home\n  - title: Library\n    href: https://books.example.org\n    text: All books\n  - title: Soon',
  )
  expect(pageIn({ 'pages/page.yaml': page }, '/page')?.[3]).toEqual([['See also', 'Library All books Soon']])
})

test('the words that the author gives a page are kept, also without the texts', () => {
  const page = pageOf('type: hero\ntitle: Words').replace('title:', 'searchWords: clinic, sick bay\ntitle:')
  const index = searchIndex(withSearch({ 'pages/page.yaml': page }))
  for (const text of [searchText(index), searchText(index, 10)]) expect(text).toContain('"clinic, sick bay"')
})

test('pages that search engines do not show are left out, and so are those that are not published', () => {
  const hidden = (line: string) => pageOf('type: hero\ntitle: Words').replace('title:', `${line}\ntitle:`)
  const site = withSearch({
    'pages/shown.yaml': pageOf('type: hero\ntitle: Words'),
    'pages/draft.yaml': hidden('draft: true'),
    'pages/noindex.yaml': hidden('noindex: true'),
    'pages/bare.yaml': hidden('layout: bare'),
    'pages/over.yaml': hidden('publishUntil: 2025-01-01T00:00+00:00'),
    'pages/404.yaml': hidden(''),
  })
  const found = searchIndex(site).pages.map(([href]) => href)
  expect(found).toContain('/shown')
  expect(found).not.toEqual(expect.arrayContaining([expect.stringMatching(/draft|noindex|bare|over|404/)]))
})

test('a site without a search has nothing of it: no file, and no byte in a page', () => {
  const [plain, off] = [siteOf({}), siteOf({ 'site.yaml': SITE.replace('search: true', 'search: false') })]
  expect(searchFiles(plain)).toEqual([])
  expect(outputFiles(off, ASSETS)).toEqual(outputFiles(plain, ASSETS))
  expect(documentOf(plain, '/')).not.toMatch(/search/i)
  expect(documentOf(withSearch({}), '/')).toContain('data-index="/search.json"')
})

test('the same site gives the same bytes', () => {
  const texts = [withSearch({}), withSearch({})].map((site) => searchFiles(site).map(contentOf))
  expect(texts[0]).toEqual(texts[1])
})

test('an index that is too large leaves out texts and keeps titles, descriptions and headings', () => {
  const text = Array.from({ length: 900 }, (_, number) => `about${(number * 7919).toString(36)}`).join(' ')
  const index = searchIndex(
    withSearch({ 'pages/page.yaml': pageOf(`type: richText\ntitle: Heading\nanchor: here\ntext: ${text}`) }),
  )
  const whole = searchText(index)
  expect(whole).toContain('about1')
  const size = brotliCompressSync(whole).length
  const small: typeof index = JSON.parse(searchText(index, Math.floor(size / 2)))
  expect(JSON.stringify(small)).not.toContain('about1')
  expect(small.pages.map(([href, title]) => [href, title])).toEqual(
    index.pages.map(([href, title]) => [href, title]),
  )
  expect(small.pages.find(([href]) => href === '/page')?.[3]).toEqual([['Heading', '', 'here']])
})

test.for([
  ['en-KE', 'wednesday', 'Wednesday 08:00 – 12:30, 14:00 – 17:00.', 'sun', 'Sunday Closed.'],
  ['sw-KE', 'jumatano', 'Jumatano 08:00 – 12:30, 14:00 – 17:00.', 'jumapili', 'Jumapili Imefungwa.'],
  ['fr', 'mercredi', 'mercredi 08:00 – 12:30, 14:00 – 17:00.', 'dimanche', 'dimanche Fermé.'],
] as const)('opening hours are found by the day, in %s', ([lang, day, hours, closedDay, closed]) => {
  const page = pageOf(
    'type: hero\ntitle: Us',
    'type: openingHours\ntitle: Hours\nhours:\n  Mon-Fri: 08:00-12:30, 14:00-17:00\n  Sat: 00:00-24:00',
  )
  const site = { 'site.yaml': SITE.replace(/^lang: .*$/m, `lang: ${lang}`), 'pages/page.yaml': page }
  const index = searchIndex(withSearch(site))
  for (const [query, answer] of [
    [day, hours],
    [closedDay, closed],
  ] as const) {
    const [hit] = newFinder(index)(query)
    expect([hit?.page[0], hit?.part?.[0]]).toEqual(['/page', 'Hours'])
    expect(hit?.part?.[1]).toContain(answer)
  }
})
