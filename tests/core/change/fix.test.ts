/** `ukurasa fix` beyond single slips: what it keeps, what it shows, what it leaves, and that it never does harm. */
import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { casesOf } from '../../mistakes/cases.ts'
import { siteWith as siteOf } from '../../mistakes/run-case.ts'
import { call } from '../../support/call.ts'
import { filesBelow, writeFiles } from '../../support/folder.ts'
import { soundFile, soundSiteWith } from '../../support/sound-site.ts'

const CHOIR = soundFile('pages/choir.yaml')

/** The sound site with another choir page. */
function siteWith(choir: string | Uint8Array): { readonly root: string; readonly path: string } {
  const root = soundSiteWith({ 'pages/choir.yaml': choir })
  return { root, path: join(root, 'pages/choir.yaml') }
}

const fix = (root: string, ...more: readonly string[]) =>
  call('fix', '--root', root, '--today', '2025-01-01', ...more)

/** Several slips of which each hides the next. */
const SLIPS: readonly (readonly [string, string])[] = [
  ['    text: Every', '\ttext: Every'],
  ['title: How the choir works', 'title:How the choir works'],
  ['- A pencil', '- Bring: a pencil'],
  ['title: When we sing', 'Titel: When we sing'],
  ['href: /student-life', 'href: student-life'],
]
const MENDED = CHOIR.replace('- A pencil', '- "Bring: a pencil"')
const slipped = (text: string) => SLIPS.reduce((made, [right, wrong]) => made.replace(right, wrong), text)

test('one slip after the other, until nothing is left', async () => {
  const { root, path } = siteWith(slipped(CHOIR))
  const { code, output } = await fix(root)
  expect(readFileSync(path, 'utf8')).toBe(MENDED)
  expect(output).toContain('5 mistakes fixed in 1 file.')
  expect(output).toContain('pages/choir.yaml:8:1 fixed: This line is indented with a tab. [tab-indent]')
  expect(output).toContain('  - →text: Every voice has a place.\n  +     text: Every voice has a place.\n')
  expect(code).toBe(0)
})

test('fields that come again in what is no list are left to their author', async () => {
  const days = [
    '  - type: calendar',
    '    title: Terms',
    '    year: 2025',
    '    periods:',
    '      - name: Term 1',
  ]
  const group = [
    '        breakAfter:',
    ...['start', 'end', 'start', 'end'].map((name, at) => `          ${name}: 2025-01-0${at + 1}`),
  ]
  const links = ['  - type: linkList', '    links: {title: A, href: /fees, title: B, href: /choir}']
  const { root, path } = siteWith(`${CHOIR.trimEnd()}\n\n${[...days, ...group, ...links].join('\n')}\n`)
  const before = readFileSync(path, 'utf8')
  const { output } = await fix(root)
  expect(readFileSync(path, 'utf8')).toBe(before)
  expect(output.match(/\[duplicate-field\]/g)).toHaveLength(2)
  expect(output).not.toContain('[dash-missing]')
})

test('line ends of Windows, a byte order mark, a missing last line end and permissions stay', async () => {
  const windows = (text: string) => `\ufeff${text.trimEnd().replaceAll('\n', '\r\n')}`
  const { root, path } = siteWith(windows(slipped(CHOIR)))
  chmodSync(path, 0o640)
  expect((await fix(root)).code).toBe(0)
  expect(readFileSync(path, 'utf8')).toBe(windows(MENDED))
  expect(statSync(path).mode & 0o777).toBe(0o640)
})

test('a line that comes in ends as the others do', async () => {
  const { root, path } = siteWith(
    CHOIR.replace('  - type: cardGrid\n    title: When', '  - title: When').replaceAll('\n', '\r\n'),
  )
  expect((await fix(root)).code).toBe(0)
  expect(readFileSync(path, 'utf8')).toBe(CHOIR.replaceAll('\n', '\r\n'))
})

test('a dry run shows a diff that git takes, and writes nothing', async () => {
  const { root, path } = siteWith(slipped(CHOIR))
  const before = filesBelow(root)
  const { code, output } = await fix(root, '--dry-run')
  expect(filesBelow(root)).toEqual(before)
  expect(output).toContain('--- a/pages/choir.yaml')
  expect(output).toContain('-\ttext: Every voice has a place.\n+    text: Every voice has a place.\n')
  expect(output).toContain('5 mistakes would be fixed in 1 file.')
  expect(code).toBe(1)
  writeFileSync(join(root, 'changes.diff'), output)
  execFileSync('git', ['apply', '--unsafe-paths', 'changes.diff'], { cwd: root })
  expect(readFileSync(path, 'utf8')).toBe(MENDED)
})

test('what cannot be known is left, and said', async () => {
  const { root, path } = siteWith(
    CHOIR.replace('href: /student-life', 'href: /uniform').replace('title: What', 'Title: What'),
  )
  const { code, output } = await fix(root)
  expect(readFileSync(path, 'utf8')).toBe(CHOIR.replace('href: /student-life', 'href: /uniform'))
  expect(output).toContain('1 mistake fixed in 1 file.')
  expect(output).toContain('There is no page `/uniform`.')
  expect(code).toBe(1)
})

test.for([
  // The field would get its name and the value would be refused: one error for another.
  ['title: Monday', 'titel: ""'],
  // The name is near, but its figures are others.
  ['anchor: how', 'anchor: how\n    links4: none'],
  // Two pages are as near.
  ['href: /student-life', 'href: /fee5'],
  // A second field of the name would stand there.
  ['text: Sopranos at four.', 'text: Sopranos at four.\n        texts: Basses at five.'],
] as const)('nothing is changed where a change would not make it better: %s', async ([right, wrong]) => {
  const text = CHOIR.replace(right, wrong)
  const { root, path } = siteWith(text)
  const { code } = await fix(root)
  expect(readFileSync(path, 'utf8')).toBe(text)
  expect(code).toBe(1)
})

test('a page that was only partly mended has fewer errors than before', async () => {
  const text = CHOIR.replace('cards:', 'Cards:').replace('text: Sopranos', 'emoij2: Sopranos')
  const { root, path } = siteWith(text)
  await fix(root)
  expect(readFileSync(path, 'utf8')).toBe(text)
})

/** Nothing mends that. */
const HOPELESS = CHOIR.replace("text: 'Everybody, at five'", 'text: - Everybody')

test('of a file that cannot be read in the end what was certain stays mended', async () => {
  const { root, path } = siteWith(HOPELESS.replace('title: Sing', 'title:Sing'))
  const { code, output } = await fix(root)
  expect(readFileSync(path, 'utf8')).toBe(HOPELESS)
  expect(output).toContain('1 mistake fixed in 1 file.')
  expect(code).toBe(1)
})

test('of a file that cannot be read in the end indents stay as they are', async () => {
  const text = HOPELESS.replace('    title: When', '   title: When')
  const { root, path } = siteWith(text)
  expect((await fix(root)).code).toBe(1)
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test('what is left in a table is left to its author, and fix says so', async () => {
  const { root } = siteWith(
    `${CHOIR}  - type: calendar\n    title: Concerts\n    year: 2027\n    events:\n      rows: data/concerts.csv\n`,
  )
  const table = 'name,date,time\nSpring,04/03/2027,15:00\n'
  writeFiles(root, { 'pages/data/concerts.csv': table })
  const { output } = await fix(root)
  expect(output).toContain(
    '\nfix cannot correct what is left in pages/data/concerts.csv: correct it yourself.\n',
  )
  expect(readFileSync(join(root, 'pages/data/concerts.csv'), 'utf8')).toBe(table)
})

test('a sound site is not touched', async () => {
  const { root } = siteWith(CHOIR)
  const before = filesBelow(root)
  const { code, output } = await fix(root)
  expect(output).toBe('0 mistakes fixed in 0 files.\n\n4 pages, 0 errors, 0 warnings, 0 stand-ins\n')
  expect(filesBelow(root)).toEqual(before)
  expect(code).toBe(0)
})

test('a snippet and a table are found in their folder', async () => {
  const asked = '  - use: apply\n  - type: feeSchedule\n    title: Fees\n    items:\n      rows: Fees.csv\n'
  const { root, path } = siteWith(`${CHOIR}${asked}`)
  writeFiles(root, {
    'pages/snippets/apply.yaml': 'blocks:\n  - type: richText\n    text: Words\n',
    'pages/data/fees.csv': 'title,amount\nRobes,500\n',
  })
  expect((await fix(root)).code).toBe(0)
  expect(readFileSync(path, 'utf8')).toBe(
    `${CHOIR}${asked.replace('apply', 'snippets/apply').replace('Fees.csv', 'data/fees.csv')}`,
  )
})

test('texts of a list get the dashes that they lack', async () => {
  const list = (...entries: readonly string[]) =>
    `${CHOIR}  - type: checklist\n    title: Bring\n    items:\n${entries.map((each) => `      ${each}\n`).join('')}`
  const right = list('- White shirt', '- Black shoes', '- A pen')
  for (const lost of [
    list('White shirt', 'Black shoes', 'A pen'),
    list('- White shirt', 'Black shoes', 'A pen'),
    list('- White shirt', 'Black shoes', '- A pen'),
  ]) {
    const { root, path } = siteWith(lost)
    expect((await fix(root)).code).toBe(0)
    expect(readFileSync(path, 'utf8')).toBe(right)
  }
})

test.for([
  '    # The teacher has not said when.\n    ## Nor where.\n',
  '  # The teacher has not said when.\n',
  '# The teacher has not said when.\n',
  '    ## title: When we sang\n',
  '  ##########\n',
] as const)('a remark behind a text stays one: %s', async (remark) => {
  const { root } = siteWith(CHOIR.replace('  - type: cardGrid', `${remark}  - type: cardGrid`))
  expect((await call('check', '--root', root, '--today', '2025-01-01')).output).toMatch(/^4 pages, 0 errors/)
})

test('what is mended first may show what else is wrong', async () => {
  const slips = [
    ['- type: checklist\n    title: What', '- type: checkList\n    titel: What'],
    ['- A bottle of water\n      - A pencil', '- *water*\n      - [Pencils](/fees)'],
  ] as const
  for (const [right, wrong] of slips) {
    const { root, path } = siteWith(CHOIR.replace(right, wrong))
    expect((await fix(root)).code).toBe(0)
    const mended = wrong
      .replace('checkList', 'checklist')
      .replace('titel', 'title')
      .replaceAll(/- ([*[].*)/g, '- "$1"')
    expect(readFileSync(path, 'utf8')).toBe(CHOIR.replace(right, mended))
  }
})

test('names that were translated become those of the page in the main language', async () => {
  const root = casesOf('codes')
    .filter(({ name }) => name === 'names-translated')
    .map(siteOf)
    .join('')
  const { output } = await fix(root)
  expect(output).toContain('4 mistakes fixed in 4 files.')
  for (const [name, words] of [
    ['snippets/sw/ask', '- office'],
    ['sw/address', '[karo](/fees)'],
    ['sw/contact', '- office'],
    ['sw/value', '${facts.room}'],
  ] as const)
    expect(readFileSync(join(root, `pages/${name}.yaml`), 'utf8')).toContain(words)
})
