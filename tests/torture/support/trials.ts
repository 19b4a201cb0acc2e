/** One build that is disturbed, one that is not, and so on: what was seen in between. */
import { CALLS, callsOf, disturbed, type Fault, type Kind } from './strace.ts'
import { next, spread, type Version, type Versions, versionsIn } from './versions.ts'

export const KINDS = Object.keys(CALLS).filter((kind): kind is Kind => kind in CALLS)

export type Tally = {
  tried: number
  mixed: number
  missing: number
  /** A build said that all is well, or the next one did not make it so. */
  wrong: number
  /** What the next build left behind. */
  readonly litter: string[]
  /** What programmers read, not authors. */
  readonly traces: string[]
  readonly calls: Map<string, number>
}

export const newTally = (): Tally => ({
  tried: 0,
  mixed: 0,
  missing: 0,
  wrong: 0,
  litter: [],
  traces: [],
  calls: new Map(),
})

export function inWords({ tried, mixed, missing, calls }: Tally): string {
  const kinds = [...calls].sort(([, one], [, two]) => two - one).map(([name, count]) => `${name} ${count}`)
  return `${tried} (${kinds.join(', ')}): ${mixed} mixed, ${missing} missing`
}

export type Trials = {
  readonly attempt: (fault: Fault, tally: Tally) => void
  /** So many of the calls of a kind that have to do with the site, as their numbers. */
  readonly points: (kind: Kind, most: number) => readonly number[]
}

/** A site that was built twice, so that two releases take turns; of one page, that is one release. */
export function trialsIn(folder: string, pages?: number): Trials {
  const site = versionsIn(folder, pages)
  for (const version of ['two', 'three', 'one'] as const) {
    site.set(version)
    site.build()
  }
  let current: Version = 'one'
  // One that needed no second release may have one behind a trial.
  const names = [...site.names(), '1', '1.state', '2', '2.state']
  const ranges = new Map(
    KINDS.map((kind) => {
      current = next(current)
      site.set(current)
      return [kind, rangeOf(site, kind, folder)]
    }),
  )
  const points = (kind: Kind, most: number) => {
    const { first, last } = ranges.get(kind) ?? { first: 1, last: 0 }
    return spread(first, last, most)
  }
  const attempt = (fault: Fault, tally: Tally) => {
    const target = next(current)
    site.set(target)
    const { code, output, call } = disturbed(site.words, fault, folder)
    if (call !== undefined) note(tally, call, output, { site, code, current, target })
    site.build()
    if (site.seen() !== target) tally.wrong++
    tally.litter.push(...site.names().filter((name) => !names.includes(name)))
    current = target
  }
  return { attempt, points }
}

/** How many calls of a kind a build makes, and the first of them that names the site. */
function rangeOf({ words, root }: Versions, kind: Kind, folder: string) {
  const calls = callsOf(words, kind, folder)
  const first = calls.findIndex((call) => call.includes(root) || call.includes('.dist-releases'))
  return { first: Math.max(first, 0) + 1, last: calls.length }
}

type Ended = {
  readonly site: Versions
  readonly code: number | null
  readonly current: Version
  readonly target: Version
}

function note(tally: Tally, call: string, output: string, { site, code, current, target }: Ended): void {
  const name = /\b([a-z]\w+)\(/.exec(call)?.[1] ?? '?'
  const seen = site.seen()
  tally.calls.set(name, (tally.calls.get(name) ?? 0) + 1)
  tally.tried++
  if (seen === 'missing') tally.missing++
  else if (seen !== current && seen !== target) tally.mixed++
  if (code === 0 && seen !== target) tally.wrong++
  if (/^ {4}at /m.test(output)) tally.traces.push(`${call}\n${output}`)
}
