/** What a browser loads before a page can be edited. The rest comes when it is needed. */
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeBundle, type PreviewBundle } from '../../../src/preview/server/preview-bundle.ts'

/** Rule 8 of Studio. Core and React included; the check comes afterwards. */
const EDITABLE = 261_000
const ENTRY = '/_ukurasa/studio.js'

/** A script and those that it imports before it runs. */
function atOnce(bundle: PreviewBundle, path: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(path)) return known
  known.add(path)
  for (const [, name] of (bundle[path] ?? '').matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g))
    atOnce(bundle, `/_ukurasa/${name}`, known)
  return known
}

test('a page can be edited after 261 kB of script', async () => {
  const bundle = await makeBundle()
  const first = [...atOnce(bundle, ENTRY)]
  const bytes = first.map((path) => brotliCompressSync(bundle[path] ?? '').length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(EDITABLE)
  const later = Object.keys(bundle).filter((path) => path.startsWith('/_ukurasa/studio-'))
  expect(later.filter((path) => !first.includes(path)).length).toBeGreaterThan(2)
})

/** Rule 8: what comes when the text of a file is opened. */
const TEXT_VIEW = 110_000

test('the text view takes 110 kB more', async () => {
  const bundle = await makeBundle()
  const first = atOnce(bundle, ENTRY)
  const more = [...atOnce(bundle, '/_ukurasa/studio-text-view.js')].filter((path) => !first.has(path))
  const bytes = more.map((path) => brotliCompressSync(bundle[path] ?? '').length)
  const sum = bytes.reduce((total, size) => total + size, 0)
  expect(sum).toBeGreaterThan(10_000)
  expect(sum).toBeLessThan(TEXT_VIEW)
})
