/** New pictures: only true pictures get into the site, only where pictures are, and never over a file or through a link. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { digestOf } from '../../../src/build/base/hash.ts'
import { LARGEST_UPLOAD } from '../../../src/preview/server/studio/upload.ts'
import { KEY_HEADER, UPLOAD } from '../../../src/preview/studio.ts'
import { ask, foreignQuestions } from '../../support/ask.ts'
import { emptyFolder } from '../../support/folder.ts'
import { prose } from '../../support/pages.ts'
import { openSite, SHARED_FILES } from '../../support/preview.ts'
import { keyOf, post } from '../../support/studio.ts'

vi.mock('../../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const openFees = () => openSite({ 'pages/fees.yaml': prose('It costs 20.') })
const photograph = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
const PATH = 'pages/images/hall.jpg'

async function upload(
  address: string,
  path: unknown,
  bytes: Buffer | string,
  headers: Readonly<Record<string, string>> = {},
) {
  const own = { origin: address, 'content-type': 'application/json', [KEY_HEADER]: await keyOf(address) }
  const body = JSON.stringify({ path, bytes: typeof bytes === 'string' ? bytes : bytes.toString('base64') })
  return ask(address, { path: UPLOAD, method: 'POST', body, headers: { ...own, ...headers } })
}

test('a photograph, a PNG and a drawing are saved as they are', async () => {
  const { address, root } = await openFees()
  for (const [path, bytes] of [
    [PATH, await photograph().jpeg().toBuffer()],
    ['pages/images/gate.png', await photograph().png().toBuffer()],
    ['pages/images/gate.svg', Buffer.from(DRAWING)],
  ] as const) {
    expect((await upload(address, path, bytes)).status, path).toBe(200)
    expect(readFileSync(join(root, path))).toEqual(bytes)
  }
})

test('a file that exists stays', async () => {
  const { address, root } = await openFees()
  mkdirSync(join(root, 'pages/images'), { recursive: true })
  writeFileSync(join(root, PATH), 'words')
  const { status, body } = await upload(address, PATH, await photograph().jpeg().toBuffer())
  expect([status, JSON.parse(body)]).toEqual([409, { kind: 'exists' }])
  expect(readFileSync(join(root, PATH), 'utf8')).toBe('words')
})

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
const drawn = (site: { readonly root: string }, path: string, text: string) => {
  mkdirSync(join(site.root, 'pages/images'), { recursive: true })
  writeFileSync(join(site.root, path), text)
}
const replace = (address: string, path: string, text: string, replaces: string) =>
  post(address, UPLOAD, { path, bytes: Buffer.from(text).toString('base64'), replaces })

test('a picture is replaced by one of its kind, if it is the one that the author saw', async () => {
  const site = await openFees()
  const path = 'pages/images/Gate House.svg'
  drawn(site, path, DRAWING)
  const next = DRAWING.replace('8v8z', '4v4z')
  expect((await replace(site.address, path, next, digestOf('another'))).status).toBe(412)
  expect(readFileSync(join(site.root, path), 'utf8')).toBe(DRAWING)
  expect((await replace(site.address, path, '<svg', digestOf(DRAWING))).status).toBe(409)
  expect(readFileSync(join(site.root, path), 'utf8')).toBe(DRAWING)
  expect((await replace(site.address, path, next, digestOf(DRAWING))).status).toBe(200)
  expect(readFileSync(join(site.root, path), 'utf8')).toBe(next)
  expect(readdirSync(join(site.root, 'pages/images'))).toContain('Gate House.svg')
  expect(readdirSync(join(site.root, 'pages/images')).filter((name) => name.endsWith('.new'))).toEqual([])
})

test('no other file is replaced, and none behind a link', async () => {
  const site = await openFees()
  const elsewhere = join(emptyFolder(), 'gate.svg')
  writeFileSync(elsewhere, DRAWING)
  mkdirSync(join(site.root, 'pages/images'), { recursive: true })
  symlinkSync(elsewhere, join(site.root, 'pages/images/gate.svg'))
  const text = readFileSync(join(site.root, 'pages/fees.yaml'), 'utf8')
  for (const [path, before] of [
    ['pages/images/gate.svg', DRAWING],
    ['pages/fees.yaml', text],
    ['pages/images/none.svg', ''],
    ['pages/../site.yaml', ''],
    [elsewhere, DRAWING],
  ] as const)
    expect(
      (await replace(site.address, path, DRAWING.replace('8v8z', '4v4z'), digestOf(before))).status,
    ).toBe(409)
  expect(readFileSync(elsewhere, 'utf8')).toBe(DRAWING)
  expect(readFileSync(join(site.root, 'pages/fees.yaml'), 'utf8')).toBe(text)
  expect(existsSync(join(site.root, 'pages/images/none.svg'))).toBe(false)
})

const remove = (address: string, path: string, replaces: string | undefined) =>
  post(address, UPLOAD, { path, bytes: null, replaces })

test('a picture is deleted if it is the one that the author saw, and only that one comes back', async () => {
  const site = await openFees()
  const path = 'pages/images/Gate House.gif'
  drawn(site, path, 'no true picture')
  for (const other of [digestOf('another'), undefined])
    expect((await remove(site.address, path, other)).status).toBeGreaterThanOrEqual(400)
  expect(existsSync(join(site.root, path))).toBe(true)
  expect((await remove(site.address, path, digestOf('no true picture'))).status).toBe(200)
  expect(existsSync(join(site.root, path))).toBe(false)
  const gone = await remove(site.address, path, digestOf('no true picture'))
  expect(JSON.parse(gone.body)).toEqual({ kind: 'gone' })
  expect((await upload(site.address, path, Buffer.from('another'))).status).toBe(409)
  expect((await upload(site.address, path, Buffer.from('no true picture'))).status).toBe(200)
  expect(readFileSync(join(site.root, path), 'utf8')).toBe('no true picture')
  expect((await upload(site.address, path, Buffer.from('no true picture'))).status).toBe(409)
})

test('nothing else is deleted, and nothing behind a link', async () => {
  const site = await openFees()
  const elsewhere = join(emptyFolder(), 'gate.svg')
  writeFileSync(elsewhere, DRAWING)
  writeFileSync(join(site.root, 'gate.svg'), DRAWING)
  mkdirSync(join(site.root, 'pages/images'), { recursive: true })
  symlinkSync(elsewhere, join(site.root, 'pages/images/gate.svg'))
  const before = readdirSync(site.root, { recursive: true }).sort()
  for (const path of [
    'pages/images/gate.svg',
    'pages/../gate.svg',
    'gate.svg',
    elsewhere,
    'site.yaml',
    'pages/fees.yaml',
  ])
    expect((await remove(site.address, path, digestOf(DRAWING))).body, path).not.toContain('written')
  expect(readdirSync(site.root, { recursive: true }).sort()).toEqual(before)
  expect(readFileSync(elsewhere, 'utf8')).toBe(DRAWING)
})

test('a picture that could not be brought back stays', async () => {
  const site = await openFees()
  drawn(site, PATH, 'x'.repeat(LARGEST_UPLOAD + 1))
  const digest = digestOf('x'.repeat(LARGEST_UPLOAD + 1))
  expect((await remove(site.address, PATH, digest)).status).toBe(409)
  expect(existsSync(join(site.root, PATH))).toBe(true)
})

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script></svg>'

test.for([
  ['words', PATH, async () => Buffer.from('words')],
  ['nothing', PATH, async () => Buffer.alloc(0)],
  ['a page', PATH, async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PNG with another ending', PATH, () => photograph().png().toBuffer()],
  ['half a photograph', PATH, async () => (await photograph().jpeg().toBuffer()).subarray(0, 100)],
  ['a drawing with a script', 'pages/images/gate.svg', async () => Buffer.from(SCRIPT)],
  [
    'a photograph that says where it was taken',
    PATH,
    () =>
      photograph()
        .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 43/1 0/1' } })
        .jpeg()
        .toBuffer(),
  ],
] as const)('%s is no picture for a site', async ([, path, make]) => {
  const { address, root } = await openFees()
  const { status, body } = await upload(address, path, await make())
  expect([status, JSON.parse(body).kind]).toEqual([409, 'refused'])
  expect(existsSync(join(root, path))).toBe(false)
})

test('a picture that is too large is refused', async () => {
  const { address, root } = await openFees()
  const bytes = Buffer.alloc(LARGEST_UPLOAD + 1)
  expect((await upload(address, PATH, bytes)).status).toBeGreaterThanOrEqual(400)
  expect(existsSync(join(root, PATH))).toBe(false)
})

test.for([
  '../hall.jpg',
  'pages/images/../../hall.jpg',
  'pages/images/./hall.jpg',
  'pages/images//hall.jpg',
  '/tmp/hall.jpg',
  'C:/hall.jpg',
  'pages\\images\\hall.jpg',
  'pages/images/..\\hall.jpg',
  'pages/images/%2e%2e/hall.jpg',
  'pages/images/hall.jpg\0.png',
  'pages/images/hall.jpg ',
  'pages/images/hall.jpg::$DATA',
  'pages/images/con.jpg',
  'pages/images/Hall.JPG',
  'pages/images/.hall.jpg',
  'pages/images/-hall.jpg',
  'pages/images/hall.gif',
  'pages/images/hall.js',
  'pages/images/hall.yaml',
  'pages/images/hall',
  'pages/hall.jpg',
  'public/hall.jpg',
  'site.yaml',
  '',
])('no picture is written at %j', async (path) => {
  const { address, root } = await openFees()
  const before = readdirSync(root, { recursive: true }).sort()
  expect((await upload(address, path, await photograph().jpeg().toBuffer())).status).toBe(409)
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(before)
})

test('nothing is written through links', async () => {
  const { address, root } = await openFees()
  const elsewhere = emptyFolder()
  const bytes = await photograph().jpeg().toBuffer()
  rmSync(join(root, 'pages/images'), { recursive: true })
  symlinkSync(elsewhere, join(root, 'pages/images'))
  expect((await upload(address, PATH, bytes)).status).toBe(409)
  expect(readdirSync(elsewhere)).toEqual([])
})

test('not even through one that leads nowhere', async () => {
  const { address, root } = await openFees()
  const elsewhere = emptyFolder()
  mkdirSync(join(root, 'pages/images'), { recursive: true })
  symlinkSync(join(elsewhere, 'later.jpg'), join(root, PATH))
  expect((await upload(address, PATH, await photograph().jpeg().toBuffer())).status).toBe(409)
  expect(readdirSync(elsewhere)).toEqual([])
})

test('what another site can send is refused before it is read', async () => {
  const { address, root } = await openFees()
  const bytes = await photograph().jpeg().toBuffer()
  for (const { name, headers } of foreignQuestions(new URL(address).port))
    expect((await upload(address, PATH, bytes, { ...headers })).status, name).toBe(403)
  expect((await upload(address, PATH, bytes, { [KEY_HEADER]: 'x' })).status).toBe(403)
  expect((await upload(address, PATH, bytes, { origin: '' })).status).toBe(403)
  expect((await upload(address, PATH, bytes, { 'content-type': 'multipart/form-data' })).status).toBe(400)
  expect((await upload(address, PATH, 'not Base64!')).status).toBe(400)
  expect((await upload(address, ['pages'], bytes)).status).toBe(400)
  expect(existsSync(join(root, PATH))).toBe(false)
})
