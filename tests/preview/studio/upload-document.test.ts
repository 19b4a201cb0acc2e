/** New documents: only a PDF gets among the files that visitors load, and never over a file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { digestOf } from '../../../src/build/base/hash.ts'
import { UPLOAD } from '../../../src/preview/studio.ts'
import { prose } from '../../support/pages.ts'
import { openSite, SHARED_FILES } from '../../support/preview.ts'
import { post } from '../../support/studio.ts'

vi.mock('../../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const upload = (address: string, path: string, bytes: Buffer) =>
  post(address, UPLOAD, { path, bytes: bytes.toString('base64') })

test('a PDF is saved among the files of the site, and nothing else goes there', async () => {
  const { address, root } = await openSite({ 'pages/fees.yaml': prose('It costs 20.') })
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
  expect((await upload(address, 'public/fees-2026.pdf', pdf)).status).toBe(200)
  expect(readFileSync(join(root, 'public/fees-2026.pdf'))).toEqual(pdf)
  expect((await upload(address, 'public/fees-2026.pdf', pdf)).status).toBe(409)
  const page = Buffer.from('<script>alert(1)</script>')
  for (const [path, bytes] of [
    ['public/page.pdf', page],
    ['public/page.html', page],
    ['public/.htaccess', pdf],
    ['public/a/b.pdf', pdf],
    ['public/con.pdf', pdf],
    ['pages/images/fees.pdf', pdf],
  ] as const) {
    expect((await upload(address, path, bytes)).status, path).toBe(409)
    expect(existsSync(join(root, path)), path).toBe(false)
  }
})

test('a document that was taken back is deleted, unless somebody has changed it', async () => {
  const { address, root } = await openSite({ 'pages/fees.yaml': prose('It costs 20.') })
  const path = 'public/letter.pdf'
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
  const remove = () => post(address, UPLOAD, { path, bytes: null, replaces: digestOf(pdf) })
  await upload(address, path, pdf)
  writeFileSync(join(root, path), '%PDF-1.7 another')
  expect((await remove()).status).toBe(412)
  writeFileSync(join(root, path), pdf)
  expect((await remove()).status).toBe(200)
  expect(existsSync(join(root, path))).toBe(false)
  expect(JSON.parse((await remove()).body)).toEqual({ kind: 'gone' })
})
