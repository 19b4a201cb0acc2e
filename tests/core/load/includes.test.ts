/** Snippets and tables: what is kept in one place stands on every page as if it were written there. */
import { expect, test } from 'vitest'
import { parseCsv } from '../../../src/core/load/tables/parse-csv.ts'
import { call } from '../../support/call.ts'
import { pageOf, siteFolder } from '../../support/pages.ts'
import { mainOf, read, siteOf } from '../../support/site.ts'

const SNIPPET = 'pages/snippets/apply.yaml'
const PAGE = 'pages/page.yaml'
const CSV = 'pages/data/fees.csv'

const APPLY = `blocks:
  - type: richText
    anchor: apply
    title: Apply at \${organisation.name}
    text: Read of [the fees](/fees) first.
  - type: ctaButton
    title: To the portal
    href: link:portal
`
const words = (text: string) => `type: richText\ntitle: ${text}\ntext: About ${text}.`
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text)

test('the blocks of a snippet stand where a page takes it up, as often as it does', () => {
  const site = siteOf({
    [SNIPPET]: APPLY.replace('    anchor: apply\n', ''),
    [PAGE]: pageOf(words('One'), 'use: snippets/apply', words('Two'), 'use: snippets/apply'),
    'pages/other.yaml': pageOf('use: snippets/apply'),
  })
  expect(headings(mainOf(site, '/page'))).toEqual([
    'One',
    'Apply at Example School',
    'Two',
    'Apply at Example School',
  ])
  expect(mainOf(site, '/other')).toContain('href="https://example.org/portal"')
})

test('a snippet takes up others, in folders as well; it has no address', () => {
  const site = siteOf({
    'pages/snippets/ends/all.yaml': `blocks:\n  - use: snippets/apply\n  - ${words('All').replaceAll('\n', '\n    ')}\n`,
    [SNIPPET]: APPLY,
    [PAGE]: pageOf('use: snippets/ends/all'),
  })
  expect(headings(mainOf(site, '/page'))).toEqual(['Apply at Example School', 'All'])
  expect([...site.pages.keys()].sort()).toEqual(['/', '/fees', '/page'])
  expect(site.table.find('/snippets/apply')).toBeUndefined()
})

test('a page knows which other files it was read from', () => {
  const { site } = read({
    'pages/snippets/fees.yaml':
      'blocks:\n  - use: snippets/apply\n  - type: feeSchedule\n    title: Fees\n    items:\n      rows: data/fees.csv\n',
    [SNIPPET]: APPLY,
    [CSV]: 'title,amount\nTerm 1,64200\n',
    [PAGE]: pageOf('use: snippets/fees'),
  })
  expect([...(site?.pages.get('/page')?.source.dependsOn ?? [])].sort()).toEqual([
    CSV,
    SNIPPET,
    'pages/snippets/fees.yaml',
  ])
  expect(site?.pages.get('/fees')?.source.dependsOn).toEqual([])
})

test('links and places count for each page that takes up the snippet', () => {
  const site = siteOf({
    [SNIPPET]: APPLY,
    [PAGE]: pageOf('use: snippets/apply'),
    'pages/other.yaml': pageOf('type: linkList\nlinks: [{ title: Apply, href: /page#apply }]'),
  })
  expect(mainOf(site, '/other')).toContain('href="/page#apply"')
  const { diagnostics } = read({
    [SNIPPET]: APPLY,
    [PAGE]: pageOf('use: snippets/apply', 'use: snippets/apply'),
  })
  expect(diagnostics.map(({ code, span }) => [code, span.file, span.start.line])).toEqual([
    ['anchor-twice', SNIPPET, 3],
  ])
})

test('what is wrong with a page itself is said at its own lines, below a snippet too', () => {
  const { diagnostics } = read({
    [SNIPPET]: APPLY,
    [PAGE]: pageOf('use: snippets/apply', 'type: linkList\nlinks: [{ href: /nowhere }]'),
  })
  expect(diagnostics.map(({ code, span }) => [code, span.file, span.start.line])).toEqual([
    ['broken-link', PAGE, 6],
  ])
})

test('stand-ins of a snippet are listed once, where they stand', async () => {
  const files = {
    [SNIPPET]: APPLY.replace('title: To', 'title: !todo To'),
    [PAGE]: pageOf('use: snippets/apply'),
    'pages/other.yaml': pageOf(words('!todo Words'), 'use: snippets/apply'),
  }
  const { output } = await call('todo', '--root', siteFolder(files))
  expect(output).toContain(`${SNIPPET}:7:12 ctaButton.title: To the portal\n`)
  expect(output).toContain('2 stand-ins')
  const source = siteOf(files).pages.get('/other')?.source
  expect(source?.standIns.map(({ path, span }) => [path.join('.'), span.file])).toEqual([
    ['blocks.0.title', 'pages/other.yaml'],
    ['blocks.2.title', SNIPPET],
  ])
})

test('what can be mended in a snippet or in a table is mended there', async () => {
  const root = siteFolder({
    [SNIPPET]: APPLY.replace('title: To', 'titel: To').replace('/fees', '/Fees.yaml'),
    [CSV]: 'title,isFree\nTerm 1,yes\n',
    [PAGE]: pageOf('use: snippets/apply', 'type: feeSchedule\ntitle: Fees\nitems:\n  rows: data/fees.csv'),
  })
  const { output } = await call('fix', '--dry-run', '--root', root)
  expect(output).toContain('+    title: To the portal')
  expect(output).toContain('+Term 1,true')
})

test('a page is renamed in the links of snippets as well', async () => {
  const root = siteFolder({ [SNIPPET]: APPLY, [PAGE]: pageOf('use: snippets/apply') })
  const { code, output } = await call('rename', '/fees', '/costs', '--dry-run', '--root', root)
  expect(code).toBe(0)
  expect(output).toContain('+    text: Read of [the fees](/costs) first.')
})

const fees = (table: string) =>
  siteOf({ [CSV]: table, [PAGE]: pageOf('type: feeSchedule\ntitle: Fees\nitems:\n  rows: data/fees.csv') })
const ROWS = [
  { title: 'Term 1', amount: 64200 },
  { title: 'Bus; both ways', isFree: true, text: { markdown: 'To "town",\nand back' } },
]

test.for([
  ['commas', 'title,amount,isFree,text\nTerm 1,"64,200",,\nBus; both ways,,true,"To ""town"",\nand back"\n'],
  [
    'semicolons, as spreadsheets write them',
    '\ufefftitle;amount;isFree;text\r\nTerm 1;64 200;;\r\n"Bus; both ways";;true;"To ""town"",\nand back"\r\n;;;\r\n',
  ],
  [
    'tabs',
    'title\tamount\tisFree\ttext\nTerm 1\t64200\t\t\nBus; both ways\t\ttrue\t"To ""town"",\nand back"',
  ],
  [
    'blanks around the cells',
    ' title , amount , isFree , text \n\n Term 1 , "64,200" , , \n Bus; both ways ,, true , "To ""town"",\nand back" ',
  ],
  [
    'other columns first, and one without a name',
    'text,,amount,isFree,title\n,,64200,,Term 1\n"To ""town"",\nand back",,,true,Bus; both ways\n',
  ],
] as const)('a table with %s', ([, table]) => {
  expect(fees(table).pages.get('/page')?.page.blocks).toMatchObject([{ items: ROWS }])
})

test('fields of groups and of inner lists have columns of their own, and days may be stated', () => {
  const site = siteOf({
    'pages/data/terms.csv':
      'name,start,end,breaks.1.name,breaks.1.start.stated,breaks.1.end,breaks.2.name,breaks.2.start,breaks.2.end,breakAfter.name,breakAfter.start,breakAfter.end\n' +
      'Term 1,2025-01-08,2025-04-05,Half term,29 Feb,2025-03-03,Easter,2025-04-01,2025-04-02,April holiday,2025-04-06,2025-04-26\n' +
      'Term 2,2025-04-27,2025-08-02,,,,,,,,,\n',
    [PAGE]: pageOf('type: calendar\ntitle: Terms\nyear: 2025\nperiods:\n  rows: data/terms.csv'),
  })
  expect(site.pages.get('/page')?.page.blocks).toMatchObject([
    {
      periods: [
        {
          name: 'Term 1',
          start: { iso: '2025-01-08' },
          breaks: [
            { name: 'Half term', start: { stated: '29 Feb' }, end: { iso: '2025-03-03' } },
            { name: 'Easter', end: { iso: '2025-04-02' } },
          ],
          breakAfter: { name: 'April holiday' },
        },
        { name: 'Term 2', start: { iso: '2025-04-27' } },
      ],
    },
  ])
})

test('a list of texts has one column of its own name', () => {
  const site = siteOf({
    'pages/needs.csv': 'items\nA *birth* certificate\n"Reports, all of them"\n',
    [PAGE]: pageOf('type: checklist\ntitle: Needs\nitems:\n  rows: needs.csv'),
  })
  expect(mainOf(site, '/page')).toContain('A <em>birth</em> certificate')
  expect(mainOf(site, '/page')).toContain('Reports, all of them')
})

test('cells take up values of site.yaml, and name links and pictures', () => {
  const site = siteOf({
    'pages/cards.csv': 'title,image,alt,href\nAt ${organisation.name},images/hall.svg,The hall,/fees\n',
    [PAGE]: pageOf('type: cardGrid\ncards:\n  rows: cards.csv'),
  })
  expect(mainOf(site, '/page')).toMatch(
    /href="\/fees"[\s\S]*At Example School|At Example School[\s\S]*href="\/fees"/,
  )
  const { diagnostics } = read({
    'pages/cards.csv': 'title,image,alt,href\nHall,images/hal.svg,The hall,/fess\n',
    [PAGE]: pageOf('type: cardGrid\ncards:\n  rows: cards.csv'),
  })
  expect(
    diagnostics.map(({ code, span, message }) => [
      code,
      span.start.line,
      span.start.column,
      /\(row.*$/.exec(message)?.[0],
    ]),
  ).toEqual([
    ['image-missing', 2, 6, '(row 2, column `image`).'],
    ['broken-link', 2, 30, '(row 2, column `href`).'],
  ])
  expect(diagnostics.flatMap(({ fix = [] }) => fix.map(({ text }) => text))).toEqual(['/fees'])
})

test('a table that no list asks for is no matter', () => {
  expect(read({ 'pages/data/private.csv': 'a,"b' }).diagnostics).toEqual([])
})

test('a table that is not saved as UTF-8 is refused as such', () => {
  const { diagnostics } = read({
    [CSV]: Uint8Array.from([...Buffer.from('title,amount\nCaf'), 0xe9, 0x2c, 0x31]),
    [PAGE]: pageOf('type: feeSchedule\ntitle: Fees\nitems:\n  rows: data/fees.csv'),
  })
  expect(diagnostics.map(({ code, span }) => [code, span.file])).toEqual([['not-utf-8', CSV]])
})

test('every cell has its place, whatever stands before it', () => {
  const text = 'ä,"b😀"\r\n\r\n  "x ""y""\nz" ,\t7\r\n'
  const rows = parseCsv(text)
  if ('isOpen' in rows) throw new Error('The quotes are closed')
  expect(rows.map((row) => row.map(({ start, end }) => text.slice(start, end)))).toEqual([
    ['ä', '"b😀"'],
    [''],
    ['"x ""y""\nz"', '7'],
  ])
})
