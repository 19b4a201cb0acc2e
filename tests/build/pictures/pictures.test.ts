/** Photographs of every sort become files that pages can show, or a finding at the line that names them. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { toAssets } from '../../../src/build/assets/assets.ts'
import { renderPage } from '../../../src/core/render/render.tsx'
import { call } from '../../support/call.ts'
import { emptyFolder, filesBelow } from '../../support/folder.ts'
import { pageOf, siteFolder } from '../../support/pages.ts'
import { colourAt, forPrint, fromCamera, halves, moving, shadeAt } from '../../support/photographs.ts'
import { jpeg, png } from '../../support/picture-files.ts'
import { fileOf, pageWith, prepare, siteWith } from '../../support/prepared.ts'
import { SHARED_FILES } from '../../support/preview.ts'
import { read, siteOf } from '../../support/site.ts'

const HALL = 'images/hall.jpg'
const slot = 'full'

const pathsOf = (paths: readonly { path: string }[]) =>
  paths.map(({ path }) => path.replace(/\.[0-9a-f]{8}\./, '.#.')).filter((path) => path.includes('/hall'))

test('a photograph is made in the widths of its place, and in three formats', async () => {
  const { files, pictures, diagnostics } = await prepare(siteWith(HALL, await fromCamera(1700, 1000)))
  expect(diagnostics).toEqual([])
  expect(pathsOf(files).sort()).toEqual([
    'assets/hall-1200.#.avif',
    'assets/hall-1200.#.jpg',
    'assets/hall-1200.#.webp',
    'assets/hall-1600.#.avif',
    'assets/hall-1600.#.webp',
    'assets/hall-480.#.avif',
    'assets/hall-480.#.webp',
    'assets/hall-800.#.avif',
    'assets/hall-800.#.webp',
    'assets/hall.#.svg',
  ])
  const picture = pictures({ file: HALL, slot })
  expect(picture).toMatchObject({ width: 1600, height: 941, sizes: '100vw' })
  expect(picture?.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  const named = [picture?.src, ...(picture?.sources ?? []).map(({ srcSet }) => srcSet)].join(', ').split(', ')
  const made = new Set(files.map(({ path }) => `/${path}`))
  expect(named.map((each) => each.split(' ')[0]).filter((href) => !made.has(href ?? ''))).toEqual([])
  for (const [href, width] of named.map((each) => each.split(' ')).filter((each) => each.length > 1)) {
    const file = files.find(({ path }) => `/${path}` === href)
    expect(`${(await sharp(file?.content).metadata()).width}w`).toBe(width)
  }
})

test('where it was taken, and by what, is in no file', async () => {
  const camera = await fromCamera(600, 400)
  expect(camera.includes('Camera of a parent')).toBe(true)
  const { files } = await prepare(siteWith(HALL, camera))
  for (const { path, content } of files.filter(({ path }) => !path.endsWith('.svg'))) {
    const { exif, icc, xmp, iptc } = await sharp(content).metadata()
    expect([path, exif, icc, xmp, iptc]).toEqual([path, undefined, undefined, undefined, undefined])
    expect(Buffer.from(content).includes('Camera of a parent')).toBe(false)
  }
})

test('a photograph is turned as the camera was held', async () => {
  const prepared = await prepare(siteWith(HALL, await fromCamera(900, 600, 6)))
  expect(prepared.pictures({ file: HALL, slot })).toMatchObject({ width: 600, height: 900 })
  for (const ending of [/\.jpg$/, /-600.*\.avif$/, /-600.*\.webp$/]) {
    const file = fileOf(prepared, ending)
    expect(await sharp(file).metadata()).toMatchObject({ width: 600, height: 900 })
    expect([await shadeAt(file, 0.1, 0.1), await shadeAt(file, 0.1, 0.9)]).toEqual(['red', 'blue'])
  }
})

test('inks become colours of a screen', async () => {
  const inks = await forPrint(600, 400)
  expect((await sharp(inks).metadata()).space).toBe('cmyk')
  const prepared = await prepare(siteWith(HALL, inks))
  const file = fileOf(prepared, /\.jpg$/)
  expect(await sharp(file).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  const [red = 0, green = 0, blue = 0] = await colourAt(file, 0.1, 0.5)
  expect([red > 150, green < 110, blue < 110]).toEqual([true, true, true])
})

test('nothing is made larger than it is', async () => {
  const content = await halves(90, 60).jpeg().toBuffer()
  const { site, diagnostics } = read({ [`pages/${HALL}`]: content, 'pages/page.yaml': pageWith(HALL) })
  expect(diagnostics).toMatchObject([
    {
      code: 'image-too-small',
      severity: 'warning',
      span: { file: 'pages/page.yaml', start: { line: 6, column: 12 } },
    },
  ])
  if (!site) throw new Error('A small photograph is no error')
  const { files } = await prepare(site)
  expect(pathsOf(files).filter((path) => !path.endsWith('svg'))).toEqual([
    'assets/hall-90.#.avif',
    'assets/hall-90.#.webp',
    'assets/hall-90.#.jpg',
  ])
})

test('a photograph of 40 megapixels is welcome', async () => {
  const large = await halves(8000, 5000).jpeg({ quality: 50 }).toBuffer()
  const page = pageOf(`type: profile\nname: A\nrole: B\nimage: ${HALL}\nalt: A person`)
  const { files, pictures } = await prepare(siteOf({ [`pages/${HALL}`]: large, 'pages/page.yaml': page }))
  expect(pathsOf(files)).toHaveLength(3 * 2 + 1 + 1)
  expect(pictures({ file: HALL, slot: 'portrait' })).toMatchObject({ width: 432, height: 270, sizes: '9rem' })
})

test('transparency and sharp edges keep a format that can hold them', async () => {
  const logo = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  const prepared = await prepare(siteWith('images/logo.png', logo))
  for (const ending of [/\.png$/, /\.avif$/, /\.webp$/])
    expect((await sharp(fileOf(prepared, ending)).metadata()).hasAlpha).toBe(true)
  expect(prepared.pictures({ file: 'images/logo.png', slot })?.src).toMatch(/\.png$/)
})

test.for(['gif', 'webp'] as const)('a %s that moves is refused', async (kind) => {
  const { diagnostics } = read({
    [`pages/images/run.${kind}`]: await moving(kind),
    'pages/page.yaml': pageWith(`images/run.${kind}`),
  })
  expect(diagnostics).toMatchObject([
    { code: 'image-moves', span: { file: 'pages/page.yaml', start: { line: 6 } } },
  ])
})

test.for([
  ['image-misnamed', async () => halves(90, 60).png().toBuffer()],
  ['image-truncated', async () => (await fromCamera(900, 600)).subarray(0, 4000)],
  ['image-too-many-pixels', async () => jpeg(60_000, 60_000)],
] as const)('%s: said by the check, at the line that names the picture', async ([code, make]) => {
  const { diagnostics } = read({ [`pages/${HALL}`]: await make(), 'pages/page.yaml': pageWith(HALL) })
  expect(diagnostics).toMatchObject([
    { code, span: { file: 'pages/page.yaml', start: { line: 6, column: 12 } } },
  ])
})

test.for([
  [
    'image-truncated',
    'an end without what stands before it',
    async () => cutWithin(await fromCamera(2000, 1500)),
  ],
  ['image-damaged', 'a head with nothing behind it', async () => jpeg(1600, 900)],
] as const)('%s: said by the build of %s', async ([code, , make]) => {
  const { diagnostics, files } = await prepare(siteWith(HALL, await make()))
  expect(diagnostics).toMatchObject([
    { code, severity: 'error', span: { file: 'pages/page.yaml', start: { line: 6, column: 12 } } },
  ])
  expect(pathsOf(files)).toEqual(['assets/hall.#.svg'])
})

/** The end marker is there, most of the picture is not. */
function cutWithin(whole: Buffer): Buffer {
  return Buffer.concat([whole.subarray(0, whole.length / 2), whole.subarray(-2)])
}

test('a bomb that got past the check is not unpacked', async () => {
  const site = siteWith('images/sky.png', png(1600, 900))
  writeFileSync(join(site.root, 'pages/images/sky.png'), png(60_000, 60_000))
  const { diagnostics } = await prepare(site)
  expect(diagnostics).toMatchObject([
    { code: 'image-damaged', message: expect.stringContaining('pixel limit') },
  ])
})

test('a build with a picture that cannot be decoded writes nothing', async () => {
  const root = siteFolder({ [`pages/${HALL}`]: jpeg(1600, 900), 'pages/page.yaml': pageWith(HALL) })
  const out = join(emptyFolder(), 'dist')
  const { code, output } = await call('build', '--root', root, '--out', out)
  expect(code).toBe(1)
  expect(output).toContain('pages/page.yaml:6:12 error')
  expect(() => filesBelow(out)).toThrow('ENOENT')
})

test('what is kept needs neither sharp nor svgo, and another photograph is another file', async () => {
  const cache = emptyFolder()
  const site = siteWith(HALL, await fromCamera(900, 600))
  const first = await prepare(site, cache)
  vi.doMock('sharp', () => {
    throw new Error('sharp is not needed')
  })
  vi.doMock('svgo', () => {
    throw new Error('svgo is not needed')
  })
  const again = await prepare(site, cache)
  vi.doUnmock('sharp')
  vi.doUnmock('svgo')
  expect(again.files).toEqual(first.files)
  writeFileSync(join(site.root, 'pages', HALL), await fromCamera(900, 600, 3))
  const other = await prepare(site, cache)
  const photographs = (paths: readonly { path: string }[]) => paths.filter(({ path }) => /hall-/.test(path))
  expect(
    photographs(other.files).filter(({ path }) => first.files.some((file) => file.path === path)),
  ).toEqual([])
})

test('the same photograph makes the same bytes', async () => {
  const site = siteWith(HALL, await fromCamera(900, 600))
  expect((await prepare(site)).files).toEqual((await prepare(site)).files)
})

test('a cache that cannot be written costs time only', async () => {
  const folder = join(emptyFolder(), 'file')
  writeFileSync(folder, '')
  const { files, diagnostics } = await prepare(siteWith(HALL, await fromCamera(90, 60)), folder)
  expect(diagnostics).toEqual([])
  expect(pathsOf(files)).toHaveLength(4)
  rmSync(folder)
})

test('the first picture of a page loads at once, the others when they come near', async () => {
  const cards = `type: cardGrid\ntitle: Cards\ncards:\n  - title: A card\n    image: ${HALL}\n    decorative: true`
  const hero = `type: hero\ntitle: Words\nimage: ${HALL}\ndecorative: true`
  const site = siteOf({
    [`pages/${HALL}`]: await fromCamera(1000, 600),
    'pages/page.yaml': pageOf(hero, cards, hero),
  })
  const page = site.pages.get('/page')
  const html = page ? renderPage(site, page, toAssets(site, SHARED_FILES, await prepare(site))) : ''
  const pictures = [...html.matchAll(/<picture>(.*?)<\/picture>/g)].map(([, inner = '']) => inner)
  expect(pictures).toHaveLength(3)
  const [first = '', second = '', third = ''] = pictures
  expect(first).toMatch(
    /^<source type="image\/avif" srcSet="[^"]+" sizes="100vw"\/><source type="image\/webp"/,
  )
  expect(first).not.toContain('loading=')
  expect(first).toContain('fetchPriority="high"')
  expect(first).toContain('width="1000" height="600"')
  expect(second).toContain('loading="lazy"')
  expect(third).toContain('loading="lazy"')
  expect(third).not.toContain('fetchPriority')
  expect(second).toContain('sizes="(min-width: 1280px) 26rem, (min-width: 768px) 50vw, 100vw"')
})

test('bytes that belong to nothing, as some cameras leave them, do no harm', async () => {
  const whole = await fromCamera(900, 600)
  // Before the tables, which stand between what the camera notes and the picture.
  const tables = whole.indexOf(Buffer.from([0xff, 0xdb]))
  const odd = Buffer.concat([whole.subarray(0, tables), Buffer.from([0, 1, 2]), whole.subarray(tables)])
  const { diagnostics, files } = await prepare(siteWith(HALL, odd))
  expect(diagnostics).toEqual([])
  expect(files.length).toBeGreaterThan(1)
})
