/** The site with its present files, at the time of the preview's clock. Whatever is broken is shown as it was before. */
import { DAY_LENGTH } from '../../block/day.ts'
import { rememberPages } from '../../build/incremental/memory.ts'
import type { Inspect } from '../../core/check/check-pictures.ts'
import { checkAssembled, type ReadResult, resultOf } from '../../core/check/read-site.ts'
import { type Assembly, assemble, type Settings, siteOf } from '../../core/site/assemble.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { type LiveFiles, liveFiles } from './live-files.ts'
import { momentsOf } from './page-facts.ts'

export type State = {
  /** `undefined` until site.yaml is valid for the first time. */
  readonly site: Site | undefined
  readonly assembly: Assembly
  /** Findings in single files. */
  readonly found: readonly Diagnostic[]
}

export type LiveSite = {
  readonly now: () => Date
  /** `undefined` for the real time. */
  readonly setClock: (clock: Date | undefined) => void
  readonly isClockSet: () => boolean
  /** The next moment at which the site changes without an edit, in milliseconds since 1970. */
  readonly holdsUntil: () => number
  readonly state: () => State
  /** With findings between files. Takes longer. */
  readonly result: () => ReadResult
  /** Absolute paths of files that have changed. */
  readonly change: (paths: readonly string[]) => void
}

export type LiveOptions = {
  /** Absolute. */
  readonly root: string
  readonly now: Date
  /** Whether the clock stands still at `now`. */
  readonly clockSet: boolean
  /** Whether stand-ins are errors. */
  readonly release: boolean
}

export function liveSite({ root, now: start, clockSet, release }: LiveOptions): LiveSite {
  const files = liveFiles(root)
  const read = reader(files)
  let clock = clockSet ? start : undefined
  let state: State | undefined
  let result: ReadResult | undefined
  let until = Infinity
  const now = () => clock ?? new Date()
  const forget = () => {
    state = undefined
    result = undefined
  }
  const current = () => {
    // Not left to a timer: timers stop while the machine sleeps.
    if (now().getTime() >= until) forget()
    if (!state) {
      const moment = now()
      state = read(moment)
      until = clock ? Infinity : endOf(state, moment.getTime())
    }
    return state
  }
  return {
    now,
    isClockSet: () => clock !== undefined,
    holdsUntil: () => {
      current()
      return until
    },
    setClock: (set) => {
      clock = set
      forget()
    },
    state: current,
    result: () => {
      const state = current()
      result ??= check(state, files.all().inspect, release)
      return result
    },
    change: (paths) => {
      files.forget(paths)
      forget()
    },
  }
}

/** The next moment at which a page appears or expires, at most the next day, because deadlines and calendars count days. */
function endOf({ site, assembly }: State, now: number): number {
  const moments = site ? momentsOf(site, assembly.pages).map(({ at }) => Date.parse(at)) : []
  const nextDay = (Math.floor(now / DAY_LENGTH) + 1) * DAY_LENGTH
  return Math.min(nextDay, moments.find((moment) => moment > now) ?? Infinity)
}

function check({ site, assembly, found }: State, inspect: Inspect, release: boolean): ReadResult {
  const all = [...found]
  const report = (diagnostic: Diagnostic) => void all.push(diagnostic)
  checkAssembled(assembly, assembly.settings && site, inspect, report, { release })
  return resultOf(assembly, site, all)
}

/** Remembers the last valid state of each page, and of site.yaml. */
function reader(files: LiveFiles): (now: Date) => State {
  const wrap = rememberPages()
  const sound = new Map<string, LinkedPage>()
  let settings: Settings | undefined
  return (now) => {
    const found: Diagnostic[] = []
    const assembly = assemble(files.all(), (diagnostic) => found.push(diagnostic), wrap)
    for (const page of assembly.pages) sound.set(page.source.path, page)
    settings = assembly.settings ?? settings
    const pages = files.all().names.flatMap((name): readonly LinkedPage[] => {
      const page = sound.get(`pages/${name}`)
      return page ? [page] : []
    })
    const site = settings && siteOf({ ...assembly, pages }, settings, { now, drafts: true })
    return { site, assembly, found }
  }
}
