/** The site as its files are now, at the clock of the preview. What is broken stands as it was last. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { type Assembly, assemble, type Settings, siteOf } from '../../engine/assemble.ts'
import { newMemory } from '../../engine/memory.ts'
import { checkPublic } from '../../engine/public-files.ts'
import { checkLinks, type ReadResult, reportStandIns, resultOf } from '../../engine/read-site.ts'
import type { LinkedPage, Site } from '../../engine/site.ts'
import type { SiteOptions } from '../options.ts'
import { type LiveFiles, liveFiles } from './live-files.ts'

export type State = {
  /** `undefined` until site.yaml was right for the first time. */
  readonly site: Site | undefined
  readonly assembly: Assembly
  /** Of the files and documents, each by itself. */
  readonly found: readonly Diagnostic[]
}

export type LiveSite = {
  readonly now: () => Date
  /** `undefined` lets the clock run again. */
  readonly setClock: (clock: Date | undefined) => void
  readonly isClockSet: () => boolean
  readonly state: () => State
  /** With all that the documents say of each other. Takes longer. */
  readonly result: () => ReadResult
  /** Absolute paths of files that have changed. */
  readonly change: (paths: readonly string[]) => void
}

export type LiveOptions = SiteOptions & {
  /** Stand-ins are errors. */
  readonly release: boolean
}

export function liveSite({ root, now: start, clockSet, release }: LiveOptions): LiveSite {
  const files = liveFiles(root)
  const read = reader(files)
  let clock = clockSet ? start : undefined
  let state: State | undefined
  let result: ReadResult | undefined
  const now = () => clock ?? new Date()
  const forget = () => {
    state = undefined
    result = undefined
  }
  const current = () => {
    state ??= read(now())
    return state
  }
  return {
    now,
    isClockSet: () => clock !== undefined,
    setClock: (set) => {
      clock = set
      forget()
    },
    state: current,
    result: () => {
      result ??= check(current(), root, release)
      return result
    },
    change: (paths) => {
      files.forget(paths)
      forget()
    },
  }
}

function check({ site, assembly, found }: State, root: string, release: boolean): ReadResult {
  const all = [...found]
  const report = (diagnostic: Diagnostic) => void all.push(diagnostic)
  checkPublic(root, assembly.table, report)
  if (site && assembly.settings) checkLinks(site, assembly.pages, report)
  if (release) reportStandIns(assembly, report)
  return resultOf(assembly, site, all)
}

/** Remembers each page, and what site.yaml said, as they were when nothing was wrong with them. */
function reader(files: LiveFiles): (now: Date) => State {
  const memory = newMemory()
  const sound = new Map<string, LinkedPage>()
  let settings: Settings | undefined
  return (now) => {
    const found: Diagnostic[] = []
    const assembly = assemble(files.all(), (diagnostic) => found.push(diagnostic), { memory })
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
