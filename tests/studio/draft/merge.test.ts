/** Two people change one file: both changes are there, or the author is asked. */
import { expect, test } from 'vitest'
import { merge } from '../../../src/studio/draft/merge/merge.ts'
import type { Choice } from '../../../src/studio/draft/merge/merged.ts'

const path = 'pages/page.yaml'
const PAGE = `# The page
title: Fees

blocks:
  # first
  - type: hero
    title: Welcome
    text: Short words

  - type: cards
    items:
      - title: One
        href: /one
      - title: Two # why
        href: /two

  - type: prose
    markdown: |
      The first line.

      The last line.
`

type Words = readonly (readonly [from: string, to: string])[]

const changed = (words: Words) =>
  words.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, PAGE)

const versions = (mine: Words, theirs: Words) => ({
  path,
  opened: PAGE,
  mine: changed(mine),
  theirs: changed(theirs),
})

const HERO = '  # first\n  - type: hero\n    title: Welcome\n    text: Short words\n\n'
const TWO = '      - title: Two # why\n        href: /two\n'
const LAST = '      The last line.\n'
const TO_THE_END: Words = [
  [HERO, ''],
  [LAST, `${LAST}\n${HERO.trimEnd()}\n`],
]
const KARIBU: Words = [['Welcome', 'Karibu']]
const HELLO: Words = [['Welcome', 'Hello']]

/** The last part is there if the result is not all words of both. */
test.for<readonly [string, Words, Words, Words?]>([
  ['two fields', KARIBU, [['Two #', 'Three #']]],
  ['neighbouring fields', KARIBU, [['Short words', 'More words']]],
  ['the same change', KARIBU, [...KARIBU, ['Fees', 'Our fees']], [...KARIBU, ['Fees', 'Our fees']]],
  ['two lines of one text', [['The first line.', 'My line.']], [['The last line.', 'Their line.']]],
  [
    'a comment of mine',
    [['title: Welcome', 'title: Welcome # ask Ms Otieno']],
    [['Short words', 'More words']],
  ],
  [
    'an entry of each',
    [[TWO, `${TWO}      # new\n      - title: Mine\n`]],
    [['  - type: prose', '  - type: gallery\n\n  - type: prose']],
  ],
  [
    'entries of both at one place',
    [[TWO, `${TWO}      # new\n      - title: "Mine"\n`]],
    [[TWO, `${TWO}      - title: Theirs\n`]],
    [[TWO, `${TWO}      # new\n      - title: "Mine"\n      - title: Theirs\n`]],
  ],
  ['I moved a block, they changed it', TO_THE_END, HELLO],
  ['they moved a block, I changed it', KARIBU, TO_THE_END, [...TO_THE_END, ...KARIBU]],
  ['I removed a block, they changed another', [[HERO, '']], [['Two #', 'Three #']]],
  [
    'they marked a stand-in, I changed it',
    [['title: Fees', 'title: Our fees']],
    [['title: Fees', 'title: !todo Fees']],
    [['title: Fees', 'title: !todo Our fees']],
  ],
])('no clash: %s', ([, mine, theirs, both]) => {
  const merged = merge(versions(mine, theirs))
  expect(merged.clashes).toEqual([])
  expect(merged.text).toBe(changed(both ?? [...mine, ...theirs]))
})

type Asked = { readonly kind: string; readonly mine: string | undefined; readonly theirs: string | undefined }
type Results = { readonly mine?: Words; readonly theirs?: Words }

/** The last part is there if a choice gives something else than the whole version. */
test.for<readonly [string, Words, Words, Asked, Results?]>([
  ['one field', KARIBU, HELLO, { kind: 'value', mine: 'Karibu', theirs: 'Hello' }],
  [
    'removed and changed',
    [[HERO, '']],
    HELLO,
    { kind: 'value', mine: undefined, theirs: 'type: hero\ntitle: Hello\ntext: Short words' },
  ],
  [
    'changed and removed',
    KARIBU,
    [[HERO, '']],
    { kind: 'value', mine: 'type: hero\ntitle: Karibu\ntext: Short words', theirs: undefined },
  ],
  [
    'one line of a text',
    [
      ['The first line.', 'Mine.'],
      ['Short', 'Long'],
    ],
    [['The first line.', 'Theirs.']],
    { kind: 'value', mine: 'Mine.\n\nThe last line.\n', theirs: 'Theirs.\n\nThe last line.\n' },
    {
      theirs: [
        ['The first line.', 'Theirs.'],
        ['Short', 'Long'],
      ],
    },
  ],
  [
    'a text and a list',
    [['text: Short words', 'text: [a, b]']],
    [['Short words', 'More words']],
    { kind: 'value', mine: '- a\n- b', theirs: 'More words' },
    { mine: [['text: Short words', 'text:\n      - a\n      - b']] },
  ],
  [
    'a comment that has no place',
    [['title: Welcome', 'title: Welcome # mine']],
    [['    title: Welcome\n', '']],
    { kind: 'comment', mine: '# mine', theirs: undefined },
    {
      mine: [
        ['    title: Welcome\n', ''],
        [LAST, `${LAST}# mine\n`],
      ],
    },
  ],
])('a clash: %s', ([, mine, theirs, asked, results]) => {
  const all = versions(mine, theirs)
  const { open, clashes } = merge(all)
  expect(open).toEqual(clashes)
  expect(
    clashes.map((clash) => ({ kind: clash.kind, mine: clash.mine.text, theirs: clash.theirs.text })),
  ).toEqual([asked])
  const chosen = (choice: Choice) => merge(all, new Map(clashes.map(({ key }) => [key, choice])))
  expect(chosen('mine')).toMatchObject({ open: [], text: changed(results?.mine ?? mine) })
  expect(chosen('theirs')).toMatchObject({ open: [], text: changed(results?.theirs ?? theirs) })
})

test('who did not change a file takes the other version', () => {
  expect(merge({ path, opened: 'a: 1', mine: 'a: 1', theirs: 'b: 1 # x' }).text).toBe('b: 1 # x')
  expect(merge({ path, opened: 'a: 1', mine: 'a: "1"', theirs: 'a: 1' }).text).toBe('a: "1"')
})

test('both made the same new page', () => {
  const all = { path, opened: undefined, mine: 'a: 1', theirs: 'a: 2' }
  expect(merge(all).open).toMatchObject([{ kind: 'file' }])
})

test('a text that somebody has half written in an editor keeps the words of both, if they are in other lines', () => {
  const half: Words = [['href: /two', 'href: "/two']]
  const { text, open } = merge(versions(KARIBU, half))
  expect(text).toBe(changed([...KARIBU, ...half]))
  expect(open).toEqual([])
  expect(merge(versions([['/two', '/three']], half)).open).toMatchObject([{ kind: 'file' }])
})

test.for<readonly [string, string | undefined, string | undefined]>([
  ['I deleted it', undefined, 'a: 2'],
  ['they deleted it', 'a: 2', undefined],
  ['one cannot be read', 'a: "2', 'a: 3'],
])('the whole file clashes: %s', ([, mine, theirs]) => {
  const all = { path, opened: 'a: 1', mine, theirs }
  expect(merge(all).open).toMatchObject([{ kind: 'file', mine: { text: mine }, theirs: { text: theirs } }])
  expect(merge(all, new Map([['file', 'mine']])).text).toBe(mine)
  expect(merge(all, new Map([['file', 'theirs']])).text).toBe(theirs)
})
