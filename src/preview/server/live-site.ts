/** The site with its present files, at the time of the preview's clock. Whatever is broken is shown as it was before. */
import { DAY_LENGTH } from '../../block/day.ts'
import { checkEditedSite } from '../../core/check/check-edited-site.ts'
import { type EditedSite, editedSiteReader } from '../../core/check/edited-site.ts'
import type { ReadResult } from '../../core/check/read-site.ts'
import type { SiteFiles } from '../../core/load/site-files.ts'
import { liveFiles } from './live-files.ts'
import { momentsOf } from './page-facts.ts'

export type LiveSite = {
  readonly now: () => Date
  readonly files: () => SiteFiles
  /** `undefined` for the real time. */
  readonly setClock: (clock: Date | undefined) => void
  readonly isClockSet: () => boolean
  /** The next moment at which the site changes without an edit, in milliseconds since 1970. */
  readonly holdsUntil: () => number
  readonly state: () => EditedSite
  /** With diagnostics between files. Takes longer. */
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
  const read = editedSiteReader(files.all)
  let clock = clockSet ? start : undefined
  let state: EditedSite | undefined
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
    files: files.all,
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
      result ??= checkEditedSite(state, files.all().inspect, release)
      return result
    },
    change: (paths) => {
      files.forget(paths)
      forget()
    },
  }
}

/** The next moment at which a page appears or expires, at most the next day, because deadlines and calendars count days. */
function endOf({ site, assembly }: EditedSite, now: number): number {
  const moments = site ? momentsOf(site, assembly.pages).map(({ at }) => Date.parse(at)) : []
  const nextDay = (Math.floor(now / DAY_LENGTH) + 1) * DAY_LENGTH
  return Math.min(nextDay, moments.find((moment) => moment > now) ?? Infinity)
}
