/** What a build leaves in its folder and around it. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { filesIn } from '../../src/build/files/site-files.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import { call } from '../support/call.ts'
import { filesBelow, writeFiles } from '../support/folder.ts'
import { pageOf, siteFolder } from '../support/pages.ts'
import { SHARED_FILES } from '../support/preview.ts'
import { NOW } from '../support/site.ts'

vi.mock('../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const PAGE = pageOf('type: ctaButton\ntitle: Home\nhref: /')
const build = (root: string, ...more: readonly string[]) =>
  call('build', '--root', root, '--today', '2025-10-01', ...more)

test('a site with errors leaves nothing, and what was published stays', async () => {
  const root = siteFolder({})
  const before = readdirSync(root)
  writeFiles(root, { 'pages/bad.yaml': 'title: x\n' })
  expect((await build(root)).code).toBe(1)
  expect(readdirSync(root)).toEqual(before)
  rmSync(join(root, 'pages/bad.yaml'))
  expect(await build(root)).toMatchObject({ code: 0 })
  const home = readFileSync(join(root, 'dist/index.html'), 'utf8')
  writeFiles(root, { 'pages/bad.yaml': 'title: x\n' })
  expect((await build(root)).code).toBe(1)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe(home)
})

test('a page that is deleted is gone', async () => {
  const root = siteFolder({ 'pages/choir.yaml': PAGE })
  await build(root)
  expect(readdirSync(join(root, 'dist'))).toContain('choir.html')
  rmSync(join(root, 'pages/choir.yaml'))
  await build(root)
  expect(readdirSync(join(root, 'dist'))).not.toContain('choir.html')
  expect(readdirSync(join(root, 'dist'))).toContain('index.html')
})

test('the last line names settings that a server must read again, if they changed', async () => {
  const root = siteFolder({})
  const lastLine = async () => (await build(root)).output.trimEnd().split('\n').at(-1)
  expect(await lastLine()).toMatch(/ written$/)
  expect(await lastLine()).toMatch(/ 0 written$/)
  writeFiles(root, { 'pages/choir.yaml': PAGE })
  expect(await lastLine()).toMatch(
    /^nginx\.conf and Caddyfile changed\. .* `nginx -s reload` or `caddy reload` now\. .* no styles\.$/,
  )
  writeFiles(root, { 'pages/choir.yaml': PAGE, 'public/nginx.conf': 'mine' })
  expect(await lastLine()).toMatch(
    /^nginx\.conf changed\. If your server reads it, run `nginx -s reload` now\./,
  )
})

test('--plain leaves a folder of files and nothing beside it', async () => {
  const root = siteFolder({})
  const before = readdirSync(root)
  expect(await build(root, '--plain')).toMatchObject({ code: 0 })
  expect(lstatSync(join(root, 'dist')).isDirectory()).toBe(true)
  expect(readdirSync(root).sort()).toEqual([...before, 'dist'].sort())
})

test('a file that somebody put where the site has one is not overwritten', async () => {
  const root = siteFolder({})
  await build(root)
  writeFiles(root, { 'dist/choir.html': 'mine', 'pages/choir.yaml': PAGE })
  const { code, output } = await build(root)
  expect(code).toBe(2)
  expect(output).toContain('Somebody put choir.html there')
  expect(readFileSync(join(root, 'dist/choir.html'), 'utf8')).toBe('mine')
})

test('a folder of pages that cannot be read is no reason to leave them out', () => {
  const root = siteFolder({ 'pages/talents/choir.yaml': PAGE })
  const files = { ...filesIn(root), closed: [{ path: 'talents/', code: 'EIO' }] }
  const { site, diagnostics } = readSite(files, { now: NOW })
  expect(site).toBeUndefined()
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'file-unreadable',
      span: expect.objectContaining({ file: 'pages/talents' }),
    }),
  )
})

/** Everything that a build writes, besides the lock. */
const WRITTEN = [
  'dist/fees.html',
  'dist/.ukurasa-build',
  '.dist-releases/1.state',
  '.dist-releases/2.making',
  '.dist-releases/next',
]

test.for(WRITTEN)('an empty folder in the place of %s goes', async (path) => {
  const root = siteFolder({})
  const more = { 'pages/one.yaml': PAGE, 'pages/two.yaml': PAGE }
  await build(root)
  const whole = filesBelow(join(root, 'dist'))
  rmSync(join(root, path), { force: true })
  mkdirSync(join(root, path))
  // Both releases are brought up to date.
  for (let times = 0; times < 2; times++) {
    writeFiles(root, more)
    expect(await build(root)).toMatchObject({ code: 0 })
    for (const name of Object.keys(more)) rmSync(join(root, name))
    expect(await build(root)).toMatchObject({ code: 0 })
    expect(filesBelow(join(root, 'dist'))).toEqual(whole)
  }
})

test('a folder with something in it stays, and the message names it', async () => {
  const root = siteFolder({})
  await build(root)
  rmSync(join(root, 'dist/fees.html'))
  mkdirSync(join(root, 'dist/fees.html/below'), { recursive: true })
  writeFiles(root, { 'pages/one.yaml': PAGE, 'pages/two.yaml': PAGE })
  expect(await build(root)).toMatchObject({ code: 0 })
  writeFiles(root, { 'pages/three.yaml': PAGE, 'pages/four.yaml': PAGE })
  const { code, output } = await build(root)
  expect(code).toBe(2)
  expect(output).toMatch(/fees\.html must be a file, but it is a folder\. Delete it\./)
})
