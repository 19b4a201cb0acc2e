/** `ukurasa new page`: what it writes passes the check, stands where it was wished, and nothing else changes. */

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../../../src/build/files/site-files.ts'
import { fieldOf, textsIn } from '../../../src/core/base/texts-in.ts'
import { valueAt } from '../../../src/core/base/value-at.ts'
import { standInWords } from '../../../src/core/change/new-page/stand-ins/words.ts'
import { readSite } from '../../../src/core/check/read-site.ts'
import { EXAMPLE_TEXTS } from '../../../src/core/validate/examples.ts'
import { BLOCK_TYPES } from '../../../src/core/validate/kinds/block-type.ts'
import { toSource } from '../../../src/core/yaml/source.ts'
import { standIns } from '../../../src/languages/stand-ins.ts'
import { call } from '../../support/call.ts'
import { emptyFolder, filesBelow } from '../../support/folder.ts'
import { PROJECT } from '../../support/modules.ts'
import { siteFolder, textOfBase } from '../../support/pages.ts'
import { page, SITE, schoolFolder } from '../../support/school-folder.ts'

const NOW = new Date('2025-10-01T12:00+03:00')
const textOf = (root: string, path: string) => readFileSync(join(root, path), 'utf8')
const findings = (root: string, file: string) =>
  readSite(filesIn(root), { now: NOW }).diagnostics.filter(({ span }) => span.file === file)

/** The lines of site.yaml that a call adds, each with the line before it. */
async function added(...words: readonly string[]): Promise<readonly string[]> {
  const root = schoolFolder()
  const { code, output } = await call('new', 'page', '/choir', '--root', root, ...words)
  expect(output).not.toContain('ukurasa:')
  expect(code).toBe(0)
  expect(findings(root, 'pages/choir.yaml').filter(({ severity }) => severity === 'error')).toEqual([])
  expect(findings(root, 'site.yaml')).toEqual([])
  const before = SITE.split('\n')
  const after = textOf(root, 'site.yaml').split('\n')
  const lines: string[] = []
  let at = 0
  after.forEach((line, index) => {
    if (line === before[at]) at += 1
    else lines.push(`${after[index - 1]} > ${line}`)
  })
  expect(at).toBe(before.length)
  return lines
}

test.for([
  [['--menu', 'Talent'], ['        href: /chess >       - href: /choir']],
  [
    ['--menu', 'talent + Our: choir', '--after', '/BAND'],
    [
      '      - href: /band # since 1995 >       - title: "Our: choir"',
      '      - title: "Our: choir" >         href: /choir',
    ],
  ],
  [
    ['--menu', '+ Choir songs'],
    [
      '    links: [{ href: /fees }, { title: Start, href: / }] >   - title: Choir songs',
      '  - title: Choir songs >     href: /choir',
    ],
  ],
  [['--chain', 'talent'], ['  - href: /chess   # the last >   - href: /choir']],
  [['--after', '/band'], ['  - href: /band >   - href: /choir']],
  [['--chain', 'other', '--after', '/chess'], ['    - href: /chess >     - href: /choir']],
] as const)('%j adds only its own lines', async ([words, expected]) => {
  expect(await added(...words)).toEqual(expected)
})

test('a list in brackets takes the entry between its brackets', async () => {
  const root = schoolFolder()
  const words = ['--menu', 'More + Choir', '--after', '/fees']
  expect((await call('new', 'page', '/choir', '--title', 'The choir', '--root', root, ...words)).code).toBe(0)
  expect(textOf(root, 'site.yaml')).toBe(
    SITE.replace('[{ href: /fees }, ', '[{ href: /fees }, { title: Choir, href: /choir }, '),
  )
})

test.for([
  ['--menu', 'Talent'],
  ['--menu', '+ Songs'],
  ['--chain', 'other'],
])('%s %s adds no link that is there already', async (...words) => {
  const root = schoolFolder()
  const site = SITE.replaceAll('href: /band', 'href: /choir').replace(
    /(\n {2}other:\n)/,
    '$1    - href: /choir\n',
  )
  writeFileSync(join(root, 'site.yaml'), site)
  const { code, output } = await call('new', 'page', '/choir', '--root', root, ...words[0])
  expect(output).toContain('site.yaml already has a link to it')
  expect(code).toBe(0)
  expect(textOf(root, 'site.yaml')).toBe(site)
})

test('in the menu, and in a chain that leads on to other pages: --after holds where that page stands', async () => {
  expect(await added('--menu', 'Talent', '--chain', 'other', '--after', '/band')).toEqual([
    '      - href: /band # since 1995 >       - href: /choir',
    '    - href: /chess >     - href: /choir',
  ])
})

test.for([
  [['/fees'], /: There is already a page \/fees\.\n/],
  [['/FEES'], /: There is already a page \/fees\.\n/],
  [['?choir'], /choir cannot be the address/],
  [['fees/'], /: There is already a page \/fees\.\n/],
  [['/our choir'], /cannot be the address.* letters from a to z, .*: \/our-choir\.\n/],
  [['/Über-uns'], /: \/ueber-uns\.\n/],
  [['/clubs/Fußball'], /: \/clubs\/fussball\.\n/],
  [['/école'], /: \/ecole\.\n/],
  [['/a?b'], /: \/choir or \/clubs\/choir\.\n/],
  [['/assets/choir'], /kept for files that the build writes/],
  [['/choir', '--menu', 'Talents'], /no dropdown `Talents`\. Did you mean `Talent`/],
  [['/choir', '--chain', 'talents'], /no chain `talents`\. Did you mean `talent`/],
  [['/choir', '--menu', 'Talent', '--after', '/fees'], /\/fees is not in the dropdown Talent/],
  [['/choir', '--after', '/chess'], /several chains. Add --chain talent or --chain other/],
  [['/choir', '--after', '/nowhere'], /\/nowhere is in no chain/],
  [['/choir', '--blocks', 'hero,richtext'], /no block `richtext`\. Did you mean `richText`/],
  [[], /\/ADDRESS is missing/],
] as const)('new page %j is refused, and nothing is written', async ([words, reason]) => {
  const root = schoolFolder()
  const before = filesBelow(root)
  const { code, output } = await call('new', 'page', ...words, '--root', root)
  expect(output).toMatch(reason)
  expect(code).toBe(2)
  expect(filesBelow(root)).toEqual(before)
})

test.for([
  [['choir']],
  [['choir/']],
  [['pages/choir.yaml', '--menu', 'TALENT']],
  [['/choir', '--menu', '1']],
  [['choir', '--chain', 'Talent']],
  [['choir', '--chain', 'TALENT', '--after', 'chess']],
  [['.\\pages\\choir.yaml', '--chain', '1']],
] as const)('new page %j is understood', async ([words]) => {
  const root = schoolFolder()
  const { code, output } = await call('new', 'page', ...words, '--root', root)
  expect(output).toContain('npm start shows it at /choir;')
  expect(code).toBe(0)
  expect(textOf(root, 'pages/choir.yaml')).toContain('\ntitle: Choir\n')
  expect(textOf(root, 'site.yaml').match(/href: \/choir$/gm) ?? []).toHaveLength(words.length > 1 ? 1 : 0)
})

test('the page says its title, has the schema line of its folder, and marks what is an example', async () => {
  const root = schoolFolder()
  writeFileSync(
    join(root, 'pages/band.yaml'),
    `# yaml-language-server: $schema=../schema/page.schema.json\n${page('Band')}`,
  )
  expect((await call('new', 'page', '/clubs/our-choir', '--root', root)).code).toBe(0)
  const text = textOf(root, 'pages/clubs/our-choir.yaml')
  expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/schema\/page\.schema\.json\n# /)
  expect(text).toContain('\ntitle: Our choir\n')
  expect(text.match(/- !todo\n {4}type: (?:hero|richText|ctaButton)\n/g)).toHaveLength(3)
  expect((await call('check', '--root', root, '--release')).output).toContain(
    'clubs/our-choir.yaml:6:14 error',
  )
})

test.for(BLOCK_TYPES)('a page that begins with %s passes the check', async (type) => {
  const root = siteFolder({})
  const { code } = await call('new', 'page', '/new', '--blocks', `${type},${type}`, '--root', root)
  expect(code).toBe(0)
  expect(findings(root, 'pages/new.yaml').filter(({ severity }) => severity === 'error')).toEqual([])
})

/** Fields that no visitor reads as words. */
const UNREAD = ['type', 'image', 'href', 'kind', 'variant', 'badgeClass', 'embedUrl', 'aspectRatio', 'id']
const UNREAD_TOO = ['icon', 'emoji', 'contacts', 'hours', 'anchor', 'date', 'until', 'start', 'end', 'time']

/** What visitors read in blocks, with the names of columns, and the field of each. */
function wordsIn(blocks: unknown): readonly { readonly words: string; readonly field: string }[] {
  return textsIn(blocks, []).flatMap(({ text, path }) => {
    const field = fieldOf(path)
    const unread = [...UNREAD, ...UNREAD_TOO].includes(field) || /^(?:true|false)$/.test(text)
    const isCell = path.includes('items') && /^\p{Lu}/u.test(field)
    const read = [...(unread || !/\p{L}/u.test(text) ? [] : [text]), ...(isCell ? [field] : [])]
    return read.map((words) => ({ words, field }))
  })
}

test.for(
  BLOCK_TYPES.flatMap((type) => [...Object.keys(standIns), 'fr-BE'].map((lang) => [type, lang] as const)),
)('a page with %s on a site in %s has no English word', async ([type, lang]) => {
  const root = siteFolder({ 'site.yaml': textOfBase('site.yaml').replace(/^lang: .*$/m, `lang: ${lang}`) })
  expect(await call('new', 'page', '/mpya', '--blocks', type, '--root', root)).toMatchObject({ code: 0 })
  const file = 'pages/mpya.yaml'
  expect(findings(root, file).filter(({ severity }) => severity === 'error')).toEqual([])
  const { sources } = readSite(filesIn(root), { now: NOW })
  const value = sources.find(({ path }) => path === file)?.value
  const example = toSource('example.yaml', EXAMPLE_TEXTS.get(type) ?? '', () => undefined).value
  const english = new Set(wordsIn(example).map(({ words }) => words))
  const left = wordsIn(valueAt(value, ['blocks'])).filter(({ words }) => english.has(words))
  expect(left, 'Add the names of these fields to src/languages/stand-in-names.ts').toEqual([])
  expect(valueAt(value, ['description'])).toBe(standInWords(lang)?.page)
})

test('a page in the folder of a language is in that language', async () => {
  const root = emptyFolder()
  cpSync(join(PROJECT, 'tests/sites/lugha'), root, { recursive: true })
  expect(await call('new', 'page', '/sw/mpya', '--root', root)).toMatchObject({ code: 0 })
  expect(textOf(root, 'pages/sw/mpya.yaml')).toContain(standInWords('sw')?.text)
})

test('in the school site and in a site in another language', async () => {
  for (const site of ['.', 'tests/sites/musikschule']) {
    const root = emptyFolder()
    for (const part of ['pages', 'public', 'site.yaml'])
      cpSync(join(PROJECT, site, part), join(root, part), { recursive: true })
    expect(
      (await call('new', 'page', '/choir', '--blocks', 'hero,richText,contact,linkList', '--root', root))
        .code,
    ).toBe(0)
    expect(readSite(filesIn(root), { now: NOW }).site).not.toBe(undefined)
  }
})

test('a site without pictures and contacts gets no block that needs them', async () => {
  const root = siteFolder({ 'site.yaml': SITE.replace(/contacts:.*?(?=header)/s, '') })
  const { code, output } = await call('new', 'page', '/new', '--blocks', 'contact', '--root', root)
  expect(code).toBe(2)
  expect(output).toContain('The block contact needs a picture or a contact')
})

test('a page in another language begins as a copy of the page that it translates, marked as a stand-in', async () => {
  const root = emptyFolder()
  cpSync(join(PROJECT, 'tests/sites/lugha'), root, { recursive: true })
  rmSync(join(root, 'pages/sw/fees.yaml'))
  writeFileSync(
    join(root, 'pages/fees.yaml'),
    `# yaml-language-server: $schema=../schema/page.schema.json\n${textOf(root, 'pages/fees.yaml').replace('- type: richText', '- !todo # for now\n    type: richText')}`,
  )
  const { code, output } = await call('new', 'page', '/sw/fees', '--root', root)
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('pages/sw/fees.yaml was written: a copy of pages/fees.yaml.'),
  ])
  const written = textOf(root, 'pages/sw/fees.yaml')
  expect(written).toContain('$schema=../../schema/page.schema.json')
  expect(written).toContain('title: !todo School fees')
  // Each block has one mark, also one that was marked before.
  expect(written).toContain('blocks:\n  - !todo\n    type: feeSchedule\n    title: A term\n')
  expect(written).toContain('  - !todo # for now\n    type: richText\n')
  expect(written.match(/!todo/g)).toHaveLength(4)
  expect(written).not.toContain('aliases')
  expect(findings(root, 'pages/sw/fees.yaml')).toEqual([])
})
