/** Where `ukurasa fix` adds quotes, they are around the whole text of the author, and change no sign of it. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toSource } from '../../../src/core/yaml/source.ts'
import { mendsIn } from '../../support/mends.ts'
import { PROJECT } from '../../support/modules.ts'
import { random } from '../../support/mutations.ts'

const PATH = 'pages/choir.yaml'
const START = ['title: Choir', 'description: The choir of the school, and when it meets.', 'blocks:']
const CARDS = ['  - type: cardGrid', '    title: When we sing', '    cards:']
const TABLE = [
  ...['  - type: table', '    title: What we need', '    columns:', '      - What', '      - Who'],
  '    items:',
]
const listNamed = (title: string) => ['  - type: checklist', `    title: ${title}`, '    items:']
const LIST = listNamed('What to bring')

/** A page with a text at some place, and the fields that lead there from its only block. */
type Place = readonly [lines: (text: string) => readonly string[], path: readonly (string | number)[]]

const PLACES: readonly Place[] = [
  [(text) => [...LIST, `      - ${text}`, '      - A pencil'], ['items', 0]],
  [(text) => [...LIST, '      - A pencil', `      - ${text}`], ['items', 1]],
  [(text) => [...LIST, `      - ${text}`], ['items', 0]],
  [(text) => [...listNamed(text), '      - A pencil'], ['title']],
  [(text) => [...CARDS, `      - title: ${text}`, '        text: At four.'], ['cards', 0, 'title']],
  [(text) => [...CARDS, '      - title: Monday', `        text: ${text}`], ['cards', 0, 'text']],
  [(text) => [...TABLE, `      - What: ${text}`, '        Who: Boys'], ['items', 0, 'What']],
  [(text) => [...TABLE, '      - What: Pens', `        Who: ${text}`], ['items', 0, 'Who']],
]

const WORDS = [
  ...[
    'Uniform',
    'grey',
    '12 exercise books',
    'Note',
    'and',
    'Mr Otieno',
    '200 pages',
    'Form 1',
    '8:00',
    '50%',
  ],
  ...['"Sing"', "'Sing'", '(grey: 2)', '(squared)', '[new]', '{see}', '[fees](/fees)', '#1', "day's", '5"'],
  ...['@school', '!important'],
]
const JOINTS = [', ', ' ', ' - ', ' – ', ' & ', ' #', '; ', ' / ', ': ', ': ', ': ', ' | ', ' > ', ' = ', ':']
const BEGINNINGS = ['', '', '', '', '', '', '& ', '#', '@', '% ', '!', '(', '`']
const ENDINGS = ['', '', '', '.', ')', ':', '?', ' (optional)']

test('a text without quotes', () => {
  const mend = mendsIn(join(PROJECT, 'tests/sites/sound'))
  const next = random(1)
  const pick = <Item>(items: readonly Item[]) => items.slice(Math.floor(next() * items.length))
  const one = (items: readonly string[]) => pick(items)[0] ?? ''
  let mended = 0
  for (let tried = 0; tried < 200; tried++) {
    const parts = Array.from({ length: 2 + Math.floor(next() * 3) }, () => one(WORDS) + one(JOINTS))
    const text = [one(BEGINNINGS), ...parts, one(WORDS), one(ENDINGS)].join('')
    // Quotes around all of it may be those of YAML.
    if (/^(["']).*\1$/.test(text)) continue
    for (const [lines, path] of pick(PLACES).slice(0, 1)) {
      const slipped = [...START, ...lines(text), ''].join('\n')
      const after = mend(PATH, slipped)
      if (after === slipped) continue
      mended++
      const { value } = toSource(PATH, after, () => undefined)
      const there = ['blocks', 0, ...path].reduce<unknown>((inner, key) => Object(inner)[key], value)
      expect(there, slipped).toBe(text)
    }
  }
  expect(mended).toBeGreaterThan(60)
})
