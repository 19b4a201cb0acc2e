/** `ukurasa rename`: the file moves, every mention follows, old links still lead there, and nothing else changes. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from '../../support/call.ts'
import { emptyFolder, filesBelow } from '../../support/folder.ts'
import { PROJECT } from '../../support/modules.ts'
import { pageOf, prose, siteFolder } from '../../support/pages.ts'

const TODAY = ['--today', '2025-10-01T12:00+03:00'] as const

/** The lines that a text has and another has not. */
function linesOnlyIn(text: string, other: string): readonly string[] {
  const left = other.split('\n')
  return text.split('\n').filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const textOf = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

test('a page of the school site: 0 errors afterwards, and only the lines that name it have changed', async () => {
  const root = emptyFolder()
  for (const part of ['pages', 'public', 'site.yaml'])
    cpSync(join(PROJECT, part), join(root, part), { recursive: true })
  const before = filesBelow(root)

  expect((await call('rename', '/perfomance', '/results/exams', '--root', root)).code).toBe(0)
  const check = await call('check', '--root', root, ...TODAY)
  expect(check.output).toContain(' 0 errors')
  expect(check.code).toBe(0)

  const after = filesBelow(root)
  const [oldPath, newPath] = ['pages/perfomance.yaml', 'pages/results/exams.yaml']
  expect(after[oldPath]).toBe(undefined)
  expect([
    linesOnlyIn(before[oldPath] ?? '', after[newPath] ?? ''),
    linesOnlyIn(after[newPath] ?? '', before[oldPath] ?? ''),
  ]).toEqual([
    ['# yaml-language-server: $schema=../schema/page.schema.json'],
    ['# yaml-language-server: $schema=../../schema/page.schema.json', '  - /perfomance'],
  ])
  const edited = Object.keys(after).filter((path) => path !== newPath && after[path] !== before[path])
  expect(edited).toEqual([
    'pages/history.yaml',
    'pages/index.yaml',
    'pages/privacy.yaml',
    'pages/sw/index.yaml',
    'site.yaml',
  ])
  for (const path of edited) {
    const [was = '', is = ''] = [before[path], after[path]]
    const renamed = linesOnlyIn(was, is).map((line) => line.replaceAll('/perfomance', '/results/exams'))
    expect(linesOnlyIn(is, was)).toEqual(renamed)
  }
  expect(Object.values(after).join('\n')).not.toMatch(/(?:href: |\]\()\/perfomance\b/)
})

const FEES = 'pages/fees.yaml'
const LINKS = {
  'pages/page.yaml': pageOf(
    'type: linkList\nlinks:\n  - href: "/fees#grade-4" # kept\n  - {title: Fees, href: /Fees/}\n  - href: /fees-of-old',
    "type: richText\ntext: 'See [fees](/fees#grade-4), [again](</fees>) and /fees.'",
    'type: richText\ntext: |\n  [The fees][1]: in **/fees**.\n\n  [1]: /fees "Fees"',
  ),
  'pages/fees-of-old.yaml': pageOf('type: richText\ntext: Words'),
}

test('links in fields and texts follow, in any spelling; anchors, quotes, remarks and plain words stay', async () => {
  const root = siteFolder(LINKS)
  const { code, output } = await call('rename', '/FEES', '/costs', '--root', root)
  expect(code).toBe(0)
  expect(output).toContain('pages/page.yaml: 5 links to /costs')
  const lines = textOf(root, 'pages/page.yaml')
  expect(lines).toContain('href: "/costs#grade-4" # kept')
  expect(lines).toContain('{title: Fees, href: /costs}')
  expect(lines).toContain('href: /fees-of-old')
  expect(lines).toContain("'See [fees](/costs#grade-4), [again](</costs>) and /fees.'")
  expect(lines).toContain('[The fees][1]: in **/fees**.')
  expect(lines).toContain('[1]: /costs "Fees"')
  expect(textOf(root, 'site.yaml')).toContain('    href: /costs\n')
  expect(textOf(root, 'pages/costs.yaml')).toContain('\naliases:\n  - /fees\nblocks:\n')
  expect((await call('check', '--root', root, ...TODAY)).code).toBe(0)
})

test.for([
  ['aliases: [/a, /b]', 'aliases: [/a, /b, /fees]'],
  ['aliases:\n    - /a # old\n    - path: /b\n      anchor: grade-4 # place', undefined],
  ['aliases: [/costs]', 'aliases: [/fees]'],
  ['aliases: [/costs.html]', 'aliases: [/fees]'],
  ['aliases:\n  - /Costs # soon', 'aliases:\n  - /fees # soon'],
] as const)('%j takes the old address in its own style', async ([aliases, expected]) => {
  const root = siteFolder({})
  writeFileSync(join(root, FEES), textOf(root, FEES).replace('\nblocks:', `\n${aliases}\nblocks:`))
  expect((await call('rename', '/fees', '/costs', '--root', root)).code).toBe(0)
  expect(textOf(root, 'pages/costs.yaml')).toContain(`\n${expected ?? `${aliases}\n    - /fees`}\nblocks:\n`)
  expect((await call('check', '--root', root, ...TODAY)).code).toBe(0)
})

test('links in snippets and in the cells of tables follow', async () => {
  const root = siteFolder({
    'pages/page.yaml':
      'title: Page\ndescription: A page.\nblocks:\n  - use: snippets/more\n  - type: linkList\n    links:\n      rows: data/links.csv\n',
    'pages/snippets/more.yaml': 'blocks:\n  - type: ctaButton\n    href: /fees#grade-4\n',
    'pages/data/links.csv': 'title;href;text\r\nFees;"/fees";"See ""all"" [fees](/fees)"\r\nHome;/;\r\n',
  })
  const { code, output } = await call('rename', '/fees', '/costs', '--root', root)
  expect(code).toBe(0)
  expect(output).toContain('pages/data/links.csv: 2 links to /costs')
  expect(textOf(root, 'pages/data/links.csv')).toBe(
    'title;href;text\r\nFees;"/costs";"See ""all"" [fees](/costs)"\r\nHome;/;\r\n',
  )
  expect(textOf(root, 'pages/snippets/more.yaml')).toContain('href: /costs#grade-4\n')
  expect((await call('check', '--root', root, ...TODAY)).code).toBe(0)
})

test('a remark between the dash of an alias and its address stays', async () => {
  const written = prose('Fees.').replace('blocks:', 'aliases:\n  - # the old - one\n    /costs\nblocks:')
  const root = siteFolder({ 'pages/fees.yaml': written })
  expect(await call('rename', '/fees', '/money', '--root', root)).toMatchObject({ code: 0 })
  const aliases = 'aliases:\n  - # the old - one\n    /costs\n  - /fees\nblocks:'
  expect(textOf(root, 'pages/money.yaml')).toContain(aliases)
})

test('line ends of Windows stay', async () => {
  const root = siteFolder({})
  writeFileSync(join(root, FEES), textOf(root, FEES).replaceAll('\n', '\r\n'))
  expect((await call('rename', '/fees', '/costs', '--root', root)).code).toBe(0)
  const text = textOf(root, 'pages/costs.yaml')
  expect(text).toContain('\r\naliases:\r\n  - /fees\r\nblocks:\r\n')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
})

test.for([
  [['/fee', '/costs'], /no page \/fee\. Did you mean `\/fees`/],
  [['/fees', '/Page'], /: There is already a page \/page\.\n/],
  [['/fees', '/OLD'], /\/OLD is already an address of the page \/page/],
  [['/old', '/new'], /\/old is another address of the page \/page: rename that/],
  [['/fees', '/Fees'], /capital letters make no difference/],
  [['/', '/home'], /\/ cannot get another address/],
  [['fees', 'page'], /: There is already a page \/page\.\n/],
  [['/fees', '/our costs'], /cannot be the address of a page/],
  [['/fees', '/assets'], /kept for files that the build writes/],
  [['/fees', '/costs/index'], /write that/],
  [['/fees'], /NEW is missing/],
] as const)('rename %j is refused', async ([words, reason]) => {
  const root = siteFolder({ 'pages/page.yaml': `aliases: [/old]\n${pageOf('type: richText\ntext: Words')}` })
  const before = filesBelow(root)
  const { code, output } = await call('rename', ...words, '--root', root)
  expect(output).toMatch(reason)
  expect(code).toBe(2)
  expect(filesBelow(root)).toEqual(before)
})

test.for([
  ['fees', 'costs'],
  ['/fees/', 'costs/'],
  ['pages/fees.yaml', 'pages/costs.yaml'],
  ['FEES', '/costs'],
])('rename %j is understood', async ([from = '', to = '']) => {
  const root = siteFolder({})
  const { code, output } = await call('rename', from, to, '--root', root)
  expect(output).toContain('pages/fees.yaml is now pages/costs.yaml')
  expect(output).toMatch(/\/fees still works: it is now an alias of the page\./i)
  expect(code).toBe(0)
})

test.for([
  ['title: "Open\n', 'pages/page.yaml'],
  [Buffer.from('title: Mus\xe9e\n', 'latin1'), 'pages/page.yaml'],
  [pageOf('type: linkList\nlinks:\n  rows: data/links.csv'), 'pages/data/links.csv'],
] as const)('while %j cannot be read nothing is renamed: it might link there', async ([page, named]) => {
  const root = siteFolder({ 'pages/page.yaml': page, 'pages/data/links.csv': 'title;"href\nFees;/fees\n' })
  const { code, output } = await call('rename', '/fees', '/costs', '--root', root)
  expect(code).toBe(2)
  expect(output).toContain(`${named} cannot be read`)
})

test('there and back again leaves no empty folder', async () => {
  const root = siteFolder({ 'pages/page.yaml': pageOf('type: richText\ntext: Words') })
  const before = readdirSync(join(root, 'pages'))
  await call('rename', '/page', '/clubs/2027/page', '--root', root)
  expect(existsSync(join(root, 'pages/clubs/2027/page.yaml'))).toBe(true)
  await call('rename', '/clubs/2027/page', '/page', '--root', root)
  expect(readdirSync(join(root, 'pages'))).toEqual(before)
})

test('--dry-run shows a diff and writes nothing', async () => {
  const root = siteFolder(LINKS)
  const before = filesBelow(root)
  const { code, output } = await call('rename', '/fees', '/clubs/costs', '--root', root, '--dry-run')
  expect(code).toBe(0)
  expect(output).toContain('--- a/pages/fees.yaml\n+++ b/pages/clubs/costs.yaml\n')
  expect(output).toContain('+aliases:\n+  - /fees\n')
  expect(output).toContain('-    href: /fees\n+    href: /clubs/costs\n')
  expect(filesBelow(root)).toEqual(before)
})

const LUGHA = join(PROJECT, 'tests/sites/lugha')

function twoLanguages(): string {
  const root = emptyFolder()
  cpSync(LUGHA, root, { recursive: true })
  return root
}

test('the same page in another language moves too, and never alone', async () => {
  const root = twoLanguages()
  const { code, output } = await call('rename', '/fees', '/cost', '--root', root)
  expect(code).toBe(0)
  expect(output).toContain(
    'pages/fees.yaml is now pages/cost.yaml\npages/sw/fees.yaml is now pages/sw/cost.yaml\n',
  )
  expect(textOf(root, 'pages/sw/cost.yaml')).toContain('aliases: [/sw/gharama, /sw/fees]')
  expect(textOf(root, 'pages/sw/index.yaml')).toContain('[ada](/cost)')
  expect((await call('check', '--root', root, ...TODAY)).output).toContain(' 0 errors')
  const alone = await call('rename', '/sw/cost', '/sw/bei', '--root', root)
  expect([alone.code, alone.output]).toEqual([2, expect.stringContaining('rename that, and both move')])
  expect((await call('rename', '/sw', '/swahili', '--root', root)).output).toContain(
    '/sw cannot get another address:',
  )
})
