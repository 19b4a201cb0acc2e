/** Studio saves all files of a change or none, and never over the work of somebody else. */
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { LARGEST_FILE } from '../../../src/core/base/limits.ts'
import { prose } from '../../support/pages.ts'
import { hear, openSite, SHARED_FILES } from '../../support/preview.ts'
import { save, sourcesOf, wanted } from '../../support/studio.ts'

vi.mock('../../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const FEES = prose('It costs 20.')
const openFees = () => openSite({ 'pages/fees.yaml': FEES, 'pages/data/fees.csv': 'title\nA\n' })

test('a text is saved, open pages are told, and its new fingerprint opens the next save', async () => {
  const { address, root } = await openFees()
  const page = await hear(address)
  await page.next('problems')
  const change = await wanted(address, 'pages/fees.yaml', FEES.replace('20', '30'))
  const { status, body } = await save(address, [change])
  expect(status).toBe(200)
  await page.next('changed')
  page.close()
  expect(readFileSync(join(root, 'pages/fees.yaml'), 'utf8')).toContain('It costs 30.')
  const { fingerprints } = JSON.parse(body)
  expect((await sourcesOf(address)).texts['pages/fees.yaml']?.fingerprint).toBe(
    fingerprints['pages/fees.yaml'],
  )
  const again = { path: 'pages/fees.yaml', opened: fingerprints['pages/fees.yaml'], text: FEES }
  expect((await save(address, [again])).status).toBe(200)
})

test('line ends and a byte order mark stay', async () => {
  const { address, root } = await openFees()
  const file = join(root, 'pages/fees.yaml')
  writeFileSync(file, `\ufeff${FEES.replaceAll('\n', '\r\n')}`)
  const change = await wanted(address, 'pages/fees.yaml', FEES.replaceAll('\n', '\r\n').replace('20', '30'))
  expect((await save(address, [change])).status).toBe(200)
  expect(readFileSync(file, 'utf8')).toBe(`\ufeff${FEES.replaceAll('\n', '\r\n').replace('20', '30')}`)
})

test('a text that somebody changed meanwhile stays, and so do the other files of the save', async () => {
  const { address, root } = await openFees()
  const changes = [
    await wanted(address, 'pages/fees.yaml', 'title: Mine\n'),
    await wanted(address, 'pages/data/fees.csv', 'title\nMine\n'),
  ]
  writeFileSync(join(root, 'pages/data/fees.csv'), 'title\nTheirs\n')
  const { status, body } = await save(address, changes)
  expect(status).toBe(412)
  const { now } = JSON.parse(body)
  expect(Object.keys(now)).toEqual(['pages/data/fees.csv'])
  expect(now['pages/data/fees.csv'].text).toBe('title\nTheirs\n')
  expect(readFileSync(join(root, 'pages/fees.yaml'), 'utf8')).toBe(FEES)
  expect(readFileSync(join(root, 'pages/data/fees.csv'), 'utf8')).toBe('title\nTheirs\n')
})

test('a new page is made, a page can be deleted, and a file that came meanwhile stays', async () => {
  const { address, root } = await openFees()
  const page = (text: string | null, opened: string | null = null) => ({
    path: 'pages/talent/chess.yaml',
    opened,
    text,
  })
  const { status, body } = await save(address, [page(prose('Chess'))])
  expect(status).toBe(200)
  expect((await save(address, [page(prose('Other'))])).status).toBe(412)
  const fingerprint: string = JSON.parse(body).fingerprints['pages/talent/chess.yaml']
  expect((await save(address, [page(null, fingerprint)])).status).toBe(200)
  expect(existsSync(join(root, 'pages/talent/chess.yaml'))).toBe(false)
})

test('one file that cannot be written keeps the others as they were', async () => {
  const { address, root } = await openFees()
  const changes = [
    await wanted(address, 'pages/data/fees.csv', 'title\nMine\n'),
    await wanted(address, 'pages/fees.yaml', 'title: Mine\n'),
  ]
  // The process of the tests may write everywhere, so a file stands where the draft of the other would.
  writeFileSync(join(root, `pages/.fees.yaml.${process.pid}`), '')
  const { status, body } = await save(address, changes)
  expect(status).toBe(409)
  expect(JSON.parse(body).reason).toContain('Nothing was changed.')
  expect(readFileSync(join(root, 'pages/data/fees.csv'), 'utf8')).toBe('title\nA\n')
  expect(readFileSync(join(root, 'pages/fees.yaml'), 'utf8')).toBe(FEES)
})

test('a file keeps its permissions', async () => {
  const { address, root } = await openFees()
  chmodSync(join(root, 'pages/fees.yaml'), 0o600)
  await save(address, [await wanted(address, 'pages/fees.yaml', 'title: Mine\n')])
  expect(statSync(join(root, 'pages/fees.yaml')).mode & 0o777).toBe(0o600)
})

test('a text as large as the engine reads is saved, a larger one is not', async () => {
  const { address } = await openFees()
  const ofSize = (size: number) => wanted(address, 'pages/fees.yaml', '#'.repeat(size))
  expect((await save(address, [await ofSize(LARGEST_FILE + 1)])).status).toBe(409)
  expect((await save(address, [await ofSize(LARGEST_FILE)])).status).toBe(200)
})
