/** Studio is no way in: nobody else writes, and nothing outside of the site's texts is written or read. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isLoopback } from '../../../src/preview/server/studio/key.ts'
import { KEY_HEADER, PAGE_IN_FRAME, SOURCES, WRITE } from '../../../src/preview/studio.ts'
import { ask, foreignQuestions, TRICKS } from '../../support/ask.ts'
import { emptyFolder, writeFiles } from '../../support/folder.ts'
import { prose } from '../../support/pages.ts'
import { openSite, SHARED_FILES } from '../../support/preview.ts'
import { keyOf, save, sourcesOf, wanted } from '../../support/studio.ts'

vi.mock('../../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const openFees = () => openSite({ 'pages/fees.yaml': prose('It costs 20.') })
const NEW = { path: 'pages/evil.yaml', opened: null, text: 'title: Evil\n' }

test('what another site can send is refused before it is read', async () => {
  const { address, root } = await openFees()
  const { port } = new URL(address)
  for (const { name, headers } of foreignQuestions(port)) {
    const { status } = await save(address, [NEW], { headers: { ...headers } })
    expect(status, name).toBe(403)
    const key = await keyOf(address)
    const seen = await ask(address, { path: SOURCES, headers: { ...headers, [KEY_HEADER]: key } })
    expect(seen.status, name).toBe(403)
  }
  expect(existsSync(join(root, 'pages/evil.yaml'))).toBe(false)
})

test.for([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
  ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ['plain text', { 'content-type': 'text/plain' }, 400],
  ['no origin', { origin: '' }, 403],
  ['no key', { [KEY_HEADER]: '' }, 403],
  ['a key of another start', { [KEY_HEADER]: 'x'.repeat(32) }, 403],
] as const)('a save with %s is refused', async ([, headers, status]) => {
  const { address, root } = await openFees()
  expect((await save(address, [NEW], { headers })).status).toBe(status)
  expect(existsSync(join(root, 'pages/evil.yaml'))).toBe(false)
})

test('no answer allows other sites to read it, and no site can frame Studio', async () => {
  const { address } = await openFees()
  const key = await keyOf(address)
  for (const path of ['/_studio/', '/_studio/fees', SOURCES]) {
    const { headers } = await ask(address, { path, headers: { [KEY_HEADER]: key } })
    expect(headers['access-control-allow-origin'], path).toBeUndefined()
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
  }
  const { headers } = await ask(address, { path: '/_studio/fees' })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).toContain("trusted-types 'none'")
  const options = await ask(address, { path: WRITE, method: 'OPTIONS' })
  expect(options.status).toBe(405)
})

test('the page in the frame has no scripts, and its policy forbids them', async () => {
  const { address } = await openFees()
  const { headers, body } = await ask(address, { path: `${PAGE_IN_FRAME}fees` })
  expect(body).toContain('It costs 20.')
  expect(body).not.toContain('<script')
  expect(headers['content-security-policy']).toBe("script-src 'none'")
})

test('texts are only given to a page with the key', async () => {
  const { address } = await openFees()
  expect((await ask(address, { path: SOURCES })).status).toBe(403)
  expect((await ask(address, { path: '/_ukurasa/studio/assets/fees' })).status).toBe(403)
})

const PATHS = [
  '../evil.yaml',
  'pages/../../evil.yaml',
  'pages/./evil.yaml',
  'pages//evil.yaml',
  '/etc/evil.yaml',
  'C:/evil.yaml',
  'pages\\evil.yaml',
  'pages/..\\..\\evil.yaml',
  'pages/%2e%2e/evil.yaml',
  'pages/evil.yaml\0.csv',
  'pages/evil.yaml ',
  'pages/evil.yaml.',
  'pages/evil.yaml::$DATA',
  'pages/con.yaml',
  'pages/NUL.yaml',
  'pages/lpt1/evil.yaml',
  'pages/.evil.yaml',
  'pages/.git/evil.yaml',
  'pages/-evil.yaml',
  'pages/evil.js',
  'pages/evil.yml',
  'pages/evil.svg',
  'pages/evil',
  'blocks/evil/view.tsx',
  'package.json',
  '.github/workflows/evil.yaml',
  '.git/config',
  'public/evil.html',
  'evil.yaml',
  'SITE.YAML',
  'site.yaml/evil.yaml',
  `pages/${'a'.repeat(200)}.yaml`,
  `${'pages/a/'.repeat(20)}evil.yaml`,
  'pages/ёvil.yaml',
  '',
]

test.for(PATHS)('no file is written at %j', async (path) => {
  const { address, root } = await openFees()
  const before = readdirSync(root, { recursive: true }).sort()
  const { status } = await save(address, [{ ...NEW, path }])
  expect(status).toBe(409)
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(before)
})

test('nothing is written through links, not even through one that leads nowhere', async () => {
  const { address, root } = await openFees()
  const elsewhere = emptyFolder()
  writeFiles(elsewhere, { 'passwd.yaml': 'secret: words\n' })
  symlinkSync(join(elsewhere, 'passwd.yaml'), join(root, 'pages/passwd.yaml'))
  symlinkSync(join(elsewhere, 'later.yaml'), join(root, 'pages/dangling.yaml'))
  symlinkSync(elsewhere, join(root, 'pages/folder'))
  symlinkSync(join(elsewhere, 'later'), join(root, 'pages/nowhere'))
  mkdirSync(join(root, 'pages/deep'))
  symlinkSync(join(root, 'pages/folder'), join(root, 'pages/deep/chain'))
  for (const path of [
    'pages/passwd.yaml',
    'pages/dangling.yaml',
    'pages/folder/passwd.yaml',
    'pages/folder/evil.yaml',
    'pages/nowhere/evil.yaml',
    'pages/deep/chain/evil.yaml',
    'pages/deep/chain/new/evil.yaml',
  ]) {
    const change = { ...(await wanted(address, path, 'title: Evil\n')) }
    expect((await save(address, [change])).status, path).toBe(409)
  }
  expect(readdirSync(elsewhere)).toEqual(['passwd.yaml'])
  expect(readFileSync(join(elsewhere, 'passwd.yaml'), 'utf8')).toBe('secret: words\n')
})

test('a link out of the site gives nothing away', async () => {
  const { address, root } = await openFees()
  const elsewhere = emptyFolder()
  writeFiles(elsewhere, { passwd: 'secret words\n', 'a.svg': '<svg>secret words</svg>' })
  symlinkSync(join(elsewhere, 'passwd'), join(root, 'pages/passwd.yaml'))
  symlinkSync(join(elsewhere, 'a.svg'), join(root, 'pages/leak.svg'))
  expect(JSON.stringify(await sourcesOf(address))).not.toContain('secret words')
  const picture = await ask(address, { path: '/_ukurasa/studio/picture/leak.svg' })
  expect(picture.body).not.toContain('secret words')
})

test('no trick with an address gives away a file or breaks the server', async () => {
  const { address, get } = await openFees()
  for (const trick of TRICKS)
    for (const prefix of ['/_studio', '/_ukurasa/studio/page', '/_ukurasa/studio/picture']) {
      const { status, body } = await ask(address, { path: `${prefix}${trick}` })
      expect(body, trick).not.toMatch(/schemaVersion|root:x:0|"dependencies"/)
      expect(status, trick).toBeLessThan(500)
    }
  expect((await ask(address, { path: `${SOURCES}?raw??` })).status).toBe(400)
  expect((await ask(address, { path: '/_studio/fees?import' })).status).toBe(400)
  expect(await get('/fees')).toContain('It costs 20.')
})

test.for([
  ['nothing', undefined],
  ['no files', []],
  ['one file twice', [NEW, NEW]],
  ['more than a file has', [{ ...NEW, mode: 0o777 }]],
  ['a path that is no text', [{ ...NEW, path: ['pages', 'evil.yaml'] }]],
  ['a text that is none', [{ ...NEW, text: { toString: 'x' } }]],
  ['too many files', Array.from({ length: 201 }, (_, at) => ({ ...NEW, path: `pages/evil${at}.yaml` }))],
] as const)('a save of %s is not understood', async ([, files]) => {
  const { address } = await openFees()
  expect((await save(address, files)).status).toBe(400)
})

test('header bytes that no browser sends do not end the server', async () => {
  const { address, get } = await openFees()
  for (const odd of ['\u00ff\u00fe', '[::1', 'null', '127.0.0.1:', 'http://', '%', 'a'.repeat(5000)])
    for (const name of ['origin', 'host', KEY_HEADER, 'sec-fetch-site', 'content-type'])
      expect((await save(address, [NEW], { headers: { [name]: odd } })).status).toBeGreaterThanOrEqual(400)
  expect(await get('/fees')).toContain('It costs 20.')
})

test('site.yaml is not deleted', async () => {
  const { address, root } = await openFees()
  expect((await save(address, [await wanted(address, 'site.yaml', null)])).status).toBe(409)
  expect(existsSync(join(root, 'site.yaml'))).toBe(true)
})

test.for([
  ['127.0.0.1', true],
  ['127.0.0.2', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.7', false],
  ['0.0.0.0', false],
  ['::', false],
  ['fe80::127.0.0.1', false],
  [undefined, false],
] as const)('at %s, Studio may write: %s', ([address, may]) => expect(isLoopback(address)).toBe(may))
