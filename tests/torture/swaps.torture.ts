/** Where a folder has to be moved, not a link: a kill may take it away, and the next build brings it back. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { keptFolder } from '../support/folder.ts'
import { figure } from './support/figures.ts'
import { callsOf, disturbed, TRACES } from './support/strace.ts'
import { newTally, type Tally } from './support/trials.ts'
import { next, spread, type Version, type Versions, versionsIn } from './support/versions.ts'

const LONG = 30 * 60_000
/** Calls of each kind. */
const MOST = 7

/** What stands in the site and beside its releases after a build. */
const NAMES = ['.dist-releases', 'dist', 'pages', 'site.yaml']

if (!TRACES) figure('swaps', 'strace', 'not installed, or not allowed to trace: not run')

describe.runIf(TRACES)('a folder', () => {
  let folder: string
  let site: Versions
  beforeAll(() => {
    folder = keptFolder()
    site = versionsIn(folder)
    site.build('--plain')
  }, LONG)

  /** Kills at what moves folders and deletes. Gives the tally of a site that begins each time as `begin` leaves it. */
  function killed(
    words: readonly string[],
    begin: () => Version,
    after: (target: Version) => boolean,
  ): Tally {
    const tally = newTally()
    for (const kind of ['rename', 'make', 'remove'] as const) {
      const first = next(begin())
      site.set(first)
      const calls = callsOf(words, kind, folder)
      after(first)
      for (const at of spread(1, calls.length, MOST)) {
        const target = next(begin())
        site.set(target)
        const { call } = disturbed(words, { kind, at, what: 'SIGKILL', lasting: false }, folder)
        if (call === undefined || !call.includes('dist')) continue
        const seen = site.seen()
        tally.tried++
        if (seen === 'mixed') tally.mixed++
        if (seen === 'missing') tally.missing++
        if (!after(target)) tally.wrong++
      }
    }
    return tally
  }

  const inShort = ({ tried, mixed, missing }: Tally) =>
    `${tried}: ${mixed} mixed, ${missing} missing until the next build began`

  test('a folder, not a link: the next build brings back what a kill took away', { timeout: LONG }, () => {
    let version: Version = 'two'
    const begin = () => version
    const tally = killed([...site.words, '--plain'], begin, (target) => {
      // A build that stops because of the pages brings it back as well.
      const bad = join(site.root, 'pages/bad.yaml')
      writeFileSync(bad, 'title:')
      expect(() => site.build('--plain')).toThrow()
      rmSync(bad)
      const isBack = !['mixed', 'missing'].includes(site.seen())
      site.build('--plain')
      version = target
      return isBack && site.seen() === target && !existsSync(join(site.root, '.dist-releases'))
    })
    expect(tally).toMatchObject({ mixed: 0, wrong: 0 })
    expect(tally.missing).toBeLessThanOrEqual(2)
    figure('swaps', '--plain, kill -9', inShort(tally))
  })

  test('the folder of an earlier version is taken over without loss', { timeout: LONG }, () => {
    const note = join(site.out, 'CNAME')
    const begin = (): Version => {
      site.set('one')
      site.build('--plain')
      return 'one'
    }
    const tally = killed(site.words, begin, (target) => {
      site.build()
      const names = site.names().filter((name) => !/^\d+(?:\.state)?$/.test(name))
      const isWhole = site.seen() === target && names.join() === NAMES.join()
      writeFileSync(note, 'example.org')
      site.build('--plain')
      const isKept = readFileSync(note, 'utf8') === 'example.org'
      rmSync(note)
      return isWhole && isKept
    })
    expect(tally).toMatchObject({ mixed: 0, wrong: 0 })
    expect(tally.missing).toBeLessThanOrEqual(2)
    figure('swaps', 'a folder from an earlier version, kill -9', inShort(tally))
  })
})
