/** Texts that mean to be more than texts, in every text of every example of every block. */
import { afterAll, expect, test } from 'vitest'
import { tryTexts, writtenBlocks } from '../support/written-by-authors.ts'
import { figure } from './support/figures.ts'

const TEXTS = Number(process.env.TEXTS ?? 1000)
const SEED = Number(process.env.SEED ?? 1)
const blocks = writtenBlocks()
const sum = { shown: 0, refused: 0, faults: 0 }

test.for(blocks.map((block) => [block.name, block] as const))('%s', { timeout: 300_000 }, ([, block]) => {
  const { shown, refused, faults } = tryTexts(block, TEXTS, SEED)
  sum.shown += shown
  sum.refused += refused
  sum.faults += faults.length
  expect(faults).toEqual([])
  expect(shown).toBeGreaterThan(TEXTS / 2)
})

afterAll(() => {
  const texts = blocks.reduce((count, { plain, markdown }) => count + plain.length + markdown.length, 0)
  figure('injection', 'examples of blocks, and texts in them', `${blocks.length}, ${texts}`)
  figure('injection', 'generated texts in each', TEXTS)
  figure('injection', 'pages with these texts: shown, refused', `${sum.shown}, ${sum.refused}`)
  figure('injection', 'elements, attributes or scripts that the text `x` does not make', sum.faults)
})
