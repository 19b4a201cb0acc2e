/** Whatever the system refuses, and whenever: there is one whole site, and the next build needs no hand. */
import { beforeAll, describe, expect, test } from 'vitest'
import { keptFolder } from '../support/folder.ts'
import { figure } from './support/figures.ts'
import { type Kind, TRACES } from './support/strace.ts'
import { inWords, newTally, type Trials, trialsIn } from './support/trials.ts'

const LONG = 30 * 60_000

type Refusal = { readonly what: string; readonly kinds: readonly Kind[]; readonly each: number }

/** At how many calls of each of the kinds that give such an error. */
const REFUSALS: readonly Refusal[] = [
  { what: 'ENOSPC', kinds: ['open', 'write', 'make', 'rename'], each: 8 },
  { what: 'EIO', kinds: ['open', 'read', 'look', 'write', 'make', 'rename', 'remove'], each: 5 },
  { what: 'EACCES', kinds: ['open', 'look', 'make', 'rename', 'remove'], each: 4 },
  { what: 'EROFS', kinds: ['open', 'make', 'rename', 'remove'], each: 5 },
  { what: 'EMFILE', kinds: ['open'], each: 20 },
]

if (!TRACES) figure('errors', 'strace', 'not installed, or not allowed to trace: not run')

describe.runIf(TRACES)('a site that is built again and again', () => {
  let trials: Trials
  beforeAll(() => {
    trials = trialsIn(keptFolder())
  }, LONG)

  test.for(REFUSALS)('$what', { timeout: LONG }, ({ what, kinds, each }) => {
    const tally = newTally()
    // Every second one lasts: a disk stays full.
    for (const kind of kinds)
      for (const [index, at] of trials.points(kind, each).entries())
        trials.attempt({ kind, at, what, lasting: index % 2 === 1 }, tally)
    expect(tally).toMatchObject({ mixed: 0, missing: 0, wrong: 0, litter: [], traces: [] })
    expect(tally.tried).toBeGreaterThanOrEqual(15)
    figure('errors', what, inWords(tally))
  })
})
