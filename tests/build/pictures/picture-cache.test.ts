/** What was made of pictures stays for two months after the last build that used it. */
import { existsSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestOf } from '../../../src/build/base/hash.ts'
import { UserError } from '../../../src/build/base/user-error.ts'
import { openCache } from '../../../src/build/pictures/cache.ts'
import type { Site } from '../../../src/core/site/site.ts'
import { emptyFolder } from '../../support/folder.ts'
import { pageOf } from '../../support/pages.ts'
import { gravel } from '../../support/photographs.ts'
import { prepare, siteWith } from '../../support/prepared.ts'

const BYTES = Buffer.from('bytes')
const DAY = 24 * 60 * 60 * 1000

/** A folder of entries that were used that many days ago. */
function folderWith(days: readonly number[]): string {
  const folder = emptyFolder()
  for (const age of days) {
    openCache(folder).write(`used-${age}`, 'picture', BYTES)
    const then = new Date(Date.now() - age * DAY)
    utimesSync(join(folder, `used-${age}`), then, then)
  }
  return folder
}

test('what nobody has used for two months goes once something new is written', () => {
  const folder = folderWith([59, 61])
  const cache = openCache(folder)
  cache.close()
  expect(existsSync(join(folder, 'used-61'))).toBe(true)
  cache.write('new', 'picture', BYTES)
  cache.close()
  expect(['used-59', 'used-61', 'new'].map((entry) => existsSync(join(folder, entry)))).toEqual([
    true,
    false,
    true,
  ])
})

test.each(['read', 'kept'] as const)('what is used stays: %s', (way) => {
  const folder = folderWith([61])
  const cache = openCache(folder)
  cache[way]('used-61', 'picture')
  cache.write('new', 'picture', BYTES)
  cache.close()
  expect(existsSync(join(folder, 'used-61'))).toBe(true)
})

test('what is kept is read when it is asked for; an empty file is nothing', () => {
  const folder = emptyFolder()
  const cache = openCache(folder)
  cache.write('one', 'picture', BYTES)
  cache.write('one', 'empty', Buffer.alloc(0))
  const kept = cache.kept('one', 'picture')
  expect([kept?.size, kept?.content().toString()]).toEqual([5, 'bytes'])
  expect([cache.kept('one', 'empty'), cache.kept('one', 'other'), cache.kept('two', 'picture')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  rmSync(folder, { recursive: true })
  expect(kept?.content).toThrow(UserError)
})

const HALL = 'images/hall.jpg'

/** Hashes of all files, by their paths. */
const filesOf = async (site: Site, cache?: string) =>
  (await prepare(site, cache)).files.map(({ path, content }) => [path, digestOf(content)])

test('the files of a photograph do not depend on where it was shown before', async () => {
  const cache = emptyFolder()
  const photograph = await gravel(1500, 150)
  const narrower = pageOf(`type: contentBlocks\nitems:\n  - image: ${HALL}\n    alt: A hall\n    text: Words`)
  await prepare(siteWith(HALL, photograph, { 'pages/page.yaml': narrower }), cache)
  const site = siteWith(HALL, photograph)
  expect(await filesOf(site, cache)).toEqual(await filesOf(site))
})
