/** Rule 1 of Studio on pages that a program wrote. `npm run torture` tries 10,000. */
import { expect, test } from 'vitest'
import { treeOf } from '../../../src/studio/operations/tree.ts'
import { newTally, tryAll } from '../../support/every-operation.ts'
import { generatedPage } from '../../support/generated-pages.ts'

const PAGES = Number(process.env.GENERATED ?? 150)

test(`operations on ${PAGES} generated pages`, () => {
  const tally = newTally()
  const pages = Array.from({ length: PAGES }, (_, seed) => generatedPage(seed + 1))
  const readable = pages.filter((text) => treeOf({ text }))
  for (const text of readable) tryAll(text, tally, 5)
  expect(readable.length).toBeGreaterThan(PAGES * 0.7)
  expect(tally.faults).toEqual([])
  expect(tally.refusals.length).toBeLessThan(tally.operations / 100)
})
