/** A value of the settings gets another name: the places that name it follow. */
import { expect, test } from 'vitest'
import { applyEdits } from '../../../src/core/base/edit.ts'
import { renameValue, usesOf } from '../../../src/studio/form/value-uses.ts'
import { read } from '../../../src/studio/session/read-text.ts'

const SITE = `footer:
  contacts: [office, head]
contacts:
  office:
    title: Office
  head:
    title: Head
links:
  portal: https://portal.example.org/
facts:
  fee: 20
  feeYear: 60
  fee.old: 10
languages:
  sw:
    facts:
      fee: 20/=
`
const FEES = `text: \${facts.fee} a term, \${ facts.fee } now, \${facts.feeYear} a year, \${facts.fee.old} once.
blocks:
  - type: contact
    contacts:
      - office # the first
      - head
  - type: prose
    text: Write to \${contacts.office.email} or [the portal](link:portal), not to the office at link:portal.
    href: link:portal
    links: [link:portal2]
`
const FILES: Readonly<Record<string, string>> = {
  'site.yaml': SITE,
  'pages/fees.yaml': FEES,
  'pages/data/fees.csv': 'Fee,More\n${facts.fee},link:portal\n',
}
const texts = { names: ['fees.yaml', 'data/fees.csv'], text: (path: string) => FILES[path] }

function renamed(section: string, old: string, name: string) {
  const { edits = [], places } = renameValue(texts, read('site.yaml', SITE).value, [section, old], name) ?? {}
  const after = (path: string) =>
    applyEdits(
      FILES[path] ?? '',
      edits.filter(({ file }) => file === path),
    )
  return {
    site: after('site.yaml'),
    fees: after('pages/fees.yaml'),
    csv: after('pages/data/fees.csv'),
    places,
  }
}

test.for([
  [3, 'facts', 'fee'],
  [1, 'facts', 'fee.old'],
  [3, 'contacts', 'office'],
  [3, 'links', 'portal'],
  [0, 'links', 'port'],
] as const)('there are %s uses of %s %s', ([count, section, name]) =>
  expect(usesOf(texts, [section, name]).count).toBe(count),
)

test('a fact changes in all languages and texts; the settings are no place that follows', () => {
  expect(renamed('facts', 'fee', 'price')).toEqual({
    site: SITE.replaceAll(/fee(?=:)/g, 'price'),
    fees: FEES.replaceAll(/facts\.fee(?= ?\})/g, 'facts.price'),
    csv: 'Fee,More\n${facts.price},link:portal\n',
    places: 3,
  })
})

test('a contact changes in the lists that show it, too', () => {
  expect(renamed('contacts', 'office', 'desk')).toEqual({
    site: SITE.replaceAll('office', 'desk'),
    fees: FEES.replace('- office', '- desk').replace('contacts.office', 'contacts.desk'),
    csv: FILES['pages/data/fees.csv'],
    places: 3,
  })
})

test('a contact with a name that a list cannot have as it is gets its quotes', () =>
  expect(renamed('contacts', 'head', 'a,b').site).toContain('contacts: [office, "a,b"]'))

test('a link changes where it leads from, and no words that look like it', () => {
  expect(renamed('links', 'portal', 'door')).toEqual({
    site: SITE.replace('portal:', 'door:'),
    fees: FEES.replace('(link:portal)', '(link:door)').replace('href: link:portal', 'href: link:door'),
    csv: 'Fee,More\n${facts.fee},link:door\n',
    places: 3,
  })
})
