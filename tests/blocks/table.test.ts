/** What tables say: numbers as the site writes them, cells in the order of the columns. */
import { expect, test } from 'vitest'
import { pageOf, textOfBase } from '../support/pages.ts'
import { mainOf, read, siteOf } from '../support/site.ts'

const tableOf = (kind: string, cell: string) => `type: table
columns:
  - name: What
  - name: Figure
    kind: ${kind}
items:
  - Figure: ${cell}
    What: Bread`

const inLanguage = (lang: string) => {
  const base = textOfBase('site.yaml').replace(/^lang: .*$/m, `lang: ${lang}`)
  return base.replace(/^currency: .*$/m, 'currency: EUR')
}

test.for([
  ['number', '1,200', 'en', '1,200'],
  ['number', '12.50', 'en', '12.50'],
  ['number', '12.50', 'fr', '12,50'],
  ['number', '-3', 'en', '-3'],
  ['money', '1250', 'en', '€1,250'],
  ['money', '1250.5', 'fr', '1\u202f250,50\u00a0€'],
  ['money', 'on **request**', 'en', '<span>on <strong>request</strong></span>'],
  ['text', '1,200', 'fr', '<span>1,200</span>'],
] as const)('a %s %s on a site in %s is %s', ([kind, cell, lang, shown]) => {
  const site = siteOf({
    'site.yaml': inLanguage(lang),
    'pages/page.yaml': pageOf(tableOf(kind, `"${cell}"`)),
  })
  const main = mainOf(site, '/page')
  expect(main).toContain(`data-label="Figure">${shown}</td>`)
  expect(main).toMatch(/<th scope="row">.*Bread.*<\/th><td/)
})

test.for(['constructor', 'toString', '__proto__'])('a column %s without cells stays empty', (name) => {
  const table = `type: table
columns: [{ name: What }, { name: ${name} }]
items:
  - What: Bread`
  const main = mainOf(siteOf({ 'pages/page.yaml': pageOf(table) }), '/page')
  expect(main.match(/data-label="\w+">.*?<\/td>/g)).toEqual([`data-label="${name}"></td>`])
})

test('a name with a dot is one column of a spreadsheet, unless it names a field of a group', () => {
  const table = `type: table
columns: [{ name: No. }, { name: What }]
items:
  rows: data/bread.csv`
  const files = { 'pages/page.yaml': pageOf(table), 'pages/data/bread.csv': 'No.,What\n1,Bread\n' }
  expect(mainOf(siteOf(files), '/page')).toContain('<th scope="row"><span>1</span></th>')
})

test('a column of a spreadsheet that the table does not have is told once, at its name', () => {
  const table = `type: table
columns: [{ name: What }, { name: Price }]
items:
  rows: data/bread.csv`
  const csv = 'What,Pryce\nBread,5\nRolls,6\n'
  const { diagnostics } = read({ 'pages/page.yaml': pageOf(table), 'pages/data/bread.csv': csv })
  const found = diagnostics.filter(({ code }) => code === 'column-unknown')
  expect(found.map(({ span, help }) => [span.file, span.start.line, help])).toEqual([
    ['pages/data/bread.csv', 1, 'Did you mean `Price`? The columns are `What` and `Price`.'],
  ])
})
