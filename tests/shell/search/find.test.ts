/** What the search finds in a small index. */
import { expect, test } from 'vitest'
import type { SearchIndex, SearchPage } from '../../../src/block/search-index.ts'
import { excerptOf } from '../../../src/shell/search/excerpt.ts'
import { newFinder } from '../../../src/shell/search/find.ts'
import { addressOf } from '../../../src/shell/search/place.ts'
import { foldedText, wordsIn } from '../../../src/shell/search/words.ts'

const words = { close: '', hint: '', found: '', nothing: '' }

function hitsIn(lang: string, pages: readonly SearchPage[], query: string) {
  const index: SearchIndex = { lang, words, pages }
  return newFinder(index)(query).map(({ page: [href], part }) => [href, part?.[0]])
}

const ENGLISH: readonly SearchPage[] = [
  [
    '/swim',
    'Swimmers',
    'Boys learn to swim.',
    [['The pool', 'A café by the pool in Murang’a costs 64,200.']],
  ],
  [
    '/fees',
    'Fees',
    'What it costs.',
    [
      ['How to pay', 'Pay at the clinic or the bank.', 'pay'],
      ['Refunds', 'None.'],
    ],
  ],
  ['/grade5', 'Join Grade 5', 'Who may join.', [['', 'Clinical words stand here.']]],
]

test.for([
  ['letters without their marks', 'cafe', '/swim'],
  ['letters with marks that are not there', 'Féés', '/fees'],
  ['apostrophes of either kind', "MURANG'A", '/swim'],
  ['a word without its apostrophe', 'muranga', '/swim'],
  ['the beginning of a word', 'swimm', '/swim'],
  ['another ending', 'swimming', '/swim'],
  ['one wrong letter', 'clinuc', '/fees'],
  ['one wrong letter in a word of four', 'bsnk', '/fees'],
  ['one letter too many', 'refuunds', '/fees'],
  ['one letter missing', 'refnds', '/fees'],
  ['two letters that changed places', 'refudns', '/fees'],
  ['a figure with its comma', '64200', '/swim'],
  ['a word and a figure in one', 'grade5', '/grade5'],
] as const)('%s', ([, query, page]) => {
  expect(hitsIn('en', ENGLISH, query)[0]?.[0]).toBe(page)
})

test('two slips are another word, and so are a short word with one and an empty question', () => {
  for (const query of ['rafnnds', 'pey', '', ' ?! ']) expect(hitsIn('en', ENGLISH, query)).toEqual([])
})

test('a word that is there as it was typed leaves out words that look like it', () => {
  expect(hitsIn('en', ENGLISH, 'bank')).toEqual([['/fees', 'How to pay']])
})

test('titles come before headings, and headings before texts; a page that has all words comes first', () => {
  const pages: readonly SearchPage[] = [
    ['/text', 'One', '', [['', 'The choir sings.']]],
    ['/heading', 'Two', '', [['Choir', 'It sings.']]],
    ['/title', 'Choir', '', [['', 'Boys.']]],
    ['/other', 'Other', '', [['', 'Nothing.']]],
  ]
  expect(hitsIn('en', pages, 'choir').map(([href]) => href)).toEqual(['/title', '/heading', '/text'])
  expect(hitsIn('en', pages, 'choir sings')[0]).toEqual(['/heading', 'Choir'])
})

const about = (href: string, title: string, ...texts: readonly string[]): SearchPage => [
  href,
  title,
  '',
  texts.map((text) => ['', text] as const),
]

test('of pages that fit equally well, the one that speaks of it in many parts comes first', () => {
  const pages = [
    about('/once', 'One', 'The choir sings.', 'Words.', 'Words.'),
    about('/often', 'Two', 'The choir sings.', 'The choir travels.', 'The choir rests.'),
    about('/never', 'Three', 'Words.'),
  ]
  expect(hitsIn('en', pages, 'choir').map(([href]) => href)).toEqual(['/often', '/once'])
})

test('pages that fit much worse than the first are left out, and of the others ten are shown', () => {
  const pages = [
    about('/title', 'Boarding fees', 'What boarding costs.'),
    ...Array.from({ length: 30 }, (_, at) => about(`/word-${at}`, 'Other', 'Fees.')),
    ...Array.from({ length: 10 }, (_, at) => about(`/none-${at}`, 'Other', 'Words.')),
  ]
  expect(hitsIn('en', pages, 'boarding fees').map(([href]) => href)).toEqual(['/title'])
  expect(hitsIn('en', pages, 'fees')).toHaveLength(10)
})

test('a word with a slip is meant more likely than a part of another word', () => {
  const pages = [about('/part', 'One', 'The train leaves.'), about('/slip', 'Two', 'We use rein.')]
  expect(hitsIn('en', pages, 'rain').map(([href]) => href)).toEqual(['/slip', '/part'])
})

test('Swahili words are found inside others, also with another beginning', () => {
  const pages: readonly SearchPage[] = [
    ['/a', 'Mwanzo', '', [['', 'Mwanafunzi mpya hulipa karo.']]],
    ['/b', 'Kalenda', '', [['', 'Siku za kufungua.']]],
  ]
  for (const query of ['wanafunzi', 'kulipa', 'analipa'])
    expect(hitsIn('sw', pages, query)[0]?.[0], query).toBe('/a')
  expect(hitsIn('sw', pages, 'fungua')[0]?.[0]).toBe('/b')
})

test('in Swahili, a word with something before it is meant more likely than its end alone', () => {
  const pages = [
    about('/end', 'Moja', 'Tunatoa shauri.'),
    about('/whole', 'Mbili', 'Mkutano wa mahalmashauri.'),
    about('/none', 'Tatu', 'Hakuna.'),
  ]
  expect(hitsIn('sw', pages, 'halmashauri').map(([href]) => href)).toEqual(['/whole', '/end'])
})

test('Swahili verbs are found by their stem, whoever does it, to whom, and when', () => {
  const pages: readonly SearchPage[] = [
    ['/a', 'Mwanzo', '', [['', 'Usajili wa watoto. Hufunguliwa Januari. Punguzo la karo.']]],
    ['/b', 'Nyingine', '', [['', 'Hakuna.']]],
  ]
  for (const query of ['kumsajili', 'mtoto', 'zinafunguliwa', 'ninayepunguziwa'])
    expect(hitsIn('sw', pages, query)[0]?.[0], query).toBe('/a')
})

test('English words are found with another ending', () => {
  const pages: readonly SearchPage[] = [
    ['/a', 'One', '', [['', 'An allergy. Nursing. Enrolment. To pay.']]],
    ['/b', 'Two', '', []],
  ]
  for (const query of ['allergies', 'nurse', 'enroll', 'payments'])
    expect(hitsIn('en', pages, query)[0]?.[0], query).toBe('/a')
})

test('a page is found by the words that its author gave it', () => {
  const pages: readonly SearchPage[] = [
    ['/a', 'One', '', [['', 'The clinic is open.']]],
    ['/b', 'Nursing Care', 'Day and night.', [['Nurses', 'Always.']], 'clinic, sick bay'],
  ]
  expect(hitsIn('en', pages, 'clinic')).toEqual([
    ['/b', undefined],
    ['/a', ''],
  ])
})

test('small words count little, but they count', () => {
  const pages: readonly SearchPage[] = [
    ['/a', 'How do I get to my school', '', []],
    ['/b', 'Enrolment', '', []],
    ['/c', 'Where', '', []],
  ]
  expect(hitsIn('en', pages, 'how do I enrol my')[0]?.[0]).toBe('/b')
  expect(hitsIn('en', pages, 'where')[0]?.[0]).toBe('/c')
})

test('French words are found without their article', () => {
  const pages: readonly SearchPage[] = [
    ['/a', 'Accueil', '', [['', "L'école ouvre à l’heure."]]],
    ['/b', 'Autre', '', []],
  ]
  for (const query of ['ecole', "d'école", 'heure'])
    expect(hitsIn('fr', pages, query)[0]?.[0], query).toBe('/a')
})

test('an excerpt shows the words around, marks what was found, and cuts no word', () => {
  const text = `${'Before that. '.repeat(20)}The clinic is open. ${'After that. '.repeat(20)}`
  const pieces = excerptOf(text, new Set(['clinic']))
  expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['clinic'])
  const shown = pieces.map(({ text }) => text).join('')
  expect(shown.length).toBeLessThan(170)
  expect(shown).toMatch(/^… (?:Before|that)/)
  expect(shown).toMatch(/(?:After|that\.) …$/)
  expect(excerptOf('Short', new Set())).toEqual([{ text: 'Short', isFound: false }])
})

test.for([
  ['goes on', `${'Words. '.repeat(20)}https://example.org/${'y'.repeat(200)}`],
  ['has begun long before', `${'Words. '.repeat(20)}${'y'.repeat(200)}/https ${'Words. '.repeat(20)}`],
  ['has begun long before, and is the end', `${'Words. '.repeat(20)}${'y'.repeat(200)}/https`],
] as const)('an excerpt marks what was found in an address that %s', ([, text]) => {
  const pieces = excerptOf(text, new Set(['https']))
  expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['https'])
  expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(170)
})

test('the quick way to split a text gives the same words', () => {
  for (const text of [
    'Karo, 64,200 and 1.5 or 1,234,567; 12,34.',
    "Murang'a’s boys don't, 'quoted' — l'heure d’été",
    "qu'il Grade5 A1b2 e-mail@example.org",
    'naïve Ærø straße',
    '',
  ])
    expect(foldedText(text).match(/[a-z]+|\d+/g) ?? []).toEqual(wordsIn(text).map(({ folded }) => folded))
})

test('words know where they are', () => {
  expect(wordsIn('Karo, 64,200 — Ng’ombe')).toEqual([
    { folded: 'karo', start: 0, end: 4 },
    { folded: '64200', start: 6, end: 12 },
    { folded: 'ngombe', start: 15, end: 22 },
  ])
})

test('the address of a part: its anchor, or its heading', () => {
  expect(addressOf('/fees', 'How to pay', 'pay')).toBe('/fees#pay')
  expect(addressOf('/fees', 'Half-term & more', undefined)).toBe('/fees#:~:text=Half%2Dterm%20%26%20more')
  expect(addressOf('/fees', '', undefined)).toBe('/fees')
})

test('a number is the same as a word and as a figure', () => {
  const pages: readonly SearchPage[] = [
    ['/five', 'Fees of grade 5', '', []],
    ['/six', 'Fees of grade 6', '', []],
  ]
  expect(hitsIn('en', pages, 'grade five')[0]).toEqual(['/five', undefined])
  expect(hitsIn('en-KE', pages, 'fees grade six')[0]).toEqual(['/six', undefined])
  expect(hitsIn('sw', pages, 'grade tano')[0]).toEqual(['/five', undefined])
})

test('the first part of a tag says the language: `swg` is not Swahili, and `frr` is not French', () => {
  const pages: readonly SearchPage[] = [
    ['/a', 'Mwanzo', '', [['', 'Hufunguliwa Januari. Un ciel bleu.']]],
    ['/b', 'Nyingine', '', []],
  ]
  for (const [lang, other, query] of [
    ['sw', 'swg', 'zinafunguliwa'],
    ['fr', 'frr', 'bleues'],
  ] as const) {
    expect(hitsIn(lang, pages, query), lang).not.toEqual([])
    expect(hitsIn(`${lang}-XX`, pages, query), lang).not.toEqual([])
    expect(hitsIn(other, pages, query), other).toEqual([])
  }
})
