/** What is new is written as the author writes, and comments go with what they describe. */
import { expect, test } from 'vitest'
import { applySplices } from '../../../src/core/base/edit.ts'
import type { FieldPath } from '../../../src/core/base/field-path.ts'
import { operate } from '../../../src/studio/operations/operate.ts'
import type { Operation } from '../../../src/studio/operations/operation.ts'

function after(text: string, operation: Operation): string {
  const outcome = operate({ path: 'pages/page.yaml', text }, operation)
  return 'refused' in outcome ? outcome.refused : applySplices(text, outcome.edits)
}

const LIST =
  '# About the list\n\nitems:\n  # one\n  - a: 1 # its number\n    # behind one\n\n  - a: 2\n\n# about the end\nend: x\n'
const move = (index: number, to: number): Operation => ({ kind: 'move', list: ['items'], index, to })
const at = (index: number) => ({ list: ['items'], index }) as const

test.for<readonly [string, string, Operation, string]>([
  [
    'comments move along, blank lines stay',
    LIST,
    move(0, 1),
    '# About the list\n\nitems:\n  - a: 2\n\n  # one\n  - a: 1 # its number\n    # behind one\n\n# about the end\nend: x\n',
  ],
  [
    'a removed entry takes its comments',
    LIST,
    { kind: 'remove', ...at(0) },
    '# About the list\n\nitems:\n  - a: 2\n\n# about the end\nend: x\n',
  ],
  [
    'a new entry keeps the spacing',
    LIST,
    { kind: 'insert', ...at(2), value: { a: 'x: y' } },
    LIST.replace('a: 2\n', 'a: 2\n\n  - a: "x: y"\n'),
  ],
  [
    'the last entry leaves []',
    'items: # why\n  - a\nend: x\n',
    { kind: 'remove', ...at(0) },
    'items: [] # why\nend: x\n',
  ],
  [
    'an empty list is filled on lines',
    'items: []\n',
    { kind: 'insert', ...at(0), value: { a: 'b', c: 'd' } },
    'items:\n  - a: b\n    c: d\n',
  ],
  [
    'a flow list stays one',
    'items: [a, b] # why\n',
    { kind: 'insert', ...at(1), value: 'c, d' },
    'items: [a, "c, d", b] # why\n',
  ],
  ['a flow list is sorted', 'items: [ a, {b: c}, d ]\n', move(2, 0), 'items: [ d, a, {b: c} ]\n'],
  [
    'a list in a list, where dashes are not indented',
    'items:\n- []\n',
    { kind: 'insert', list: ['items', 0], index: 0, value: { a: 'b' } },
    'items:\n-\n  - a: b\n',
  ],
  [
    'the dash may stand alone',
    'items:\n-\n    a: 1\n-\n    a: 2\n',
    { kind: 'insert', ...at(1), value: { a: '3' } },
    'items:\n-\n    a: 1\n-\n    a: 3\n-\n    a: 2\n',
  ],
  [
    'wide dashes stay wide',
    'items:\n-   a: 1\n',
    { kind: 'insert', ...at(1), value: { a: '2', b: '3' } },
    'items:\n-   a: 1\n-   a: 2\n    b: 3\n',
  ],
  ['without a last line break', 'items:\n  - a\n  - b', move(0, 1), 'items:\n  - b\n  - a'],
  ['a long text at the end', 'items:\n  - a\n  - |\n    b', move(0, 1), 'items:\n  - |\n    b\n  - a'],
  [
    'CRLF',
    'items:\r\n  - a\r\n',
    { kind: 'insert', ...at(1), value: 'x\ny\n' },
    'items:\r\n  - a\r\n  - |\r\n    x\r\n    y\r\n',
  ],
  [
    'an entry within an entry',
    'items:\n  - - x\n    # about y\n    - y\n',
    { kind: 'move', list: ['items', 0], index: 0, to: 1 },
    'items:\n  - \n    # about y\n    - y\n    - x\n',
  ],
  [
    'the first field behind the dash',
    'items:\n  - a: 1\n    b: 2\n',
    { kind: 'unset', at: ['items', 0, 'a'] },
    'items:\n  - b: 2\n',
  ],
])('%s', ([, before, operation, expected]) => {
  expect(after(before, operation)).toBe(expected)
})

const row = (index: number, name: string, value: string, after?: string | null): Operation => ({
  kind: 'set',
  at: ['items', index, name],
  value,
  ...(after === undefined ? {} : { after }),
})

test.for<readonly [string, string, Operation, string]>([
  ['a value makes the next entry', LIST, row(2, 'a', '3'), LIST.replace('a: 2\n', 'a: 2\n\n  - a: 3\n')],
  ['the first one', 'title: x\n', row(0, 'a', '3'), 'title: x\nitems:\n  - a: 3\n'],
  ['the first one of none', 'items: []\n', row(0, 'a', '3'), 'items:\n  - a: 3\n'],
  [
    'an entry in an entry',
    'items:\n  - a: 1\n',
    { kind: 'set', at: ['items', 1, 'links', 0, 'href'], value: '/x' },
    'items:\n  - a: 1\n  - links:\n      - href: /x\n',
  ],
  ['a text', 'items:\n  - a\n', { kind: 'set-text', at: ['items', 1], text: 'b' }, 'items:\n  - a\n  - b\n'],
  ['no entry far behind the last one', LIST, row(4, 'a', '3'), 'missing'],
  [
    'a field becomes the first one',
    'items:\n  - b: 2\n',
    row(0, 'a', '1', null),
    'items:\n  - a: 1\n    b: 2\n',
  ],
])('new entries: %s', ([, text, operation, expected]) => expect(after(text, operation)).toBe(expected))

const rename = (name: string, also: readonly FieldPath[] = []): Operation => ({
  kind: 'rename',
  at: ['items', 0, 'a'],
  also,
  name,
})

test.for<readonly [string, Operation, string]>([
  [
    'items:\n  - a: 1 # why\n    b: 2\n',
    rename('Price (KES)'),
    'items:\n  - Price (KES): 1 # why\n    b: 2\n',
  ],
  [
    'items: [{ "a": 1 }, { a: 2 }]\n',
    rename('c: d', [['items', 1, 'a']]),
    'items: [{ "c: d": 1 }, { "c: d": 2 }]\n',
  ],
  ['items:\n  - a: 1\n    b: 2\n', rename('b'), 'unwritable'],
  ['items:\n  - b: 2\n', rename('c'), 'missing'],
  ['items:\n  - a: 1\n', rename('a'), 'items:\n  - a: 1\n'],
])('renamed: %j', ([text, operation, expected]) => expect(after(text, operation)).toBe(expected))

const set = (value: string): Operation => ({ kind: 'set', at: ['a'], value })
const type = (text: string): Operation => ({ kind: 'set-text', at: ['a'], text })

test.for<readonly [string, string, Operation, string]>([
  ['plain stays plain', 'a: one # why\n', set('two words, more'), 'a: two words, more # why\n'],
  ['quotes where YAML would read otherwise', 'a: one\n', set('two: more'), 'a: "two: more"\n'],
  ['a number that begins with 0', 'a: one\n', set('0722000000'), 'a: "0722000000"\n'],
  ['the quotes of the author', "a: one\nb: 'x'\n", set('two: more'), "a: 'two: more'\nb: 'x'\n"],
  ['single quotes stay single', "a: 'one'\n", set("it's"), "a: 'it''s'\n"],
  ['double quotes stay double', 'a: "one"\n', set('say "two"'), 'a: "say \\"two\\""\n'],
  ['several lines go below a bar', 'a: one # why\nb: 1\n', type('x\ny'), 'a: | # why\n  x\n  y\nb: 1\n'],
  [
    'a text below a bar stays there',
    'a: |-\n    one\n    two\nb: 1\n',
    type('x\n\n# y'),
    'a: |-\n    x\n\n    # y\nb: 1\n',
  ],
  [
    'a text below > keeps its lines',
    'a: >-\n  some words that\n  go on here\n\n  and end\n',
    type('some words that\ngo on there\nand end'),
    'a: >-\n  some words that\n\n  go on there\n\n  and end\n',
  ],
  [
    'one word below >',
    'a: >-\n  some words that\n  go on here\n  and end\n',
    type('some words that go on there and end'),
    'a: >-\n  some words that\n  go on there\n  and end\n',
  ],
  [
    'a plain text on several lines',
    'a: some words\n  go on here\n  and end\n',
    set('some words go on there and end'),
    'a: some words\n  go on there\n  and end\n',
  ],
  // As it comes from the clipboard: plain, and below a bar, YAML would drop the space.
  ['a text that begins with a no-break space', 'a: |-\n  x\n  y\n', set('\u00a0z'), 'a: "\u00a0z"\n'],
  ['a missing value', 'a: # why\nb: 1\n', set('x'), 'a: x # why\nb: 1\n'],
  [
    'a stand-in keeps its mark',
    'a: !todo "1" # Ms Achieng asks\n',
    set('2'),
    'a: !todo "2" # Ms Achieng asks\n',
  ],
  [
    'a confirmed stand-in',
    'a: !todo "1" # why\n',
    { kind: 'mark', at: ['a'], standIn: false },
    'a: "1" # why\n',
  ],
  ['a new stand-in', 'a:\n  - b\n', { kind: 'mark', at: ['a'], standIn: true }, 'a: !todo\n  - b\n'],
  [
    'a new field with its group',
    'a: 1\nb: 2\n',
    { kind: 'set', at: ['c', 'd'], value: 'x', after: 'a' },
    'a: 1\nc:\n  d: x\nb: 2\n',
  ],
  [
    'a new field in a flow group',
    'a: {b: c}\n',
    { kind: 'set', at: ['a', 'd'], value: 'e, f' },
    'a: {b: c, d: "e, f"}\n',
  ],
  [
    'the comment at the top is of the page',
    '# The page\na: 1\nb: 2\n',
    { kind: 'unset', at: ['a'] },
    '# The page\nb: 2\n',
  ],
  [
    'references stay plain',
    'a: x\n',
    set('${organisation.name} is here'),
    'a: ${organisation.name} is here\n',
  ],
])('%s', ([, before, operation, expected]) => {
  expect(after(before, operation)).toBe(expected)
})

test.for<readonly [string, string, Operation]>([
  ['unreadable', 'a: "x\n', set('y')],
  ['missing', 'a: [x]\n', { kind: 'move', list: ['a'], index: 0, to: 1 }],
  ['not-a-list', 'a: x\n', { kind: 'remove', list: ['a'], index: 0 }],
  ['not-a-group', 'a: x\n', { kind: 'set', at: ['a', 'b'], value: 'y' }],
  ['unwritable', 'a: x\n', set('\u0007')],
])('refused: %s', ([why, text, operation]) => {
  expect(after(text, operation)).toBe(why)
})

test.for<readonly [string, string, Operation]>([
  ['the same text', 'a: "x"\n', set('x')],
  ['a field that is not there', 'a: x\n', { kind: 'unset', at: ['b'] }],
  ['a field of a group that is not there', 'a: x\n', { kind: 'unset', at: ['b', 'c'] }],
])('nothing changes, nothing is edited: %s', ([, text, operation]) => {
  expect(operate({ path: 'a.yaml', text }, operation)).toEqual({ edits: [] })
})
