/** What a browser loads for the Studio on a site before the page is seen, and before it can be changed. */
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { studioDocument } from '../../src/hosted/document.ts'
import { studioScripts } from '../../src/hosted/scripts.ts'
import { studioStyle } from '../../src/preview/server/studio/style.ts'
import { BUDGETS } from '../size/budgets.mjs'

/** Rule 8 of Studio. Core and React are in it; what only a proposal needs is not. */
const [SEEN, CHANGEABLE] = [40_000, 266_000]

const packed = (text: string) => brotliCompressSync(text).length

test('a page is seen after 40 kB, and can be changed after 266 kB of script', async () => {
  const { files, entry, open, worker } = await studioScripts()
  const document = studioDocument({
    path: '/studio',
    policy: 'x'.repeat(500),
    base: '',
    lang: 'en',
    name: 'A school',
    style: '/assets/studio.css',
    open: '/assets/studio-open.js',
    entry: `/${entry}`,
  })
  const first = [document, studioStyle, open].map(packed).reduce((sum, size) => sum + size)
  // The page itself comes with its styles, its font and its scripts.
  expect(first + BUDGETS.load).toBeLessThan(SEEN)
  const code = files[entry] ?? ''
  expect(packed(code)).toBeGreaterThan(100_000)
  expect(packed(code)).toBeLessThan(CHANGEABLE)
  expect([...code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\//g)]).toEqual([])
  expect(packed(worker)).toBeLessThan(1000)
})
