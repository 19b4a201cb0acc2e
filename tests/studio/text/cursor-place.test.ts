/** Where the cursor is, read from a text that is being written. `|` is the cursor. */
import { expect, test } from 'vitest'
import { cursorPlaceAt } from '../../../src/studio/text/cursor-place.ts'

const at = (marked: string) => cursorPlaceAt(marked.replace('|', ''), marked.indexOf('|'))

test.for([
  ['ti|', [], 'name', 'ti'],
  ['title: A|', ['title'], 'value', 'A'],
  ['blocks:\n  - ty|', ['blocks', 0], 'name', 'ty'],
  ['blocks:\n  - type: he|', ['blocks', 0, 'type'], 'value', 'he'],
  ['blocks:\n  - type: hero\n    |', ['blocks', 0], 'name', ''],
  [
    'blocks:\n  - type: hero\n    links:\n      - href: /f|',
    ['blocks', 0, 'links', 0, 'href'],
    'value',
    '/f',
  ],
  ['blocks:\n- type: hero\n  links:\n  - href: /f|', ['blocks', 0, 'links', 0, 'href'], 'value', '/f'],
  ['blocks:\n  - type: hero\n\n  # More\n  - type: c|', ['blocks', 0, 'type'], 'value', 'c'],
  ['header:\n  - title: A\n    links:\n      - href: /\n  - ti|', ['header', 0], 'name', 'ti'],
  ['contacts:\n  a:\n    title: A\n  b:\n    em|', ['contacts', 'b'], 'name', 'em'],
] as const)('%j', ([marked, path, kind, words]) => {
  expect(at(marked)).toMatchObject({ path, kind, words })
})

test('the type of the block is found, above or below', () => {
  const block = 'blocks:\n  - type: hero\n    title: A\n    links:\n      - hr|\n  - type: map\n'
  expect(at(block).type).toBe('hero')
  expect(at('blocks:\n  - ti|\n    type: hero\n').type).toBe('hero')
  expect(at('blocks:\n  - type: hero\n  - |').type).toBeUndefined()
})

test('the fields beside it are those of the same group', () => {
  const { siblings } = at(
    'blocks:\n  - type: hero\n    title: A\n    links:\n      - title: B\n    te|\n  - image: c\n',
  )
  expect(siblings).toEqual(['type', 'title', 'links'])
})
