/** Nobody but Studio's own page may look at a change or propose one, and no word of a request becomes a word for git. */
import { symlinkSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../../src/preview/local/listen.ts'
import { refusalOf } from '../../../src/preview/server/studio/key.ts'
import { KEY_HEADER, PROPOSE, REVIEW, TAKE_BACK } from '../../../src/preview/studio.ts'
import { ask, foreignQuestions } from '../../support/ask.ts'
import { emptyFolder, writeFiles } from '../../support/folder.ts'
import { prose } from '../../support/pages.ts'
import { previewOf, SHARED_FILES } from '../../support/preview.ts'
import { siteWithServer } from '../../support/proposals.ts'
import { post } from '../../support/studio.ts'

vi.mock('../../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const FEES = prose('It costs 20.')

async function open() {
  const site = siteWithServer({ 'pages/fees.yaml': FEES })
  site.write({ 'pages/fees.yaml': FEES.replace('20', '30') })
  const preview = previewOf(site.root)
  const address = await listen(preview.server, 0)
  onTestFinished(preview.close)
  const branches = () => site.git('branch', '--format=%(refname:short)')
  const id = site.git('hash-object', 'pages/fees.yaml')
  const wanted = { files: [{ path: 'pages/fees.yaml', id }], title: 'Evil' }
  return { ...site, address, branches, wanted }
}

test('what another site can send is refused before it is read', async () => {
  const { address, branches, wanted } = await open()
  for (const { name, headers } of foreignQuestions(new URL(address).port))
    for (const [path, body] of [
      [REVIEW, { leftOut: [] }],
      [PROPOSE, wanted],
      [TAKE_BACK, {}],
    ] as const)
      expect((await post(address, path, body, { headers: { ...headers } })).status, name).toBe(403)
  expect(branches()).toBe('main')
})

test.for([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
  ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ['plain text', { 'content-type': 'text/plain' }, 400],
  ['no origin', { origin: '' }, 403],
  ['no key', { [KEY_HEADER]: '' }, 403],
  ['a key of another start', { [KEY_HEADER]: 'x'.repeat(32) }, 403],
] as const)('a proposal with %s is refused', async ([, headers, status]) => {
  const { address, branches, wanted } = await open()
  expect((await post(address, PROPOSE, wanted, { headers })).status).toBe(status)
  expect((await post(address, REVIEW, { leftOut: [] }, { headers })).status).toBe(status)
  expect((await post(address, TAKE_BACK, {}, { headers })).status).toBe(status)
  expect(branches()).toBe('main')
})

test('neither is answered to another method, or with a query', async () => {
  const { address, branches } = await open()
  for (const path of [REVIEW, PROPOSE, TAKE_BACK])
    for (const method of ['PUT', 'DELETE', 'OPTIONS'])
      expect((await ask(address, { path, method })).status).toBe(405)
  expect((await post(address, `${PROPOSE}?title=x`, {})).status).toBe(400)
  expect(branches()).toBe('main')
})

test.for([
  ['nothing', {}],
  ['a branch', { files: [], title: '', branch: 'main' }],
  ['a file that is no text', { files: [{ path: ['x'], id: null }], title: '' }],
  ['a title that is none', { files: [], title: { toString: 'x' } }],
  ['too many files', { files: Array.from({ length: 1001 }, () => ({ path: 'x', id: null })), title: '' }],
] as const)('a proposal of %s is not understood', async ([, body]) => {
  const { address, branches } = await open()
  expect((await post(address, PROPOSE, body)).status).toBe(400)
  expect(branches()).toBe('main')
})

test.for([
  '../evil.yaml',
  '/etc/passwd',
  '--all',
  '.git/config',
  '.github/workflows/evil.yaml',
  'package.json',
  'src/code.ts',
  'pages/fees.yaml\0--all',
  ':(top)package.json',
  '*',
])('no proposal holds %j', async (path) => {
  const { address, branches, write } = await open()
  write({ 'package.json': '{}', 'src/code.ts': 'evil', '.github/workflows/evil.yaml': 'on: push\n' })
  const { body } = await post(address, PROPOSE, { files: [{ path, id: null }], title: 'Evil' })
  expect(JSON.parse(body)).toEqual({ kind: 'changed' })
  expect(branches()).toBe('main')
})

test('at an address that others can reach, nothing is looked at or proposed', () => {
  expect(refusalOf(new IncomingMessage(new Socket()))).toEqual({
    status: 403,
    says: 'Studio only reads here.',
  })
})

test('nothing behind a link is proposed', async () => {
  const { address, root } = await open()
  const elsewhere = emptyFolder()
  writeFiles(elsewhere, { 'passwd.yaml': 'secret words' })
  symlinkSync(join(elsewhere, 'passwd.yaml'), join(root, 'pages/passwd.yaml'))
  symlinkSync(elsewhere, join(root, 'pages/folder'))
  const { body } = await post(address, REVIEW, { leftOut: [] })
  expect(JSON.parse(body).files.map(({ path }: { path: string }) => path)).toEqual(['pages/fees.yaml'])
  expect(body).not.toContain('secret words')
})
