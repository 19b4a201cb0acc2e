/** Thousands of slips on real pages: `ukurasa fix` loses no words, and changes no field that a slip did not touch. */
import { afterAll, expect, test } from 'vitest'
import { mendTrials } from '../support/mend-trials.ts'
import { figure } from './support/figures.ts'

const SEEDS = Number(process.env.SEEDS ?? 20)
const MUTATIONS = Number(process.env.MUTATIONS ?? 500)

const sum = { tried: 0, mended: 0, faults: 0 }

test.for(Array.from({ length: SEEDS }, (_, index) => index + 1))(
  'seed %s',
  { timeout: 1_800_000 },
  (seed) => {
    const { tried, mended, faults } = mendTrials(seed, MUTATIONS)
    sum.tried += tried
    sum.mended += mended
    sum.faults += faults.length
    expect(faults).toEqual([])
  },
)

afterAll(() => {
  figure('mends', `slips: ${SEEDS} times ${MUTATIONS}`, sum.tried)
  figure('mends', 'of these, mended', sum.mended)
  figure('mends', 'mends that lost a word, changed another field or claimed something new', sum.faults)
})
