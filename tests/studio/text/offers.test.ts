/** What the text view offers at a place: from the schemas and the names of the site. */
import { expect, test } from 'vitest'
import { cursorPlaceAt } from '../../../src/studio/text/cursor-place.ts'
import { fieldAtCursor, type Known, offersAt } from '../../../src/studio/text/offers.ts'

const KNOWN: Known = {
  file: 'pages/choir.yaml',
  site: undefined,
  values: new Map([['organisation.name', 'Our School']]),
  snippets: ['pages/snippets/apply.yaml'],
}

function offered(marked: string, known: Partial<Known> = {}): readonly string[] {
  const cursor = cursorPlaceAt(marked.replace('|', ''), marked.indexOf('|'))
  return offersAt(cursor, { ...KNOWN, ...known }).map(({ apply }) => apply)
}

test('the fields of a page that it does not have yet', () => {
  const names = offered('title: A\n|')
  expect(names).toContain('description: ')
  expect(names).toContain('blocks:')
  expect(names).not.toContain('title: ')
})

test('the types of blocks, and the snippets', () => {
  expect(offered('blocks:\n  - type: |')).toContain('hero')
  expect(offered('blocks:\n  - use: |')).toEqual(['snippets/apply'])
  expect(offered('blocks:\n  - |')).toEqual(expect.arrayContaining(['type: ', 'use: ']))
})

test('the fields of a block and of its entries', () => {
  expect(offered('blocks:\n  - type: hero\n    |')).toEqual(expect.arrayContaining(['title: ', 'links:']))
  expect(offered('blocks:\n  - type: hero\n    links:\n      - |')).toEqual(
    expect.arrayContaining(['title: ', 'href: ', 'reload: ']),
  )
})

test.for([
  ['draft: |', ['true', 'false']],
  ['layout: |', ['site', 'bare']],
  ['title: ${organ|', ['${organisation.name}']],
  ['title: About ${|', ['About ${organisation.name}']],
] as const)('%s', ([marked, words]) => expect(offered(marked)).toEqual(words))

test('site.yaml has its own fields', () => {
  expect(offered('theme:\n  |', { file: 'site.yaml' })).toContain('palette: ')
  expect(offered('contacts:\n  a:\n    |', { file: 'site.yaml' })).toContain('phone: ')
})

test('a field says what it is for', () => {
  expect(fieldAtCursor(cursorPlaceAt('title: ', 7), KNOWN.file)?.says).toMatch(/name of the page/)
})
