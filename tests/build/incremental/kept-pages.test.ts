/** What is kept of pages must never show: with it every call finds what a call without it finds. */
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { openIncremental } from '../../../src/build/incremental/incremental.ts'
import { openStore } from '../../../src/build/store/store.ts'
import { type ReadResult, readSite } from '../../../src/core/check/read-site.ts'
import type { PageTraits } from '../../../src/core/site/page-traits.ts'
import { writeFiles } from '../../support/folder.ts'
import { KEY, NOW, newSite } from '../../support/second-site.ts'

afterEach(() => vi.useRealTimers())

type Place = ReturnType<typeof newSite>

/** With the files that were read. As the command line does it, another site.yaml is another key. */
function read({ root, kept }: Place, now = NOW, key = KEY) {
  const files = filesIn(root)
  const paths: string[] = []
  const incremental = openIncremental(openStore(dirname(kept)), key, { root, now })
  const read: typeof files.read = (path, limit) => {
    paths.push(path)
    return files.read(path, limit)
  }
  const result = readSite({ ...files, read }, { now, wrappers: incremental })
  incremental.save()
  return { result, paths }
}

const traitsSeen = ({ anchors, types, links, pictures, frames }: PageTraits) => ({
  anchors,
  types,
  links,
  pictures,
  frames,
})

/** All that can be seen of a result. */
function seen({ site, diagnostics, sources, pageCount }: ReadResult) {
  return {
    diagnostics,
    pageCount,
    pages: [...(site?.pages.values() ?? [])].map(({ route, page, traits }) => ({
      route,
      // Those of a page made from its record are read only when somebody asks for them.
      page: { ...page, blocks: page.blocks },
      ...traitsSeen(traits),
    })),
    titles: [...(site?.titles ?? [])],
    aliases: site?.table.aliases,
    texts: sources.map(({ path, text, standIns }) => [path, text, standIns.map(({ span }) => span)]),
  }
}

const withoutCache = ({ root }: Place, now = NOW) => seen(readSite(filesIn(root), { now }))

function edit(place: Place, path: string, change: (text: string) => string): void {
  const before = readFileSync(join(place.root, path), 'utf8')
  const after = change(before)
  if (before === after) throw new Error(`${path} is not changed`)
  writeFileSync(join(place.root, path), after)
}

test('nothing is read twice, but for the anchors of what only the whole site shows', () => {
  const place = newSite()
  expect(read(place).paths.length).toBeGreaterThan(10)
  for (const later of [0, 10_000]) {
    vi.setSystemTime(Date.now() + later)
    const { result, paths } = read(place)
    const told = new Set(result.diagnostics.map(({ span }) => span.file))
    expect(paths.length).toBeLessThan(6)
    expect(paths.filter((path) => path !== 'site.yaml' && !told.has(path))).toEqual([])
  }
})

const EVENT =
  'title: Fest\ndescription: Ein Fest der Musikschule mit allen Klassen, Eltern und Gästen im Saal.\n'
const TEXT = 'blocks:\n  - type: richText\n    anchor: ort\n    text: Im [Saal](/kontakt).\n'

const SNIPPET = 'pages/snippets/ende.yaml'
const TABLE = 'pages/data/preise.csv'
const PRICES = `${EVENT.replaceAll('Fest', 'Preis')}blocks:
  - type: feeSchedule
    title: Preise
    items:
      rows: data/preise.csv
  - use: snippets/ende
`

const leadingTo = (title: string, ...hrefs: readonly string[]) =>
  `${EVENT.replaceAll('Fest', title)}blocks:\n  - type: linkList\n    title: Wege\n    links:\n${hrefs
    .map((href) => `      - title: Weg\n        href: ${href}\n`)
    .join('')}`

const CHANGES: Readonly<Record<string, (place: Place) => unknown>> = {
  nothing: () => undefined,
  'a text': (place) => edit(place, 'pages/kontakt.yaml', (text) => `${text}# Ende\n`),
  'a letter that the font lacks': (place) =>
    edit(place, 'pages/kontakt.yaml', (text) => text.replace(/^title: .*/m, 'title: Kontakt mit Łukasz')),
  'a title': (place) =>
    edit(place, 'pages/kontakt.yaml', (text) => text.replace(/^title: .*/m, 'title: So erreichen Sie uns')),
  'a mistake': (place) => edit(place, 'pages/kontakt.yaml', (text) => text.replace('type:', 'tpye:')),
  'an address': (place) => edit(place, 'pages/unterricht.yaml', (text) => `aliases: [/lernen]\n${text}`),
  'a new page': ({ root }) => writeFileSync(join(root, 'pages/fest.yaml'), EVENT + TEXT),
  'a page with the title of another': ({ root }) =>
    writeFileSync(join(root, 'pages/fest.yaml'), EVENT.replace('Fest', 'Kontakt') + TEXT),
  'a page less': ({ root }) => rmSync(join(root, 'pages/kontakt.yaml')),
  'a page under another name': ({ root }) =>
    renameSync(join(root, 'pages/kontakt.yaml'), join(root, 'pages/erreichen.yaml')),
  'a link that links nowhere': (place) =>
    edit(place, 'pages/gebuehren.yaml', (text) => text.replace('href: /kontakt', 'href: /kontakte')),
  'a link less, so that a page is not found any more': (place) =>
    edit(place, 'pages/unterricht.yaml', (text) => text.replace('href: /lehrkraefte', 'href: /zahlen')),
  'a way on less': (place) =>
    edit(place, 'pages/kontakt.yaml', (text) =>
      text.replaceAll('https://karte.example.org/muehlbach', '/kontakt'),
    ),
  'a place under another name': (place) =>
    edit(place, 'pages/gebuehren.yaml', (text) => text.replace('anchor: einzeln', 'anchor: allein')),
  'the same links, moved by a line': (place) =>
    edit(place, 'pages/bald.yaml', (text) => `# Bald\n${text.replace('Bald', 'Demnächst')}`),
  'a draft that others lead to': (place) =>
    edit(place, 'pages/kontakt.yaml', (text) => `draft: true\n${text}`),
  'a page that stands alone': (place) => edit(place, 'pages/kontakt.yaml', (text) => `layout: bare\n${text}`),
  'a page that is not to be found by search engines': (place) =>
    edit(place, 'pages/bald.yaml', (text) => `noindex: true\n${text}`),
  'an address that is another page now': (place) =>
    edit(place, 'pages/kontakt.yaml', (text) => text.replace('- /impressum', '- /impress')),
  'a picture without a description': (place) =>
    edit(place, 'pages/index.yaml', (text) => text.replace(/^ +(?:alt: .*|decorative: true)\n/m, '')),
  'a page that others lead to under another name': ({ root }) =>
    renameSync(join(root, 'pages/lehrkraefte.yaml'), join(root, 'pages/lehrkraeften.yaml')),
  'a page that comes and goes at other times': (place) =>
    edit(place, 'pages/bald.yaml', (text) => text.replace('2025-12', '2025-09')),
  'a picture less': ({ root }) => rmSync(join(root, 'pages/images/saal.png')),
  'a picture that is none': ({ root }) => writeFileSync(join(root, 'pages/images/saal.png'), 'none'),
  'a picture that links out of the site': ({ root }) => {
    renameSync(join(root, 'pages/images/saal.png'), join(root, '../saal.png'))
    symlinkSync(join(root, '../saal.png'), join(root, 'pages/images/saal.png'))
  },
  'a picture more': ({ root }) =>
    cpSync(join(root, 'pages/images/saal.png'), join(root, 'pages/images/halle.png')),
  'site.yaml': (place) =>
    edit(place, 'site.yaml', (text) => text.replace(/^(\s+name: ).*/m, '$1Andere Schule')),
  'a snippet': (place) => edit(place, SNIPPET, (text) => text.replace('Saal', 'Hof')),
  'a snippet with a mistake': (place) => edit(place, SNIPPET, (text) => text.replace('text:', 'txet:')),
  'a snippet less': ({ root }) => rmSync(join(root, SNIPPET)),
  'a snippet more': ({ root }) => writeFileSync(join(root, 'pages/snippets/mehr.yaml'), TEXT),
  'a table': (place) => edit(place, TABLE, (text) => text.replace('20', '30')),
  'a table with a mistake': (place) => edit(place, TABLE, (text) => text.replace('20', 'zwanzig')),
  'a table less': ({ root }) => rmSync(join(root, TABLE)),
  'the clock, back': () => new Date('2020-01-01T00:00Z'),
  'the clock, on': () => new Date('2040-01-01T00:00Z'),
  // What was over is not over yet.
  'the clock, on and back again': (place) => {
    expect(read(place, new Date('2040-01-01T00:00Z')).result.diagnostics.map(({ code }) => code)).toContain(
      'link-to-unpublished',
    )
    return NOW
  },
  'a text of the same length at the same time': ({ root }) => {
    const path = join(root, 'pages/kontakt.yaml')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('title: K', 'title: C'))
    utimesSync(path, new Date(0), new Date(0))
  },
}

test.for(Object.entries(CHANGES))('%s: the same is found as without it', ([, change]) => {
  const place = newSite()
  writeFiles(place.root, {
    'pages/bald.yaml': `publishFrom: 2025-12-01T00:00+01:00\npublishUntil: 2026-12-01T00:00+01:00\n${EVENT}${TEXT}`,
    'pages/preise.yaml': PRICES,
    'pages/jetzt.yaml': `publishUntil: 2026-12-01T00:00+01:00\n${EVENT.replaceAll('Fest', 'Jetzt')}${TEXT}`,
    // Another address of a page, one that may leave the site, one that may get another name.
    'pages/wege.yaml': leadingTo('Wege', '/impressum', '/jetzt', '/preise', '/kontakt#foot'),
    'pages/spaeter.yaml': leadingTo('Später', '/bald'),
    [SNIPPET]: TEXT,
    [TABLE]: 'title,amount\nKarte,20\nSitz,5\n',
  })
  expect(read(place).result.site).toBeDefined()
  // Later: by now the system would tell of every change.
  vi.setSystemTime(Date.now() + 10_000)
  read(place)
  const result = change(place)
  const now = result instanceof Date ? result : NOW
  expect(seen(read(place, now).result)).toEqual(withoutCache(place, now))
  expect(seen(read(place, now).result)).toEqual(withoutCache(place, now))
})

test.for([
  ['damaged', (text: string) => text.slice(0, -20)],
  ['empty', () => ''],
  ['changed by somebody', (text: string) => text.replace('"Kontakt"', '"Kontrakt"')],
  ['of another kind', () => '{}\n{}'],
] as const)('a file that is %s is as good as none', ([, change]) => {
  const place = newSite()
  read(place)
  const before = readFileSync(place.kept, 'utf8')
  expect(change(before)).not.toBe(before)
  writeFileSync(place.kept, change(before))
  expect(seen(read(place).result)).toEqual(withoutCache(place))
})

test('another engine reads everything itself', () => {
  const place = newSite()
  read(place)
  expect(read(place, NOW, 'another engine').paths.length).toBeGreaterThan(10)
})
