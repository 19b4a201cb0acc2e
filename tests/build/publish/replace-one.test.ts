/** A change of one file is published without a second release; whatever else is not as it was needs one. */
import {
  closeSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PlannedFile } from '../../../src/build/files/planned-file.ts'
import { readManifest } from '../../../src/build/publish/release/manifest.ts'
import { outputFolderAt } from '../../../src/build/publish/release/output-folder.ts'
import { write } from '../../../src/build/publish/release/write.ts'
import { emptyFolder, type Files, filesBelow, writeFiles } from '../../support/folder.ts'
import { folders, HOST, publish, published } from '../../support/published.ts'

const SITE = { 'index.html': 'one', 'a/b.html': 'b', 'c.html': 'c' }

/** A site that was built once. `isInPlace` says whether that release is published still, and the only one. */
function built(site: Files = SITE) {
  const { out, releasesFolder } = folders()
  publish(out, site)
  const first = realpathSync(out)
  return { out, releasesFolder, isInPlace: () => realpathSync(out) === first }
}

test('a file takes the place of another one, in the release that is published', () => {
  const { out, isInPlace } = built()
  const reader = openSync(join(out, 'a/b.html'), 'r')
  const other = statSync(join(out, 'c.html')).ino
  for (const text of ['other', 'b', 'yet another']) {
    expect(publish(out, { ...SITE, 'a/b.html': text })).toBe(1)
    expect(published(out)).toEqual({ ...SITE, 'a/b.html': text })
    expect(publish(out, { ...SITE, 'a/b.html': text })).toBe(0)
  }
  expect(isInPlace()).toBe(true)
  // Not written over: whoever reads the old one reads it to its end.
  expect(readFileSync(reader, 'utf8')).toBe('b')
  closeSync(reader)
  expect(statSync(join(out, 'c.html')).ino).toBe(other)
})

test('all that is published is that of a site that was never built before', () => {
  const [one, other] = [built(), folders()]
  const site = { ...SITE, 'c.html': 'new' }
  publish(one.out, site)
  publish(other.out, site)
  expect(one.isInPlace()).toBe(true)
  expect(filesBelow(one.out)).toEqual(filesBelow(other.out))
})

test.each<readonly [string, Files]>([
  ['two files', { ...SITE, 'c.html': 'new', 'index.html': 'new' }],
  ['a further file', { ...SITE, 'd.html': 'd' }],
  ['a file less', { 'index.html': 'one', 'c.html': 'c' }],
  ['another name', { 'index.html': 'one', 'a/b.html': 'b', 'd.html': 'c' }],
])('%s: the other release takes the place of this one', (_, site) => {
  const { out, isInPlace } = built()
  publish(out, site)
  expect(isInPlace()).toBe(false)
  expect(published(out)).toEqual(site)
  // Of the two the one that has not seen some edits takes its turn again.
  for (const text of ['two', 'three']) publish(out, { ...site, 'index.html': text })
  expect(published(out)).toEqual({ ...site, 'index.html': 'three' })
  publish(out, SITE)
  expect(published(out)).toEqual(SITE)
})

test('another header needs the list of the site changed as well', () => {
  const { out, isInPlace } = built()
  const files: readonly PlannedFile[] = Object.entries(SITE).map(([path, content]) => ({ path, content }))
  write(outputFolderAt(out), files, { ...HOST, headers: {} })
  expect(isInPlace()).toBe(false)
})

test.each<readonly [string, (out: string) => void]>([
  ['changed', (out) => writeFileSync(join(out, 'c.html'), 'mine')],
  ['deleted', (out) => rmSync(join(out, 'c.html'))],
  ['put a file there', (out) => writeFiles(out, { CNAME: 'example.org' })],
])('what somebody has %s is in the release that stays behind as it is', (_, meddle) => {
  const { out, isInPlace } = built()
  const first = realpathSync(out)
  meddle(out)
  const theirs = filesBelow(first)['c.html']
  publish(out, { ...SITE, 'a/b.html': 'new' })
  expect(isInPlace()).toBe(false)
  const { CNAME: _cname, ...site } = published(out)
  expect(site).toEqual({ ...SITE, 'a/b.html': 'new' })
  expect(filesBelow(first)['c.html']).toBe(theirs)
})

test('the very file that somebody changed is not replaced', () => {
  const { out } = built()
  const first = realpathSync(out)
  writeFileSync(join(out, 'c.html'), 'mine')
  publish(out, { ...SITE, 'c.html': 'new' })
  expect(published(out)).toEqual({ ...SITE, 'c.html': 'new' })
  expect(filesBelow(first)['c.html']).toBe('mine')
})

test('what somebody put there, was taken along and is deleted does not come back', () => {
  const { out } = built()
  writeFiles(out, { 'notes/a.txt': 'a' })
  const two = { ...SITE, 'index.html': 'two', 'c.html': 'two' }
  publish(out, two)
  expect(published(out)).toEqual({ ...two, 'notes/a.txt': 'a' })
  rmSync(join(out, 'notes'), { recursive: true })
  publish(out, SITE)
  expect(published(out)).toEqual(SITE)
})

test('a build that ended between the file and its record leaves nothing wrong', () => {
  const { out } = built()
  const first = realpathSync(out)
  // As the system leaves it where the process was killed behind the first step.
  rmSync(join(first, 'c.html'))
  writeFileSync(join(first, 'c.html'), 'new')
  writeFileSync(`${first}.making`, 'half')
  for (let round = 0; round < 2; round++) publish(out, { ...SITE, 'c.html': 'new' })
  expect(published(out)).toEqual({ ...SITE, 'c.html': 'new' })
})

test('nothing is written through a link that somebody put there', () => {
  const { out } = built()
  const elsewhere = join(emptyFolder(), 'elsewhere')
  renameSync(join(out, 'a'), elsewhere)
  symlinkSync(elsewhere, join(out, 'a'))
  expect(() => publish(out, { ...SITE, 'a/b.html': 'new' })).toThrow('Somebody put a there')
  expect(filesBelow(elsewhere)).toEqual({ 'b.html': 'b' })
  const thesis = join(elsewhere, 'thesis')
  writeFileSync(thesis, 'years of work')
  rmSync(join(out, 'a'))
  symlinkSync(thesis, `${realpathSync(out)}.making`)
  for (const text of ['two', 'three']) publish(out, { ...SITE, 'c.html': text })
  expect(published(out)).toEqual({ ...SITE, 'c.html': 'three' })
  expect(readFileSync(thesis, 'utf8')).toBe('years of work')
})

test('what was taken along is known before the other release is published', () => {
  const { out } = built()
  const first = realpathSync(out)
  writeFiles(out, { CNAME: 'example.org' })
  publish(out, { ...SITE, 'index.html': 'two', 'c.html': 'two' })
  expect(readManifest(first)?.others).toEqual(['CNAME'])
})

/** Files with keys, and how many of them were made. */
function keyed(keys: Readonly<Record<string, string>>, texts: Files) {
  const made: string[] = []
  const files = Object.entries(texts).map(([path, text]) => {
    const content = () => {
      made.push(path)
      return text
    }
    return { path, key: keys[path] ?? '', content }
  })
  return { files, made }
}

test('files of other keys that hold the same are made once and stay', () => {
  const { out } = folders()
  const old = { 'index.html': 'k1', 'a/b.html': 'k2', 'c.html': 'k3' }
  write(outputFolderAt(out), keyed(old, SITE).files, HOST)
  const first = realpathSync(out)
  const { files, made } = keyed({ ...old, 'a/b.html': 'k4', 'c.html': 'k5' }, { ...SITE, 'c.html': 'new' })
  expect(write(outputFolderAt(out), files, HOST)).toBe(1)
  expect(made).toEqual(['a/b.html', 'c.html'])
  expect(write(outputFolderAt(out), files, HOST)).toBe(0)
  expect(made).toHaveLength(2)
  expect(realpathSync(out)).toBe(first)
  expect(published(out)).toEqual({ ...SITE, 'c.html': 'new' })
})

test('where many files have other keys none is made to see whether it is the same', () => {
  const { out } = folders()
  const texts = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}.html`, `${at}`]))
  const keys = (start: string) => Object.fromEntries(Object.keys(texts).map((path) => [path, start + path]))
  write(outputFolderAt(out), keyed(keys('a'), texts).files, HOST)
  const { files, made } = keyed(keys('b'), texts)
  expect(write(outputFolderAt(out), files, HOST)).toBe(0)
  expect(made).toHaveLength(40)
})
