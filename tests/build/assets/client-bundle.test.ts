/** What browsers load for an island. */
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { clientBundle } from '../../../src/build/assets/client-bundle.ts'

test('an island is one script, which imports the entry only; the entry has nothing to load others ahead', async () => {
  const { files, entry } = await clientBundle(true)
  const scripts = files.filter(({ path }) => path.endsWith('.js'))
  const imported = scripts.flatMap(({ content }) =>
    [...String(content).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, name]) => name),
  )
  expect(new Set(imported)).toEqual(new Set([basename(entry)]))
  expect(scripts.filter(({ content }) => String(content).includes('vite:preload'))).toEqual([])
})
