/** One way to keep things between commands: only what is whole, and for the same fingerprint, comes back. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openKnownFiles } from '../../../src/build/store/known-files.ts'
import { type Kind, openStore } from '../../../src/build/store/store.ts'
import { DAY, deleteUnused, markUsed } from '../../../src/build/store/unused.mjs'
import { DAMAGES, damage } from '../../support/damage.ts'
import { emptyFolder } from '../../support/folder.ts'

const WORDS: Kind<readonly string[]> = {
  name: 'words.json',
  version: 1,
  fits: (value): value is readonly string[] => Array.isArray(value),
}
const BYTES = Buffer.from('bytes of a picture')

test('what is kept comes back for its fingerprint, version and shape only', () => {
  const store = openStore(emptyFolder())
  store.write(WORDS, 'a site', ['one', 'two'])
  expect(store.read(WORDS, 'a site')).toEqual(['one', 'two'])
  expect(store.read(WORDS, 'another')).toBeUndefined()
  expect(store.read({ ...WORDS, version: 2 }, 'a site')).toBeUndefined()
  expect(store.read({ ...WORDS, fits: (_): _ is readonly string[] => false }, 'a site')).toBeUndefined()
})

test.each(Object.keys(DAMAGES))('a damaged file is as good as none: %s', (way) => {
  const folder = emptyFolder()
  const store = openStore(folder)
  store.writeBytes('picture', 'a site', BYTES)
  expect(store.readBytes('picture', 'a site')).toEqual(BYTES)
  damage(join(folder, 'picture'), way)
  expect(store.readBytes('picture', 'a site')).toBeUndefined()
})

test('any single bit that is another is noticed', () => {
  const folder = emptyFolder()
  const store = openStore(folder)
  store.writeBytes('picture', '', BYTES)
  const whole = readFileSync(join(folder, 'picture'))
  for (let bit = 0; bit < whole.length * 8; bit++) {
    const damaged = Buffer.from(whole)
    damaged[bit >> 3] = (whole[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    writeFileSync(join(folder, 'picture'), damaged)
    expect(store.readBytes('picture', ''), `bit ${bit}`).toBeUndefined()
  }
})

test('a file in the place of another one is as good as none', () => {
  const folder = emptyFolder()
  const store = openStore(folder)
  store.writeBytes('one', '', BYTES)
  cpSync(join(folder, 'one'), join(folder, 'other'))
  expect(store.readBytes('other', '')).toBeUndefined()
})

test('a folder that cannot be written keeps nothing, and nothing half written stays', () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'one'))
  writeFileSync(join(folder, 'file'), '')
  for (const store of [openStore(folder), openStore(join(folder, 'file'))]) {
    store.writeBytes('one', '', BYTES)
    expect(store.readBytes('one', '')).toBeUndefined()
  }
  expect(readdirSync(folder).sort()).toEqual(['file', 'one'])
})

test('a file is asked about again only when it may have changed', () => {
  const folder = emptyFolder()
  const path = join(folder, 'file')
  const long = new Date(Date.now() - DAY)
  const files = () => openKnownFiles(openStore(join(folder, 'kept')))
  writeFileSync(path, 'words')
  utimesSync(path, long, long)
  const asked = (found: string | undefined) => {
    const known = files()
    const said = known.of(path, () => found)
    known.save()
    return said
  }
  // Just changed: the times that the system keeps would not tell of a second change.
  expect([asked('one'), asked('two')]).toEqual(['one', 'two'])
  expect(asked(undefined)).toBeUndefined()
})

test('a folder that is marked as used stays, one that nobody has used for two months goes', () => {
  const folder = emptyFolder()
  for (const name of ['used', 'unused', 'young']) {
    mkdirSync(join(folder, name))
    const then = new Date(Date.now() - (name === 'young' ? 59 : 61) * DAY)
    utimesSync(join(folder, name), then, then)
  }
  markUsed(join(folder, 'used'))
  deleteUnused(folder)
  expect(readdirSync(folder).sort()).toEqual(['used', 'young'])
  deleteUnused(join(folder, 'gone'))
  expect(existsSync(join(folder, 'gone'))).toBe(false)
})
