/** Killed at whichever system call, a build leaves one whole site, and the next one needs no hand. */
import { describe, expect, test } from 'vitest'
import { keptFolder } from '../support/folder.ts'
import { figure } from './support/figures.ts'
import { type Kind, TRACES } from './support/strace.ts'
import { inWords, KINDS, newTally, trialsIn } from './support/trials.ts'

const LONG = 30 * 60_000

/** At how many calls of each kind. */
const SHARE: Readonly<Record<Kind, number>> = {
  rename: 30,
  remove: 15,
  make: 15,
  write: 30,
  open: 40,
  look: 15,
  read: 15,
}

if (!TRACES) figure('kills', 'strace', 'not installed, or not allowed to trace: not run')

describe.runIf(TRACES)('a site that is built again and again', () => {
  test.each([
    ['kill -9 at system calls', undefined, 60],
    // Such a build does less.
    ['kill -9, where one page changes', 1, 40],
  ])('%s', { timeout: LONG }, (name, pages, least) => {
    const { attempt, points } = trialsIn(keptFolder(), pages)
    const tally = newTally()
    for (const kind of KINDS)
      for (const at of points(kind, SHARE[kind]))
        attempt({ kind, at, what: 'SIGKILL', lasting: false }, tally)
    expect(tally).toMatchObject({ mixed: 0, missing: 0, wrong: 0, litter: [] })
    expect(tally.tried).toBeGreaterThanOrEqual(least)
    figure('kills', name, inWords(tally))
  })
})
