/** Thousands of slips in the lines of whole sites, and habits of whole files: one mistake has one message. */
import { expect, test } from 'vitest'
import { habitsOnSite, type SlipTrial, slipsOnSite } from '../support/slips-on-sites.ts'
import { figure } from './support/figures.ts'

const SITES = ['.', 'tests/sites/musikschule', 'tests/sites/kliniki', 'tests/sites/lugha']
const EACH = Number(process.env.EACH ?? 20)
const SEED = Number(process.env.SEED ?? 1)
/** Of a hundred slips. Two lines that change places may be two mistakes. */
const MOST = 2
/** Of a hundred habits. They spoil all lines of a file, and some of these in another way. */
const MOST_HABITS = 5

test.for(SITES)('slips on %s', { timeout: 1_800_000 }, (site) => {
  expectOneMessage(site, 'slips', slipsOnSite(site, EACH, SEED), MOST)
})

test.for(SITES)('habits on %s', { timeout: 1_800_000 }, (site) => {
  expectOneMessage(site, 'habits', habitsOnSite(site, EACH / 4, SEED), MOST_HABITS)
})

function expectOneMessage(site: string, what: string, trials: readonly SlipTrial[], most: number) {
  const several = trials.filter(({ found }) => found.length > 1)
  figure('cascades', `${site}: ${what}`, trials.length)
  figure('cascades', `${site}: ${what} with several messages`, several.length)
  const told = several.map(({ what: slip, found }) => [
    slip,
    ...found.map(({ code, message }) => `${code} ${message}`),
  ])
  expect(several.length, told.join('\n')).toBeLessThanOrEqual((trials.length * most) / 100)
}
