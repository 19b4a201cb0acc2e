/** The pictures that shared links show. */

import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PALETTES } from '../../../src/block/palettes.ts'
import { toAssets } from '../../../src/build/assets/assets.ts'
import { type Cache, openCache } from '../../../src/build/pictures/cache.ts'
import { openFace } from '../../../src/build/pictures/share/face.ts'
import { overlay } from '../../../src/build/pictures/share/overlay.ts'
import { wrap } from '../../../src/build/pictures/share/wrap.ts'
import { sourcesIn } from '../../../src/build/pictures/sources.ts'
import { renderPage } from '../../../src/core/render/render.tsx'
import type { Site } from '../../../src/core/site/site.ts'
import { emptyFolder } from '../../support/folder.ts'
import { prose } from '../../support/pages.ts'
import { colourAt, fromCamera } from '../../support/photographs.ts'
import { fileOf, pageWith, prepare, type Read, siteWith } from '../../support/prepared.ts'
import { SHARED_FILES } from '../../support/preview.ts'
import { siteOf } from '../../support/site.ts'

const length = (words: string) => words.length
const STEPS = [
  { size: 4, most: 2 },
  { size: 2, most: 3 },
]

test.for([
  ['Fees', 4, ['Fees']],
  ['The school band plays', 4, ['The school', 'band plays']],
  ['one two three four five six', 2, ['one two three', 'four five six']],
  [
    'aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll mmmm',
    2,
    ['aaaa bbbb cccc dddd', 'eeee ffff gggg hhhh', 'iiii jjjj kkkk llll…'],
  ],
  ['a'.repeat(100), 2, [`${'a'.repeat(24)}…`]],
] as const)('%s', ([words, size, lines]) => {
  expect(wrap(words, words.startsWith('aaaa ') ? 40 : 50, STEPS, length)).toEqual({ size, lines })
})

test('words are outlines, kerned, in every alphabet that Inter has', async () => {
  const face = await openFace(700)
  expect(face('AV').advance).toBeLessThan(face('A').advance + face('V').advance)
  expect(face('Mũrang’a Żółć Ελλάδα Київ').glyphs).toHaveLength(22)
  expect(face('🏫 学校').glyphs).toHaveLength(0)
  const faces = { bold: face, semibold: face }
  const drawn = overlay({
    words: { title: 'The <band> & "drums"', line: 'A school' },
    faces,
    colours: PALETTES.highland.light,
    hasScene: true,
  })
  expect(drawn).not.toMatch(/<text|font|NaN|undefined/)
})

function htmlOf(site: Site, prepared: Read): string {
  const page = site.pages.get('/page')
  return page ? renderPage(site, page, toAssets(site, SHARED_FILES, prepared)) : ''
}

test('every page has one of the size that services ask for, from its first picture and its title', async () => {
  const site = siteWith('images/hall.jpg', await fromCamera(1600, 1000))
  const prepared = await prepare(site, emptyFolder(), true)
  expect([...prepared.shareImages.keys()].sort()).toEqual([...site.pages.keys()].sort())
  const content = fileOf(prepared, /page-share\./)
  expect(await sharp(content).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
  expect(content.length).toBeLessThan(60_000)
  const [red = 0, , blue = 0] = await colourAt(content, 0.1, 0.05)
  expect(red).toBeGreaterThan(blue)
  expect(prepared.shareImages.get('/page')).toMatchObject({ alt: 'Page: Example School' })
  const html = htmlOf(site, prepared)
  const path = prepared.files.find((file) => file.content === content)?.path
  expect(html).toContain(`<meta property="og:image" content="https://example.org/${path}"/>`)
  expect(html).toContain('<meta property="og:image:alt" content="Page: Example School"/>')
})

test.for([
  ['noindex: true', true],
  ['layout: bare', true],
  ['layout: bare\nnoindex: true', false],
] as const)('with %j: can people share the page? %j', async ([fields, isShared]) => {
  const site = siteOf({ 'pages/page.yaml': `${prose('Words')}${fields}\n` })
  const html = htmlOf(site, await prepare(site))
  expect(html.includes('<meta property="og:title"')).toBe(isShared)
})

test('the home page shows the name of the school; bare pages and the page for what is not found have none', async () => {
  const site = siteOf({
    'pages/404.yaml': prose('Not here'),
    'pages/bare.yaml': `${prose('A')}layout: bare\n`,
  })
  const { shareImages } = await prepare(site, emptyFolder(), true)
  expect([...shareImages.keys()].sort()).toEqual(['/', '/fees'])
  expect(shareImages.get('/')?.alt).toMatch(/^Example School/)
})

test('in a very large site pages share the pictures of the school, one for each scene', async () => {
  const pages = Array.from({ length: 500 }, (_, index) => [`pages/page-${index}.yaml`, prose('Words')])
  const { shareImages, files } = await prepare(siteOf(Object.fromEntries(pages)), emptyFolder(), true)
  expect(shareImages.size).toBe(502)
  expect(new Set([...shareImages.values()].map(({ href }) => href)).size).toBe(2)
  expect(new Set(files.map(({ path }) => path)).size).toBe(3)
})

test('another title is another picture, the same makes the same bytes', async () => {
  const pictures = async (title: string) => {
    const page = pageWith('images/hall.svg').replace('title: Page', `title: ${title}`)
    return fileOf(await prepare(siteOf({ 'pages/page.yaml': page }), emptyFolder(), true), /page-share\./)
  }
  const [first, second, other] = [await pictures('Page'), await pictures('Page'), await pictures('Pages')]
  expect(Buffer.from(first).equals(second)).toBe(true)
  expect(Buffer.from(first).equals(other)).toBe(false)
})

test('a file is hashed again only when the system says that it changed', () => {
  const folder = emptyFolder()
  const [path, known] = [join(folder, 'hall.jpg'), join(folder, 'known-files.json')]
  const long = new Date(Date.now() - 60_000)
  writeFileSync(path, 'one')
  utimesSync(path, long, long)
  const digestIn = (known: Cache) => sourcesIn(folder, known)('hall.jpg').digest
  const cache = openCache(folder)
  const first = digestIn(cache)
  cache.close()
  writeFileSync(path, 'two')
  utimesSync(path, long, long)
  expect(digestIn(openCache(folder))).not.toBe(first)
  writeFileSync(known, '{"half":')
  expect(digestIn(openCache(folder))).not.toBe(first)
})
