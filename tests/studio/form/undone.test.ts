/** What Undo and Redo say of a change, and where they lead. */
import { expect, test } from 'vitest'
import { changedPlace, changedRow } from '../../../src/studio/form/undone/changed-place.ts'

const PAGE = `title: Fees # the name
description: What it costs.
blocks:
  - type: hero
    title: Fees
  - type: richText
    text: It costs 20.
  - type: cardGrid
    title: Clubs
    cards:
      - title: Choir
        text: Songs.
      - title: Chess
        text: Games.
`
const WITHOUT_CHOIR = PAGE.replace(/ {6}- title: Choir\n.*\n/, '')
const WITHOUT_CARDS = PAGE.replace(/ {2}- type: cardGrid[\s\S]*/, '')
const SWAPPED = PAGE.replace(/( {2}- type: hero\n.*\n)( {2}- type: richText\n.*\n)/, '$2$1')

test.for([
  ['a title of the page', PAGE.replace('Fees #', 'Costs #'), ['title'], 'Title', 1],
  ['a text without a title', PAGE.replace('20', '30'), ['blocks', 1, 'text'], 'Block 2: Rich text, Text', 1],
  [
    'two places',
    PAGE.replace('20', '30').replace('Songs', 'Tunes'),
    ['blocks', 1, 'text'],
    'Block 2: Rich text, Text',
    2,
  ],
  ['an entry that is gone', WITHOUT_CHOIR, ['blocks', 2, 'cards', 0], '“Clubs” (Card grid), Card 1', 1],
  ['a block that is gone', WITHOUT_CARDS, ['blocks', 1], '“Clubs” (Card grid)', 1],
  ['a block that has moved', SWAPPED, ['blocks', 1], '“Fees” (Hero)', 1],
] as const)('%s', ([, after, path, what, count]) => {
  expect(changedPlace('pages/fees.yaml', PAGE, after)).toEqual({ path, what, count })
})

test('an entry that has come back', () => {
  expect(changedPlace('pages/fees.yaml', WITHOUT_CHOIR, PAGE)).toEqual({
    path: ['blocks', 2, 'cards', 0],
    what: '“Clubs” (Card grid), Card 1',
    count: 1,
  })
})

test('other files are called by the names of their fields', () => {
  const [before, after] = ['1', '2'].map((year) => `contacts:\n  office:\n    name: Office ${year}\n`)
  expect(changedPlace('site.yaml', before ?? '', after ?? '')?.what).toBe('Contacts › Office › Name')
})

test.for([
  ['only a comment', 'pages/fees.yaml', PAGE.replace('the name', 'a name')],
  ['what cannot be read', 'pages/fees.yaml', PAGE.replace('blocks:', 'blocks: [')],
  ['a table', 'pages/data/fees.csv', 'Fee,Amount\n'],
] as const)('%s has no place', ([, path, after]) => expect(changedPlace(path, PAGE, after)).toBeUndefined())

test('a row of a table is called by its number, also if it is gone', () => {
  const [table, shorter] = ['Fee,Amount\nLunch,20\nTrip,30\n', 'Fee,Amount\nLunch,20\n']
  expect(changedRow(table, shorter, shorter.length)).toBe('Row 3')
  expect(changedRow(shorter, table, shorter.length)).toBe('Row 3')
  expect(changedRow(table, table.replace('20', '25'), table.indexOf('20'))).toBe('Row 2')
  expect(changedRow('"', '"', 0)).toBeUndefined()
})
