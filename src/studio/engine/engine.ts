/** The core in the browser: the site as it is typed, its messages, and the HTML of a page. */
import { type EditedSite, editedSiteReader } from '../../core/check/edited-site.ts'
import type { ReadResult } from '../../core/check/read-site.ts'
import type { FileChange } from '../../core/load/file-change.ts'
import type { SiteFiles } from '../../core/load/site-files.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import { EXPLANATIONS } from '../../core/yaml/syntax-errors/explanations.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Sources } from '../../preview/studio.ts'
import { memoryFiles } from './files.ts'
import { type ShownPages, shownPages } from './shown-pages.ts'

export type Engine = {
  /** The text of a file as it is now, or `undefined`. */
  readonly text: (path: string) => string | undefined
  readonly set: (path: string, text: string | undefined) => void
  /** A picture below pages/ that is new, or is gone again. */
  readonly setPicture: (name: string, isThere: boolean, width?: number) => void
  /** A document below public/ that is new, or is gone again. */
  readonly setDocument: (name: string, isThere: boolean) => void
  /** The site as it is typed. */
  readonly files: () => SiteFiles
  readonly now: () => Date
  /** With diagnostics in single files. */
  readonly state: () => EditedSite
  /** The site as it was read last. The texts of pages may have changed since then. */
  readonly lately: () => EditedSite['site']
  /** site.yaml as it was read last. */
  readonly settings: () => SourceFile | undefined
  /** With diagnostics between files, too. */
  readonly check: () => readonly Diagnostic[]
  readonly result: () => ReadResult
  /** The same as it would be after some changes. */
  readonly checkChanged: (changes: readonly FileChange[]) => ReadResult
} & ShownPages

/** A page can be edited before the check is there. */
let checker: typeof import('../../core/check/check-edited-site.ts') | undefined

/** Must be awaited before anything is checked. Gives `false` if it cannot be loaded now. */
export async function loadCheck(): Promise<boolean> {
  checker ??= await loadChecker().catch(() => undefined)
  return checker !== undefined
}

async function loadChecker() {
  const [code, { ALL }] = await Promise.all([
    import('../../core/check/check-edited-site.ts'),
    import('../../core/yaml/syntax-errors/all-explanations.ts'),
  ])
  EXPLANATIONS.splice(0, EXPLANATIONS.length, ...ALL)
  return code
}

export function newEngine(sources: Sources): Engine {
  const files = memoryFiles(sources)
  const read = editedSiteReader(files.all)
  const now = () => (sources.clock === null ? new Date() : new Date(sources.clock))
  let known: EditedSite | undefined
  let last: EditedSite | undefined
  const state = () => {
    known ??= read(now())
    last = known
    return known
  }
  const set = (path: string, text: string | undefined) => {
    files.set(path, text)
    known = undefined
  }
  const result = () => {
    if (!checker) throw new Error('The check is not loaded yet.')
    return checker.checkEditedSite(state(), files.all().inspect, false)
  }
  return {
    text: files.text,
    set,
    setPicture: (...picture) => {
      files.setPicture(...picture)
      known = undefined
    },
    setDocument: (...document) => {
      files.setDocument(...document)
      known = undefined
    },
    files: files.all,
    now,
    state,
    lately: () => last?.site,
    settings: () => last?.assembly.loaded.site,
    check: () => result().diagnostics,
    result,
    checkChanged: (changes) => {
      const before = changes.map(({ path }) => ({ path, text: files.text(path) }))
      const shown = last
      try {
        for (const { path, after } of changes) set(path, after)
        return result()
      } finally {
        // Even if the check throws, an author never gets the texts of a trial.
        for (const { path, text } of before) set(path, text)
        last = shown
      }
    },
    ...shownPages({ set, state, lately: () => last }),
  }
}
