/** Words are found on all pages, however they are written there. */
import { expect, test } from 'vitest'
import { excerptOf, findWords, isEnough, nextAfter } from '../../../src/studio/find/find-words.ts'
import { folded, hitsIn } from '../../../src/studio/find/folded.ts'

const marked = (text: string, search: string) =>
  hitsIn(folded(text), folded(search).text.trim(), text).map(({ from, to }) => text.slice(from, to))

test.for([
  ['case', 'The Head: Mrs. WANJIRU', 'wanjiru', ['WANJIRU']],
  ['accents', 'Élève, eleve, e\u0301le\u0300ve.', 'élève', ['Élève', 'eleve', 'e\u0301le\u0300ve']],
  ['accents in the search', 'Cafe', 'café', ['Cafe']],
  [
    'white space',
    'Mrs.\u00a0Wanjiru and Mrs.\n  Wanjiru',
    'mrs. wanjiru',
    ['Mrs.\u00a0Wanjiru', 'Mrs.\n  Wanjiru'],
  ],
  ['quotes and dashes', 'It’s 8–9', "it's 8-9", ['It’s 8–9']],
  ['bold words', 'The **school** fees', 'school fees', ['school** fees']],
  ['thousands', 'KSh 24,500 or 24500 or 24 500', '24500', ['24,500', '24500', '24 500']],
  ['thousands in the search', 'KSh 24500', '24,500', ['24500']],
  ['several in one text', 'fee, fees, coffee', 'fee', ['fee', 'fee', 'fee']],
  ['nothing', 'fees', 'fare', []],
  ['no words', 'fees', '  ', []],
  ['signs of two units', '😀 fees 😀 fees', 'fees', ['fees', 'fees']],
  ['letters that become two', 'ﬁeld ﬁx', 'fix', ['ﬁx']],
] as const)('%s', ([, text, search, hits]) => expect(marked(text, search)).toEqual(hits))

const PAGE = `title: Fees # Wanjiru
description: What it costs.
blocks:
  - type: hero
    title: Fees
    text: |
      Ask Mrs.
      Wanjiru. Or Mr. Otieno.
      Or Mrs. Wanjiru again.
`
const TEXTS: Readonly<Record<string, string>> = {
  'pages/fees.yaml': PAGE,
  'pages/data/staff.csv': 'Name,Class\nMrs. Wanjiru,4\n',
  'pages/broken.yaml': 'title: [Wanjiru\n',
  'site.yaml': 'organisation:\n  name: Hillside\n',
}
const files = { paths: Object.keys(TEXTS), text: (path: string) => TEXTS[path] }

test('places are named and found in pages, tables and files with a mistake, not in comments and names', () => {
  const found = findWords(files, 'WANJIRU')
  expect(found.map(({ file, at }) => `${file}: ${at.what()}`)).toEqual([
    'pages/fees.yaml: “Fees” (Hero), Text',
    'pages/fees.yaml: “Fees” (Hero), Text',
    'pages/data/staff.csv: Name, row 2',
    'pages/broken.yaml: 1',
  ])
  expect(found.map(({ at }) => at.path)).toContainEqual(['blocks', 0, 'text'])
  expect(findWords(files, 'hero')).toEqual([])
  expect(findWords(files, 'hillside').map(({ at }) => at.what())).toEqual(['Organisation › Name'])
  expect(findWords(files, 'class').map(({ at }) => at.what())).toEqual(['Column 2'])
})

test('one sign is not enough', () => {
  expect(isEnough(' é ')).toBe(false)
  expect(findWords(files, 'e')).toEqual([])
})

test('the next place is the one behind, also if the last one is gone', () => {
  const found = findWords(files, 'wanjiru')
  expect(nextAfter(found, undefined, files.paths)).toBe(0)
  expect(nextAfter(found, found[0], files.paths)).toBe(1)
  expect(nextAfter(found.slice(1), found[0], files.paths)).toBe(0)
  expect(nextAfter(found, found[1], files.paths)).toBe(2)
  expect(nextAfter(found, found.at(-1), files.paths)).toBe(0)
})

test('what is typed is found at once', () => {
  const text = (path: string) => TEXTS[path]?.replaceAll('Wanjiru', 'Achieng')
  expect(findWords({ ...files, text }, 'wanjiru')).toEqual([])
  expect(findWords({ ...files, text }, 'achieng')).toHaveLength(4)
})

test('an excerpt is one line of whole words', () => {
  const text = `${'Many words come before it, and more. '.repeat(3)}Mrs.\nWanjiru${' teaches here'.repeat(9)}`
  const from = text.indexOf('Mrs.')
  const at = { text, folded: folded(text), path: [], start: 0, what: () => '' }
  expect(excerptOf({ at, from, to: from + 12 })).toEqual({
    before: '…Many words come before it, and more. ',
    hit: 'Mrs. Wanjiru',
    after: ' teaches here teaches here teaches here…',
  })
})
