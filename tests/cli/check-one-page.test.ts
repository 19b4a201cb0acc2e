/** `ukurasa check /page`: what is said of a page that waits for another file. */
import { expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { pageOf, siteFolder, textOfBase } from '../support/pages.ts'

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
