/** `ukurasa init`: the new site is sound in each language, and nothing that is there is overwritten. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { filesIn } from '../../src/build/files/site-files.ts'
import { init } from '../../src/cli/commands/init/init.ts'
import { KINDS, LANGUAGES } from '../../src/cli/options/kinds.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import { call } from '../support/call.ts'
import { emptyFolder, filesBelow, writeFiles } from '../support/folder.ts'
import { textOf } from '../support/modules.ts'
import { run } from '../support/run.ts'

const NOW = new Date('2025-10-01T12:00+03:00')
const PAGES = ['pages/404.yaml', 'pages/images/welcome.svg', 'pages/index.yaml']

const found = (root: string) =>
  readSite(filesIn(root), { now: NOW }).diagnostics.map(({ code, span }) => `${span.file} ${code}`)
const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

test('the next step goes into the folder only from outside', async () => {
  const root = emptyFolder()
  const wishes = { yes: true, name: 'Choir', lang: undefined, kind: undefined }
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const here = vi.spyOn(process, 'cwd').mockReturnValue(root)
  await init({ ...wishes, folder: '.' })
  here.mockRestore()
  const last = said.mock.calls.at(-1)?.[0]
  said.mockRestore()
  expect(last).toMatch(/^Next: npm install && npm start\./)
})

test.for(LANGUAGES)('a new site in %s checks without a word, and builds', async (lang) => {
  const root = emptyFolder()
  const { code, output } = await call(
    'init',
    root,
    '--name',
    "Dr. O'Neil: Clinic #1",
    '--lang',
    lang,
    '--kind',
    'bakery',
  )
  expect(code).toBe(0)
  expect(found(root)).toEqual([])
  expect(output.includes('Studio, the editor in the browser, and all messages are in English.')).toBe(
    lang === 'fr',
  )
  // Whoever lives in another country finds what to write.
  expect(read(root, 'site.yaml')).toMatch(/\n# .*[a-z]{2}-[A-Z]{2}, [A-Z]{3}, \w+\/\w+.*\nlang: /)
  const files = Object.keys(filesBelow(root))
  for (const path of files) expect(output).toContain(`${path} was written\n`)
  expect(files).toEqual(
    expect.arrayContaining([
      '.gitattributes',
      '.github/dependabot.yml',
      '.github/workflows/check.yml',
      '.github/workflows/publish.yml',
      '.github/workflows/test.yml',
      '.gitignore',
      '.vscode/extensions.json',
      '.vscode/settings.json',
      'README.md',
      'package.json',
      ...PAGES,
      'site.yaml',
    ]),
  )
  // The home page and four others, and the page for what is not found.
  expect(files.filter((path) => /^pages\/.*\.yaml$/.test(path))).toHaveLength(6)
  expect(files).toHaveLength(18)
  expect(Object.values(filesBelow(root)).filter((text) => /\{\{\w/.test(text))).toEqual([])
  const out = join(emptyFolder(), 'out')
  expect(await run(['build', '--root', root, '--plain', '--out', out])).toMatchObject({ code: 0 })
  expect(read(out, 'index.html')).toMatch(new RegExp(`^<!doctype html><html lang="${lang}`, 'i'))
  expect(read(out, 'index.html')).toContain('Dr. O&#x27;Neil: Clinic #1')
})

test.for(LANGUAGES)('in %s every kind has its words', async (lang) => {
  const texts = await Promise.all(
    KINDS.map(async (kind) => {
      const root = emptyFolder()
      await call('init', root, '--name', 'Afya', '--lang', lang, '--kind', kind)
      return read(root, 'site.yaml')
    }),
  )
  expect(new Set(texts).size).toBe(KINDS.length)
})

test('the first page of the README has no mistake in a new site, and its message is the one shown there', async () => {
  const root = emptyFolder()
  await call('init', root, '--yes')
  const readme = textOf('README.md')
  const [, page = ''] = /```yaml\n(title: Choir\n.*?)```/s.exec(readme) ?? []
  const site = read(root, 'site.yaml').replace('header:\n', 'header:\n  - href: /choir\n')
  writeFiles(root, { 'pages/choir.yaml': page, 'site.yaml': site })
  expect(found(root)).toEqual([])
  writeFiles(root, { 'pages/choir.yaml': page.replace('title: Sing', 'titel: Sing') })
  const [, message = ''] = /```text\n(pages\/choir.*?)```/s.exec(readme) ?? []
  expect((await run(['check', '--root', root])).output).toContain(message)
})

test('the schema lines lead to the package', async () => {
  const root = emptyFolder()
  await call('init', root, '--yes')
  const line = /^# yaml-language-server: \$schema=(\S+)/
  expect(line.exec(read(root, 'site.yaml'))?.[1]).toBe('node_modules/ukurasa/schema/site.schema.json')
  expect(line.exec(read(root, 'pages/about.yaml'))?.[1]).toBe(
    '../node_modules/ukurasa/schema/page.schema.json',
  )
  const { 'yaml.schemas': schemas }: { readonly 'yaml.schemas': object } = JSON.parse(
    read(root, '.vscode/settings.json'),
  )
  for (const path of Object.keys(schemas))
    expect(existsSync(path.replace('node_modules/ukurasa/', ''))).toBe(true)
})

test('a page that is added later names the list of blocks that this site has', async () => {
  const root = emptyFolder()
  await call('init', root, '--yes')
  await call('new', 'page', '/prices', '--title', 'Prices', '--root', root)
  expect(read(root, 'pages/prices.yaml')).toContain(' node_modules/ukurasa/schema/blocks.md lists them.\n')
})

test.for([
  ['site.yaml', /site\.yaml\./],
  ['pages/index.yaml', /pages\/index\.yaml\./],
  ['.gitignore', /\.gitignore\./],
] as const)('a folder with %s is left as it is', async ([path, named]) => {
  const root = emptyFolder()
  writeFiles(root, { [path]: 'mine\n' })
  const { code, output } = await call('init', root, '--yes')
  expect(code).toBe(2)
  expect(output).toMatch(/^ukurasa: Nothing was written, because this is already in /)
  expect(output).toMatch(named)
  expect(filesBelow(root)).toEqual({ [path]: 'mine\n' })
})

test('a file where a folder must be is in the way', async () => {
  const root = emptyFolder()
  writeFiles(root, { pages: 'mine\n' })
  expect(await call('init', root, '--yes')).toMatchObject({
    code: 2,
    output: expect.stringMatching(/: pages\. Choose/),
  })
  expect(filesBelow(root)).toEqual({ pages: 'mine\n' })
})

test('the package.json that npm install has written keeps what it says, and gets the commands', async () => {
  const root = emptyFolder()
  const before = {
    name: 'mine',
    dependencies: { ukurasa: 'file:ukurasa-0.1.0.tgz' },
    scripts: { test: 'mine' },
  }
  writeFiles(root, { 'package.json': JSON.stringify(before) })
  expect((await call('init', root, '--yes')).output).toContain(
    'package.json now has the commands of the site\n',
  )
  const after = JSON.parse(read(root, 'package.json'))
  expect(after).toMatchObject(before)
  expect(after.scripts).toMatchObject({
    start: 'ukurasa dev',
    check: 'ukurasa check',
    build: 'ukurasa build',
  })
})

test.for([
  ['{ "scripts": { "start": "node mine.js" } }', /package\.json \(its script `start` is another one\)/],
  ['[', /package\.json \(it is not a JSON object\)/],
] as const)('%s is in the way', async ([text, named]) => {
  const root = emptyFolder()
  writeFiles(root, { 'package.json': text })
  const { code, output } = await call('init', root, '--yes')
  expect({ code, output }).toEqual({ code: 2, output: expect.stringMatching(named) })
  expect(filesBelow(root)).toEqual({ 'package.json': text })
})
