/** `ukurasa diff` reads versions from git, wherever in a repository the site is. */
import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { emptyFolder, filesBelow, writeFiles } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { pageOf } from '../support/pages.ts'
import { repository } from '../support/repository.ts'

const BASE = join(PROJECT, 'tests/sites/base')
const PAGE = 'pages/page.yaml'
const words = (text: string) => pageOf(`type: richText\ntext: ${text}`)

function siteIn(place: string) {
  const { folder, ...repo } = repository(place)
  const root = join(folder, place)
  cpSync(BASE, root, { recursive: true })
  return { root, folder, ...repo }
}

test.for(['.', 'sites/a school ü'])('a site in %s is compared with a commit', async (place) => {
  const { root, commit } = siteIn(place)
  writeFiles(root, {
    [PAGE]: words('One'),
    'public/robots.txt': 'a',
    'pages/images/ü.png': Uint8Array.of(1, 10, 0, 255),
  })
  commit()
  writeFiles(root, { [PAGE]: words('Two'), 'public/robots.txt': 'b', 'pages/.hidden.yaml': words('No') })
  const before = filesBelow(root)
  const { code, output } = await call('diff', 'HEAD', '--root', root)
  expect(output).toBe(`Page: text: One → Two; 1 picture or file.

/page “Page”
  richText (block 1): text: One → Two

Pictures and files
  replaced public/robots.txt (1 B)
`)
  expect(code).toBe(0)
  expect(filesBelow(root)).toEqual(before)
})

test('two commits are compared without a look at the files', async () => {
  const { root, git, commit } = siteIn('.')
  writeFiles(root, { [PAGE]: words('One') })
  const first = commit()
  writeFiles(root, { [PAGE]: words('Two') })
  commit()
  git('tag', 'second')
  rmSync(join(root, PAGE))
  const both = await call('diff', first.slice(0, 10), '--to', 'second', '--root', root, '--format', 'json')
  expect(JSON.parse(both.output).pages).toMatchObject([{ kind: 'changed', route: '/page' }])
  const now = await call('diff', 'main', '--root', root, '--format', 'markdown')
  expect(now.output).toContain('- removed /page “Page”; the old address no longer works')
})

test('with three dots only one side of two that parted is told', async () => {
  const { root, git, commit } = siteIn('.')
  writeFiles(root, { [PAGE]: words('One') })
  commit()
  git('checkout', '--quiet', '-b', 'own')
  writeFiles(root, { [PAGE]: words('Two') })
  commit()
  git('checkout', '--quiet', 'main')
  writeFiles(root, { 'pages/other.yaml': words('Others') })
  commit()
  git('checkout', '--quiet', 'own')
  const told = async (...more: readonly string[]) => (await call('diff', ...more, '--root', root)).output
  expect(await told('main')).toContain('removed /other')
  expect(await told('main...')).toMatch(/^Page: text: One → Two\.\n\n\/page/)
  expect(await told('main...', '--to', 'own')).toBe(await told('main...'))
  expect(await told()).toBe(await told('main...'))
  git('checkout', '--quiet', '--orphan', 'alone')
  commit()
  expect(await call('diff', 'main...', '--root', root)).toMatchObject({
    code: 2,
    output: expect.stringContaining('in common'),
  })
})

test('line endings that git turns are no change', async () => {
  const { root, git, commit } = siteIn('.')
  writeFiles(root, { '.gitattributes': '*.svg text eol=crlf\n' })
  commit()
  rmSync(join(root, 'pages/images/hall.svg'))
  git('checkout', '--', 'pages/images/hall.svg')
  expect(filesBelow(root)['pages/images/hall.svg']).toContain('\r\n')
  expect((await call('diff', 'HEAD', '--root', root)).output).toBe('Nothing changes on the site.\n')
})

test('what cannot be read in either version is said, and stops nothing', async () => {
  const { root, commit } = siteIn('.')
  writeFiles(root, { [PAGE]: Uint8Array.of(0xff, 0xfe), 'pages/large.yaml': `title: ${'x'.repeat(300_000)}` })
  symlinkSync('nowhere.svg', join(root, 'pages/images/nowhere.svg'))
  commit()
  writeFiles(root, { [PAGE]: words('One') })
  renameSync(join(root, 'pages/fees.yaml'), join(root, 'pages/costs.yaml'))
  const { code, output } = await call('diff', 'HEAD', '--root', root)
  expect(code).toBe(0)
  expect(output).toContain(
    '/page can be read again; the old error was in line 1: This file is saved as UTF-16 ("Unicode"), not as UTF-8.',
  )
  expect(output).toContain('/fees is now /costs')
})

test('without a repository, a commit or a site there, it says what to do', async () => {
  const outside = emptyFolder()
  cpSync(BASE, outside, { recursive: true })
  const elsewhere = await call('diff', 'main', '--root', outside)
  expect(elsewhere).toMatchObject({ code: 2, output: expect.stringContaining('is not in a git repository') })

  const { root, folder, git, commit } = siteIn('site')
  const ref = await call('diff', 'no-such-branch', '--root', root)
  expect(ref).toMatchObject({
    code: 2,
    output: expect.stringContaining('git finds no commit `no-such-branch`'),
  })
  commit()
  const option = await call('diff', '--root', root, '--', '--output=x')
  expect(option).toMatchObject({
    code: 2,
    output: expect.stringContaining('git finds no commit `--output=x`'),
  })
  writeFiles(folder, { 'other/README.md': 'No site' })
  git('rm', '-r', '--quiet', '--cached', 'site')
  git('commit', '--quiet', '--message', 'No site')
  const empty = await call('diff', 'HEAD', '--root', root)
  expect(empty).toMatchObject({
    code: 2,
    output: expect.stringContaining('no site in this folder at `HEAD`'),
  })
})

test('without git it says where to get it', async () => {
  const path = process.env.PATH
  process.env.PATH = emptyFolder()
  try {
    const { code, output } = await call('diff', 'main', '--root', BASE)
    expect({ code, output }).toMatchObject({
      code: 2,
      output: expect.stringContaining('needs git, and git is not installed'),
    })
  } finally {
    process.env.PATH = path
  }
})
