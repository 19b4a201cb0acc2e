/** `ukurasa check /page`: it speaks of that page and its tables only, and says if the page waits for another file. */
import { expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { pageOf, siteFolder, textOfBase } from '../support/pages.ts'

test.for(['/fees', 'fees', '/FEES', 'pages/fees.yaml', 'fees.yaml'])(
  'check %s speaks of that page only',
  async (page) => {
    const root = siteFolder({
      'pages/fees.yaml': pageOf('type: hero\ntitel: Fees'),
      'pages/zoo.yaml': pageOf('type: heroo\ntitle: Zoo'),
    })
    const { code, output } = await call('check', page, '--root', root)
    expect(code).toBe(1)
    expect(output.match(/^\S+:\d+:\d+ \w+/gm)).toEqual(['pages/fees.yaml:5:5 error'])
    expect(output).toContain('\n1 page, 1 error, 0 warnings, 0 stand-ins\n')
    expect(output).toContain('Other files have 1 error: npx ukurasa check lists them all.\n')
  },
)

test('the tables of a page are part of what is said of it', async () => {
  const list = (table: string) => pageOf(`type: linkList\ntitle: Ways\nlinks:\n  rows: data/${table}.csv`)
  const root = siteFolder({
    'pages/zoo.yaml': list('ways'),
    'pages/hall.yaml': list('halls'),
    'pages/data/ways.csv': 'title,href\nOne,/nowhere\n',
    'pages/data/halls.csv': 'title,href\nOne,/nothing\n',
  })
  const { code, output } = await call('check', '/zoo', '--root', root)
  expect(code).toBe(1)
  expect(output.match(/^\S+:\d+:\d+ error/gm)).toEqual(['pages/data/ways.csv:2:5 error'])
  expect(output).toContain('Other files have 1 error')
})

test.for([
  ['site.yaml', { 'site.yaml': `${textOfBase('site.yaml')}colour: red\n` }],
  [
    'pages/snippets/apply.yaml',
    { 'pages/snippets/apply.yaml': 'blocks:\n  - type: richtext\n    text: Words\n' },
  ],
  [
    'pages/data/dates.csv',
    {
      'pages/snippets/apply.yaml':
        'blocks:\n  - type: calendar\n    title: Dates\n    year: 2027\n    events:\n      rows: data/dates.csv\n',
      'pages/data/dates.csv': 'name,date\nZoo,soon\n',
    },
  ],
] as const)('a page that waits for %s is told so', async ([file, files]) => {
  const snippet = 'blocks:\n  - type: richText\n    text: Words\n'
  const page = pageOf('use: snippets/apply')
  const root = siteFolder({ 'pages/zoo.yaml': page, 'pages/snippets/apply.yaml': snippet, ...files })
  const { code, output } = await call('check', '/zoo', '--root', root)
  expect(output).toContain(
    `\nThe rest of pages/zoo.yaml is checked once ${file} is right.\nOther files have 1 error`,
  )
  expect(code).toBe(1)
})

test('a page that only has the name of a wrong page in its words does not wait for it', async () => {
  const root = siteFolder({
    'pages/zoo.yaml': pageOf('type: richText\ntext: The choir sings in the zoo.', 'use: snippets/apply'),
    'pages/choir.yaml': pageOf('type: richtext\ntext: Words'),
    'pages/snippets/apply.yaml': 'blocks:\n  - type: richtext\n    text: Words\n',
  })
  const { output } = await call('check', '/zoo', '--root', root)
  expect(output).toContain(
    '\nThe rest of pages/zoo.yaml is checked once pages/snippets/apply.yaml is right.\n',
  )
})
