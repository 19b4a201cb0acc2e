/**
 * Texts that were made to break, to mislead or to slow down whoever reads them. `expected.txt` has the place and the
 * code of every finding.
 */
import { expect, test } from 'vitest'
import { casesOf } from './cases.ts'
import { expectWritten, run, siteWith } from './run-case.ts'

const cases = casesOf('hostile')

test('there are many', () => {
  expect(cases.length).toBeGreaterThan(75)
})

/** What a terminal would obey, and what would turn the words on it. */
const CONTROL = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u
const FINDING = /^([\w./-]+:\d+:\d+ (?:error|warning|note)) .+ (\[[a-z0-9-]+\])$/gm
/** A text with thousands of faults need not be told of all of them here. */
const SHOWN = 20

test.for(cases.map((mistake) => [mistake.name, mistake] as const))('%s', async ([, mistake]) => {
  const root = siteWith(mistake)
  const { code, output } = await run('check', mistake, root)
  const found = [...output.matchAll(FINDING)].map(([, place, finding]) => `${place} ${finding}`)
  const more = found.length > SHOWN ? [`and ${found.length - SHOWN} more`] : []
  const told = [...found.slice(0, SHOWN), ...more, ''].join('\n')
  expectWritten(mistake, told)
  expect(told).toContain(' error [')
  expect(output).not.toMatch(CONTROL)
  const mended = await run('fix', mistake, root, '--dry-run')
  expect(mended.output).not.toMatch(CONTROL)
  expect(code).toBe(1)
})
