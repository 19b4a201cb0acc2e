/** Whoever reads a published site sees the one from before or the new one; nothing of other people's is ever deleted. */
import { lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MANIFEST, readManifest } from '../../../src/build/publish/release/manifest.ts'
import { outputFolderAt } from '../../../src/build/publish/release/output-folder.ts'
import { recover } from '../../../src/build/publish/release/recover.ts'
import { write } from '../../../src/build/publish/release/write.ts'
import { type Files, filesBelow, writeFiles } from '../../support/folder.ts'
import { folders, HOST, publish, published } from '../../support/published.ts'

const identity = (path: string) => statSync(path).ino

/** What stands in the folder beside, without what is only kept to be quick. */
const besideNames = (folder: string) => readdirSync(folder).filter((name) => !name.endsWith('.state'))

/** As versions before wrote it: a folder, nothing beside it. */
function earlier(out: string, files: Readonly<Record<string, string>>) {
  writeFiles(out, {
    ...files,
    [MANIFEST]: JSON.stringify({ ...HOST, files: Object.keys(files).sort() }),
  })
}

test('a release takes the place of the one before in one step, and whoever reads that one can go on', () => {
  const { out, releasesFolder } = folders()
  const [one, two, three] = ['one', 'two', 'three'].map((text) => ({ 'index.html': text, 'a.html': text }))
  publish(out, { ...one, 'old.html': 'old' })
  const before = realpathSync(out)
  publish(out, two ?? {})
  expect(published(before)).toEqual({ ...one, 'old.html': 'old' })
  expect(published(out)).toEqual(two)
  publish(out, three ?? {})
  expect(published(out)).toEqual(three)
  expect(realpathSync(out)).toBe(before)
  expect(besideNames(releasesFolder)).toEqual(['1', '2'])
})

test('only what is new is written, and what is gone is gone', () => {
  const { out } = folders()
  expect(publish(out, { 'index.html': 'one', 'a/b.html': new Uint8Array([0, 255]) })).toBe(2)
  const before = identity(join(out, 'a/b.html'))
  expect(publish(out, { 'index.html': 'two', 'a/b.html': new Uint8Array([0, 255]) })).toBe(1)
  expect(publish(out, { 'index.html': 'two', 'a/b.html': new Uint8Array([0, 255]) })).toBe(0)
  expect(identity(join(out, 'a/b.html'))).toBe(before)
  publish(out, { 'index.html': 'two', 'new/c.html': 'new' })
  expect(readdirSync(out).sort()).toEqual([MANIFEST, 'index.html', 'new'])
})

test('a folder that is gone from the release that nobody reads is made again', () => {
  const { out } = folders()
  const texts = ['one', 'two', 'three'].map((text) => ({ 'index.html': text, 'a/b.html': text }))
  publish(out, texts[0] ?? {})
  const idle = realpathSync(out)
  publish(out, texts[1] ?? {})
  rmSync(join(idle, 'a'), { recursive: true })
  publish(out, texts[2] ?? {})
  expect(published(out)).toEqual(texts[2])
})

test('what has the key of the build before is not made', () => {
  const { out } = folders()
  const site = (key: string, content: () => string) => [{ path: 'index.html', key, content }]
  const fail = () => expect.unreachable('It was made')
  write(
    outputFolderAt(out),
    site('1', () => 'one'),
    HOST,
  )
  for (let round = 0; round < 3; round++) expect(write(outputFolderAt(out), site('1', fail), HOST)).toBe(0)
  expect(
    write(
      outputFolderAt(out),
      site('2', () => 'two'),
      HOST,
    ),
  ).toBe(1)
  expect(write(outputFolderAt(out), site('2', fail), HOST)).toBe(0)
  expect(published(out)).toEqual({ 'index.html': 'two' })
})

test('what somebody changed or deleted in the site is made whole', () => {
  const { out } = folders()
  const site = { 'index.html': 'one', 'fees.html': 'fees' }
  publish(out, site)
  publish(out, site)
  writeFileSync(join(out, 'index.html'), 'spoilt')
  rmSync(join(out, 'fees.html'))
  publish(out, site)
  expect(published(out)).toEqual(site)
  publish(out, site)
  expect(published(out)).toEqual(site)
})

test('a file becomes a folder, a folder becomes a file, another letter case is another name', () => {
  const { out } = folders()
  const sites: readonly Files[] = [{ a: 'a' }, { 'a/b': 'b' }, { A: 'a' }, { a: 'c' }]
  for (const files of sites) {
    publish(out, files)
    publish(out, files)
    expect(published(out)).toEqual(files)
  }
})

describe('what somebody put into the site', () => {
  test('is taken along, as it is now', () => {
    const { out } = folders()
    publish(out, { 'index.html': 'one' })
    writeFiles(out, { CNAME: 'example.org', 'notes/a.txt': 'a' })
    for (const text of ['two', 'three', 'four']) {
      publish(out, { 'index.html': text })
      expect(published(out)).toEqual({ CNAME: 'example.org', 'index.html': text, 'notes/a.txt': 'a' })
    }
    writeFileSync(join(out, 'CNAME'), 'example.com')
    rmSync(join(out, 'notes'), { recursive: true })
    for (const text of ['five', 'six']) {
      publish(out, { 'index.html': text })
      expect(published(out)).toEqual({ CNAME: 'example.com', 'index.html': text })
    }
  })

  test('is never overwritten', () => {
    const { out } = folders()
    publish(out, { 'index.html': 'one' })
    writeFiles(out, { 'fees.html': 'years of work' })
    expect(() => publish(out, { 'index.html': 'two', 'fees.html': 'fees' })).toThrow('fees.html')
    expect(published(out)).toEqual({ 'fees.html': 'years of work', 'index.html': 'one' })
  })

  test.each([
    ['a file where the site has a folder', { fees: 'mine' }, { 'fees/boys.html': 'fees' }],
    ['a folder where the site has a file', { 'fees.html/mine': 'mine' }, { 'fees.html': 'fees' }],
  ])('is told of: %s', (_, mine, site) => {
    const { out } = folders()
    publish(out, { 'index.html': 'one' })
    writeFiles(out, mine)
    const [name = ''] = Object.keys(mine)
    expect(() => publish(out, { 'index.html': 'two', ...site })).toThrow(`Somebody put ${name} there`)
    expect(published(out)).toEqual({ ...mine, 'index.html': 'one' })
    rmSync(join(out, name.split('/')[0] ?? ''), { recursive: true })
    publish(out, { 'index.html': 'two', ...site })
    expect(published(out)).toEqual({ 'index.html': 'two', ...site })
  })
})

test('a list that names files elsewhere deletes none of them', () => {
  const { root, out } = folders()
  writeFiles(out, { [MANIFEST]: JSON.stringify({ ...HOST, files: ['../site.yaml', '/etc/hostname'] }) })
  publish(out, { 'index.html': 'one' })
  expect(filesBelow(root)['site.yaml']).toBe('url: x\n')
})

describe('a folder of an earlier version', () => {
  test.for([false, true])('is taken over with all that is in it (plain: %s)', (plain) => {
    const { out, root } = folders()
    earlier(out, { 'index.html': 'one', 'old.html': 'old' })
    writeFiles(out, { CNAME: 'example.org' })
    expect(publish(out, { 'index.html': 'one', 'new.html': 'new' }, plain)).toBe(1)
    const site = { CNAME: 'example.org', 'index.html': 'one', 'new.html': 'new' }
    expect(published(out)).toEqual(site)
    expect(lstatSync(out).isSymbolicLink()).toBe(!plain)
    const files = Object.keys(filesBelow(root)).filter((path) => !path.endsWith('.state'))
    expect(files.filter((path) => path.endsWith('CNAME'))).toHaveLength(1)
    expect(files.filter((path) => path.endsWith('old.html'))).toEqual([])
  })

  test('of which the swap was broken off between its two steps is there again', () => {
    const { out, releasesFolder } = folders()
    earlier(join(releasesFolder, 'aside'), { 'index.html': 'one' })
    recover(outputFolderAt(out), 1)
    expect(published(out)).toEqual({ 'index.html': 'one' })
  })
})

describe('plain', () => {
  test('is a folder of files, with nothing beside it', () => {
    const { out, releasesFolder, root } = folders()
    for (const text of ['one', 'two', 'three']) {
      publish(out, { 'index.html': text, 'same.html': 'same' }, true)
      expect(lstatSync(out).isDirectory()).toBe(true)
      expect(published(out)).toEqual({ 'index.html': text, 'same.html': 'same' })
      expect(readdirSync(releasesFolder)).toEqual([])
    }
    expect(readdirSync(root)).toContain('dist')
  })

  test('takes the place of a link, and a link of it', () => {
    const { out, releasesFolder } = folders()
    publish(out, { 'index.html': 'one' })
    publish(out, { 'index.html': 'two' })
    publish(out, { 'index.html': 'three' }, true)
    expect(published(out)).toEqual({ 'index.html': 'three' })
    expect(lstatSync(out).isDirectory()).toBe(true)
    expect(readdirSync(releasesFolder)).toEqual([])
    publish(out, { 'index.html': 'four' })
    expect(published(out)).toEqual({ 'index.html': 'four' })
    expect(lstatSync(out).isSymbolicLink()).toBe(true)
  })
})

describe('after a build that did not come to its end', () => {
  test('what it left is deleted, what others put beside stays', () => {
    const { out, releasesFolder } = folders()
    publish(out, { 'index.html': 'one' })
    writeFiles(releasesFolder, {
      'notes.txt': 'mine',
      '2/index.html': 'half',
      [`2/${MANIFEST}`]: JSON.stringify({ ...HOST, files: ['index.html', 'fees.html'] }),
      '3/thesis.doc': 'years of work',
      '2.state.17-0b1e5c9f': 'ha',
      '1.making': 'ha',
    })
    recover(outputFolderAt(out), 1)
    expect(besideNames(releasesFolder)).toEqual(['1', '3', 'notes.txt'])
    publish(out, { 'index.html': 'two' })
    expect(published(out)).toEqual({ 'index.html': 'two' })
    expect(filesBelow(join(releasesFolder, '3'))).toEqual({ 'thesis.doc': 'years of work' })
  })

  test('a release that was ready but not published is brought up to date', () => {
    const { out, releasesFolder } = folders()
    publish(out, { 'index.html': 'one' })
    publish(out, { 'index.html': 'two', 'a.html': 'a' })
    rmSync(out)
    publish(out, { 'index.html': 'three' })
    expect(published(out)).toEqual({ 'index.html': 'three' })
    expect(besideNames(releasesFolder)).toEqual(['1', '2'])
  })
})

test('the list says what a host must know; without a sound one there is no site', () => {
  const { out } = folders()
  expect(readManifest(out)).toBeUndefined()
  publish(out, { 'b.html': '', 'a.html': '' })
  expect(readManifest(out)).toEqual({ ...HOST, files: ['a.html', 'b.html'] })
  writeFiles(out, { [MANIFEST]: 'not JSON' })
  expect(readManifest(out)).toBeUndefined()
})

test('the same site is the same to the byte, whatever stood there before', () => {
  const [one, other] = [folders(), folders()]
  publish(one.out, { 'index.html': 'old', 'gone.html': 'x' })
  mkdirSync(other.out)
  for (const { out } of [one, other]) publish(out, { 'index.html': 'new' })
  expect(filesBelow(one.out)).toEqual(filesBelow(other.out))
})
