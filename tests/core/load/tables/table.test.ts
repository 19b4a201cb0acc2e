/** What the cells of a table become, and where their words are. */
import { expect, test } from 'vitest'
import { pageOf } from '../../../support/pages.ts'
import { mainOf, read, siteOf } from '../../../support/site.ts'

const PAGE = 'pages/page.yaml'

test('a point in the name of a column has no meaning if the block names its columns', () => {
  const columns = ['St.Mary', '2025', '2026'].map((name) => `\n  - name: '${name}'`).join('')
  const site = siteOf({
    'pages/points.csv': 'St.Mary,2025,2026\nKilima,12,15\n',
    [PAGE]: pageOf(`type: table\ncolumns:${columns}\nitems:\n  rows: points.csv`),
  })
  expect(mainOf(site, '/page')).toMatch(/St\.Mary.*2025.*2026.*Kilima.*12.*15/s)
})

test('a broken link in a cell is marked itself, not the right one before it that begins like it', () => {
  const { diagnostics } = read({
    'pages/needs.csv': 'items\nRead [all](/fees) or [one](/fee)\n',
    [PAGE]: pageOf('type: checklist\ntitle: Needs\nitems:\n  rows: needs.csv'),
  })
  const [broken] = diagnostics.filter(({ code }) => code === 'broken-link')
  expect(broken?.span).toMatchObject({ file: 'pages/needs.csv', start: { line: 2, column: 28 } })
})

test('the first row names the columns of the block, also if its words are like any other', () => {
  const site = siteOf({
    'pages/sounds.csv': 'Animal,Sound\nCow,moo\nDog,woof\n',
    [PAGE]: pageOf('type: table\ncolumns:\n  - name: Animal\n  - name: Sound\nitems:\n  rows: sounds.csv'),
  })
  expect(mainOf(site, '/page').split('Animal')).toHaveLength(2)
})
