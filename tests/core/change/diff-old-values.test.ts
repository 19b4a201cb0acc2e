/** What `ukurasa diff` says of a value that was replaced at one place and stands at another one, too. */
import { expect, test } from 'vitest'
import { pageOf } from '../../support/pages.ts'
import { below, changes, PAGE, SITE, said, schedule } from '../../support/versions.ts'

const HEADING = 'The old value is still there'
const OTHER = 'pages/other.yaml'
const text = (words: string) => pageOf(`type: richText\ntext: ${words}`)

/** What is said after a page has other words, while another page keeps its own. */
const lines = (before: string, after: string, other: string) =>
  below(
    HEADING,
    said({ [PAGE]: text(before), [OTHER]: text(other) }, { [PAGE]: text(after), [OTHER]: text(other) }),
  )

test.for([
  ['Pay 64,200 a term.', 'Pay 65,000 a term.', 'It costs KES 64 200.', '64,200 → 65,000; 64,200'],
  [
    'Call 0722 000 001.',
    'Call 0722 000 009.',
    'Our number is +254 722 000 001.',
    '0722 000 001 → 0722 000 009; 0722 000 001',
  ],
  [
    'Ask old@example.org.',
    'Ask new@example.org.',
    'Write to old@example.org!',
    'old@example.org → new@example.org; old@example.org',
  ],
  [
    'We close on 18 December 2026.',
    'We close on 11 December 2026.',
    'The bus leaves on Friday 18th December, 2026.',
    '18 December 2026 → 11 December 2026; 18 December 2026',
  ],
] as const)('%s', ([before, after, other, said]) => {
  expect(lines(before, after, other)).toEqual([`${said} is still in /other (line 5)`])
})

test.for([
  ['the other place has another value', 'Pay 64,200.', 'Pay 65,000.', 'Pay 4,200 or 164,200 or 64,200,000.'],
  ['a year', 'Since 2019.', 'Since 2020.', 'In 2019.'],
  ['a small number', 'Bring 120 books.', 'Bring 130 books.', 'We have 120 boys.'],
  ['only another spelling', 'Pay 64,200.', 'Pay 64200.', 'Pay 64,200.'],
  ['the value is said again', 'Pay 64,200.', 'Pay 64,200 now.', 'Pay 64,200.'],
] as const)('%s: nothing is said', ([, before, after, other]) => {
  expect(lines(before, after, other)).toEqual([''])
})

test('other entries of the same list may cost the same', () => {
  const before = { [PAGE]: schedule([64_200, 64_200], 128_400) }
  const after = { [PAGE]: schedule([65_000, 64_200], 129_200), [OTHER]: text('Pay 64,200.') }
  expect(changes(before, after).oldValues).toBeUndefined()
  const withText = { ...before, [OTHER]: text('Pay 64,200 in January.') }
  expect(
    changes(withText, { ...withText, ...after, [OTHER]: text('Pay 64,200 in January.') }).oldValues,
  ).toEqual([{ before: '64200', after: '65000', places: [{ name: '/other', line: 5 }] }])
})

test('what is only deleted on a page, another day of the same calendar, and a number of a chart: nothing is said', () => {
  const [mail, other] = [text('Ask old@example.org.'), text('Write to old@example.org.')]
  expect(
    changes({ [PAGE]: mail, [OTHER]: other }, { [PAGE]: text('Ask us.'), [OTHER]: other }).oldValues,
  ).toBeUndefined()
  const events = (day: string) =>
    pageOf(
      `type: calendar\ntitle: Days\nyear: 2025\nevents:\n  - name: Games\n    date: ${day}\n  - name: Songs\n    date: 2025-03-12`,
    )
  expect(
    changes({ [PAGE]: events('2025-03-12') }, { [PAGE]: events('2025-03-13') }).oldValues,
  ).toBeUndefined()
  const chart = (value: number) =>
    pageOf(
      `type: chart\nkind: bar\ntitle: Books\ntext: Books of a year.\ncategories: [A, B]\nseries:\n  - name: Books\n    values: [${value}, 5]`,
    )
  const books = text('We have 1300 books.')
  expect(
    changes({ [PAGE]: chart(1300), [OTHER]: books }, { [PAGE]: chart(1350), [OTHER]: books }).oldValues,
  ).toBeUndefined()
})

test('so may another fact', () => {
  const facts = (fee: string) => `${SITE}facts:\n  grade4Fee: ${fee}\n  grade5Fee: 64,200\n`
  expect(
    changes({ 'site.yaml': facts('64,200') }, { 'site.yaml': facts('65,000') }).oldValues,
  ).toBeUndefined()
})

test('two values that change places are both new', () => {
  const page = (first: string, second: string) => text(`Grade 4 pays ${first}. Grade 5 pays ${second}.`)
  const other = text('From 64,200 to 68,400.')
  const before = { [PAGE]: page('64,200', '68,400'), [OTHER]: other }
  expect(changes(before, { ...before, [PAGE]: page('68,400', '64,200') }).oldValues).toBeUndefined()
  const mail = `${SITE}contacts:\n  gate:\n    title: Gate\n    phone: "+254 700 000 201"\n`
  expect(
    changes(
      { [PAGE]: text('Call 0700 000 201.'), 'site.yaml': SITE },
      { [PAGE]: text('Call us.'), 'site.yaml': mail },
    ).oldValues,
  ).toBeUndefined()
})

test('a value of site.yaml that a page has typed by hand, and the phone of a contact that is gone', () => {
  const facts = (fee: string) => `${SITE}facts:\n  fee: ${fee}\n`
  const page = text(`Pay \${facts.fee} now. It was decided that 64,200 is enough.`)
  expect(
    below(
      HEADING,
      said({ 'site.yaml': facts('64,200'), [PAGE]: page }, { 'site.yaml': facts('65,000'), [PAGE]: page }),
    ),
  ).toEqual(['64,200 → 65,000; 64,200 is still in /page (line 5)'])
  const site = SITE.replace(
    'contacts:\n',
    'contacts:\n  gate:\n    title: Gate\n    phone: "+254 700 000 201"\n',
  )
  const call = text('"Ask at the gate: [call](tel:+254700000201)"')
  const told = said({ 'site.yaml': site, [PAGE]: call }, { 'site.yaml': SITE, [PAGE]: call })
  expect(below(HEADING, told)).toEqual(['+254 700 000 201 was removed, but is still in /page (line 5)'])
  expect(told).toContain('+254 700 000 201 still in 1 place')
})

test('a table has its own line, and is told once', () => {
  const table = 'title,amount\nTerm 1,"64,200"\nTerm 2,"66,000"\n'
  const rows = pageOf('type: feeSchedule\ntitle: Fees\nitems:\n  rows: data/fees.csv')
  const files = { 'pages/data/fees.csv': table, [OTHER]: rows, 'pages/third.yaml': rows }
  const { oldValues } = changes(
    { ...files, [PAGE]: text('Pay 66,000.') },
    { ...files, [PAGE]: text('Pay 67,000.') },
  )
  expect(oldValues).toEqual([
    { before: '66,000', after: '67,000', places: [{ name: 'pages/data/fees.csv', line: 3 }] },
  ])
})
