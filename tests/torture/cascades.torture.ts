/** Thousands of slips in the lines of whole sites: one mistake has one message. */
import { expect, test } from 'vitest'
import { slipsOnSite } from '../support/slips-on-sites.ts'
import { figure } from './support/figures.ts'

const SITES = ['.', 'tests/sites/musikschule', 'tests/sites/kliniki', 'tests/sites/lugha']
const EACH = Number(process.env.EACH ?? 20)
const SEED = Number(process.env.SEED ?? 1)
/** Of a hundred slips. Two lines that change places may be two mistakes. */
const MOST = 2

test.for(SITES)('%s', { timeout: 1_800_000 }, (site) => {
  const trials = slipsOnSite(site, EACH, SEED)
  const several = trials.filter(({ found }) => found.length > 1)
  figure('cascades', `${site}: slips`, trials.length)
  figure('cascades', `${site}: with several messages`, several.length)
  const told = several.map(({ what, found }) => [
    what,
    ...found.map(({ code, message }) => `${code} ${message}`),
  ])
  expect(several.length, told.join('\n')).toBeLessThanOrEqual((trials.length * MOST) / 100)
})
