/** Folders that a build must not take. */
import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../src/build/publish/release/refusal.ts'
import { filesBelow, writeFiles } from '../../support/folder.ts'
import { folders, publish, published } from '../../support/published.ts'
import { run } from '../../support/run.ts'

test('accepts a new folder, an empty one, and one that a build wrote', () => {
  const { root, out } = folders()
  expect(refusalOf(out, root)).toBeUndefined()
  mkdirSync(out)
  expect(refusalOf(out, root)).toBeUndefined()
  for (const plain of [true, false]) {
    publish(out, { 'index.html': 'one' }, plain)
    expect(refusalOf(out, root)).toBeUndefined()
  }
})

test('what others wrote is not touched', () => {
  const { root, out } = folders()
  writeFiles(out, { 'thesis.doc': 'years of work' })
  expect(refusalOf(out, root)).toMatch(/contains files that no build wrote/)
  writeFileSync(join(root, 'file'), '')
  expect(refusalOf(join(root, 'file'), root)).toMatch(/is a file/)
})

test('the site itself, what is around it and its sources are refused', () => {
  const { root } = folders()
  for (const path of ['.', '..', 'pages', 'pages/images', 'public', '../..']) {
    expect(refusalOf(join(root, path), root), path).toMatch(/^--out: /)
  }
  expect(refusalOf('/', root)).toMatch(/^--out: /)
})

test('they are refused through links as well', () => {
  const { root } = folders()
  const links = join(folders().root, 'links')
  mkdirSync(links)
  const leads = { site: root, around: join(root, '..'), pages: join(root, 'pages'), gone: join(root, 'gone') }
  for (const [name, target] of Object.entries(leads)) symlinkSync(target, join(links, name))
  for (const path of [
    'site',
    'around',
    `around/${basename(root)}`,
    'pages',
    'pages/new',
    'site/public',
    'gone',
  ]) {
    expect(refusalOf(join(links, path), root), path).toMatch(/^--out: /)
    expect(refusalOf(realpathSync(root), join(links, 'site'))).toMatch(/contains the site itself/)
  }
})

test('a link of somebody else leads to the folder that is meant', () => {
  const { root } = folders()
  const www = folders().root
  mkdirSync(join(www, 'site'))
  symlinkSync(join(www, 'site'), join(root, 'dist'))
  expect(refusalOf(join(root, 'dist'), root)).toBeUndefined()
  publish(join(root, 'dist'), { 'index.html': 'one' })
  expect(published(join(www, 'site'))).toEqual({ 'index.html': 'one' })
  expect(refusalOf(join(root, 'dist'), root)).toBeUndefined()
  publish(join(root, 'dist'), { 'index.html': 'two' })
  expect(published(join(root, 'dist'))).toEqual({ 'index.html': 'two' })
})

test('a folder of another build is refused', () => {
  const { root, out, releasesFolder } = folders()
  publish(out, { 'index.html': 'one' })
  for (const path of [
    releasesFolder,
    join(releasesFolder, '1'),
    join(releasesFolder, '2'),
    join(out, 'part'),
  ])
    expect(refusalOf(path, root), path).toMatch(/^--out: /)
  expect(filesBelow(out)['index.html']).toBe('one')
})

test('a file where the releases belong is told of', () => {
  const { root, out, releasesFolder } = folders()
  const expected = `--out: ${out} needs the folder ${releasesFolder}, but that is a file. Delete it.`
  writeFileSync(releasesFolder, '')
  expect(refusalOf(out, root)).toBe(expected)
  rmSync(releasesFolder)
  publish(out, { 'index.html': 'one' })
  rmSync(releasesFolder, { recursive: true })
  writeFileSync(releasesFolder, '')
  expect(refusalOf(out, root)).toBe(expected)
})

test('a name that begins like a folder of the sources is another folder', () => {
  const { root } = folders()
  expect(refusalOf(join(root, 'pages-dist'), root)).toBeUndefined()
  expect(refusalOf(`${root}-dist`, root)).toBeUndefined()
})

test.runIf(process.platform === 'linux')('a folder that cannot be made is told at once', async () => {
  const { code, output } = await run(['build', '--root', 'tests/sites/base', '--out', '/proc/x'])
  expect(code).toBe(2)
  expect(output).toContain('/proc/x cannot be written (ENOENT: /proc/.x-releases).\n')
})
