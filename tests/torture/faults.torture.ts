/** Whatever happens to a build, and at whichever system call: there is one whole site, and the next build needs no hand. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { keptFolder } from '../support/folder.ts'
import { figure } from './support/figures.ts'
import { CALLS, callsOf, disturbed, type Fault, type Kind, TRACES } from './support/strace.ts'
import { other, spread, type TwoVersions, twoVersions, type Version } from './support/two-versions.ts'

const LONG = 30 * 60_000
const KINDS = Object.keys(CALLS).filter((kind): kind is Kind => kind in CALLS)

if (!TRACES) figure('faults', 'strace', 'not installed, or not allowed to trace: not run')

type Tally = {
  tried: number
  mixed: number
  missing: number
  wrong: number
  litter: number
  traces: number
  readonly calls: Map<string, number>
}
const newTally = (): Tally => ({
  tried: 0,
  mixed: 0,
  missing: 0,
  wrong: 0,
  litter: 0,
  traces: 0,
  calls: new Map(),
})

const inWords = ({ tried, mixed, missing, calls }: Tally) => {
  const kinds = [...calls].sort(([, one], [, two]) => two - one).map(([name, count]) => `${name} ${count}`)
  return `${tried} (${kinds.join(', ')}): ${mixed} mixed, ${missing} missing`
}

let folder: string
let site: TwoVersions
let current: Version = 'two'
let tidyNames: readonly string[]

/** How many calls of a kind a build makes, and the first of them that has to do with the site. */
const ranges = new Map<Kind, { readonly first: number; readonly last: number }>()

/** One build that is disturbed, one that is not. */
function attempt(fault: Fault, tally: Tally): void {
  const target = other(current)
  site.set(target)
  const { code, output, call } = disturbed(site.words, fault, folder)
  const seen = site.seen()
  if (call !== undefined) {
    const name = /\b([a-z]\w+)\(/.exec(call)?.[1] ?? '?'
    tally.calls.set(name, (tally.calls.get(name) ?? 0) + 1)
    tally.tried++
    if (seen === 'mixed') tally.mixed++
    if (seen === 'missing') tally.missing++
    if (code === 0 && seen !== target) tally.wrong++
    if (/^ {4}at /m.test(output)) tally.traces++
  }
  site.build()
  if (site.seen() !== target) tally.wrong++
  if (site.names().join() !== tidyNames.join()) tally.litter++
  current = target
}

/** What stands in the site and beside its releases after the first build of a folder that was taken over. */
const RELEASE = ['1', '1.state', 'dist', 'pages', 'public', 'site.yaml']

describe.runIf(TRACES)('a site that is built again and again', () => {
  beforeAll(() => {
    folder = keptFolder()
    site = twoVersions(folder)
    site.build()
    site.set('one')
    site.build()
    for (const kind of KINDS) {
      site.set(current)
      const calls = callsOf(site.words, kind, folder)
      const first = calls.findIndex((call) => call.includes(site.root) || call.includes('.dist-releases'))
      ranges.set(kind, { first: first < 0 ? 1 : first + 1, last: calls.length })
      current = other(current)
    }
    site.set(other(current))
    site.build()
    current = site.seen() === 'one' ? 'one' : 'two'
    tidyNames = site.names()
  }, LONG)

  const points = (kind: Kind, most: number) => {
    const { first, last } = ranges.get(kind) ?? { first: 1, last: 0 }
    return spread(first, last, most)
  }

  test('kill -9 at a system call', { timeout: LONG }, () => {
    const tally = newTally()
    const share: Readonly<Record<Kind, number>> = {
      rename: 40,
      remove: 40,
      make: 30,
      write: 20,
      open: 15,
      look: 10,
      read: 10,
    }
    for (const kind of KINDS)
      for (const at of points(kind, share[kind]))
        attempt({ kind, at, what: 'SIGKILL', lasting: false }, tally)
    expect(tally).toMatchObject({ mixed: 0, missing: 0, wrong: 0, litter: 0 })
    expect(tally.tried).toBeGreaterThanOrEqual(60)
    figure('faults', 'kill -9 at system calls', inWords(tally))
  })

  const ERRORS: readonly (readonly [name: string, kinds: readonly Kind[]])[] = [
    ['ENOSPC', ['open', 'write', 'make', 'rename']],
    ['EIO', ['open', 'read', 'look', 'write', 'make', 'rename', 'remove']],
    ['EACCES', ['open', 'look', 'make', 'rename', 'remove']],
    ['EROFS', ['open', 'make', 'rename', 'remove']],
    ['EMFILE', ['open', 'open', 'open']],
  ]

  test.for(ERRORS)('%s', { timeout: LONG }, ([what, kinds]) => {
    const tally = newTally()
    for (const kind of kinds)
      for (const [index, at] of points(kind, 8).entries())
        attempt({ kind, at, what, lasting: index % 2 === 1 }, tally)
    expect(tally).toMatchObject({ mixed: 0, missing: 0, wrong: 0, litter: 0, traces: 0 })
    expect(tally.tried).toBeGreaterThanOrEqual(15)
    figure('faults', what, inWords(tally))
  })

  /** Kills at what moves folders and deletes. Gives the tally of a site that begins each time as `begin` leaves it. */
  function killed(
    words: readonly string[],
    begin: () => Version,
    after: (target: Version) => boolean,
  ): Tally {
    const tally = newTally()
    for (const kind of ['rename', 'make', 'remove'] as const) {
      site.set(other(begin()))
      const calls = callsOf(words, kind, folder)
      for (const at of spread(1, calls.length, 40)) {
        const target = other(begin())
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
    let version = current
    const begin = () => version
    const tally = killed([...site.words, '--plain'], begin, (target) => {
      // A build that stops because of the pages brings it back as well.
      const bad = join(site.root, 'pages/bad.yaml')
      writeFileSync(bad, 'title:')
      expect(() => site.build('--plain')).toThrow()
      rmSync(bad)
      const isBack = ['one', 'two'].includes(site.seen())
      site.build('--plain')
      version = target
      return isBack && site.seen() === target && !existsSync(join(site.root, '.dist-releases'))
    })
    current = version
    expect(tally).toMatchObject({ mixed: 0, wrong: 0 })
    expect(tally.missing).toBeLessThanOrEqual(2)
    figure('faults', '--plain, kill -9', inShort(tally))
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
      const isWhole =
        site.seen() === target && site.names().join() === ['.dist-releases', ...RELEASE].sort().join()
      writeFileSync(note, 'example.org')
      site.build('--plain')
      const isKept = readFileSync(note, 'utf8') === 'example.org'
      rmSync(note)
      return isWhole && isKept
    })
    expect(tally).toMatchObject({ mixed: 0, wrong: 0 })
    expect(tally.missing).toBeLessThanOrEqual(2)
    figure('faults', 'a folder of an earlier version taken over, kill -9', inShort(tally))
  })
})
