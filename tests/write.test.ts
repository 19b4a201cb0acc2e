/** The build takes care of what it finds in its folder. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readManifest, refusalOf, write } from '../src/engine/write.ts'
import { emptyFolder, filesBelow, writeFiles } from './support/folder.ts'

const HOST = {
  base: '/school',
  redirects: { '/old': '/new' },
  headers: { 'X-Content-Type-Options': 'nosniff' },
}
const MANIFEST = '.ukurasa-build'

/** A site's folder and the folder it is built into. */
function folders() {
  const root = emptyFolder()
  writeFiles(root, { 'site.yaml': 'url: x\n', 'pages/index.yaml': 'title: x\n' })
  return { root, out: join(root, 'dist') }
}

const withoutManifest = (out: string) =>
  Object.fromEntries(Object.entries(filesBelow(out)).filter(([path]) => path !== MANIFEST))

test('a folder of its own is taken: a new one, an empty one, one that a build wrote', () => {
  const { root, out } = folders()
  expect(refusalOf(out, root)).toBeUndefined()
  mkdirSync(out)
  expect(refusalOf(out, root)).toBeUndefined()
  write(out, [{ path: 'index.html', content: 'one' }], HOST)
  expect(refusalOf(out, root)).toBeUndefined()
})

test('what others wrote is not touched', () => {
  const { root, out } = folders()
  writeFiles(out, { 'thesis.doc': 'years of work' })
  expect(refusalOf(out, root)).toMatch(/holds files that no build wrote/)
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

test('a name that begins like a folder of the sources is another folder', () => {
  const { root } = folders()
  expect(refusalOf(join(root, 'pages-dist'), root)).toBeUndefined()
  expect(refusalOf(`${root}-dist`, root)).toBeUndefined()
})

test('equal files stay as they are', () => {
  const { out } = folders()
  const files = [
    { path: 'index.html', content: 'one' },
    { path: 'a/b.html', content: new Uint8Array([0, 255]) },
  ]
  expect(write(out, files, HOST)).toBe(2)
  const before = statSync(join(out, 'index.html'))
  expect(write(out, [...files, { path: 'new.html', content: 'new' }], HOST)).toBe(1)
  expect(statSync(join(out, 'index.html')).mtimeMs).toBe(before.mtimeMs)
  expect(write(out, [{ path: 'index.html', content: 'two' }], HOST)).toBe(1)
})

test('what an earlier build wrote goes, what somebody put there stays', () => {
  const { out } = folders()
  write(
    out,
    [
      { path: 'index.html', content: 'one' },
      { path: 'old.html', content: 'old' },
    ],
    HOST,
  )
  writeFiles(out, { CNAME: 'example.org' })
  write(out, [{ path: 'index.html', content: 'one' }], HOST)
  expect(withoutManifest(out)).toEqual({ CNAME: 'example.org', 'index.html': 'one' })
})

test('a list that names files elsewhere deletes none of them', () => {
  const { root, out } = folders()
  writeFiles(out, { [MANIFEST]: JSON.stringify({ ...HOST, files: ['../site.yaml', '/etc/hostname'] }) })
  write(out, [{ path: 'index.html', content: 'one' }], HOST)
  expect(filesBelow(root)['site.yaml']).toBe('url: x\n')
})

test('the list says what a host must know; without a sound one there is no site', () => {
  const { out } = folders()
  expect(readManifest(out)).toBeUndefined()
  write(
    out,
    [
      { path: 'b.html', content: '' },
      { path: 'a.html', content: '' },
    ],
    HOST,
  )
  expect(readManifest(out)).toEqual({ ...HOST, files: ['a.html', 'b.html'] })
  writeFiles(out, { [MANIFEST]: 'not JSON' })
  expect(readManifest(out)).toBeUndefined()
})
