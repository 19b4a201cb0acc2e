/** What was read of documents before: whoever reads a site again and again reads only what has changed. */
import type { Page } from '../../../schema/page.ts'
import type { SiteValues } from '../../core/validate/interpolate.ts'
import type { SourceFile } from '../../core/yaml/source.ts'
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts'

/** What a stage gave, and what it reported. */
type Outcome<Result> = { readonly result: Result; readonly found: readonly Diagnostic[] }
type Known<Key extends WeakKey, Result> = WeakMap<Key, Outcome<Result>>

export type Memory = {
  /** By the very bytes: a file that has not changed must come as the same object. */
  readonly sources: Known<Uint8Array, SourceFile | undefined>
  /** Pages filled in with these values of site.yaml: others make other pages, other conventions other findings. */
  readonly pages: (values: SiteValues | undefined) => Known<SourceFile, Page | undefined>
}

export function newMemory(): Memory {
  let filledWith: string | undefined
  let pages: Known<SourceFile, Page | undefined> = new WeakMap()
  return {
    sources: new WeakMap(),
    pages: (values) => {
      const key = values && JSON.stringify([values.conventions, ...values])
      if (key !== filledWith) pages = new WeakMap()
      filledWith = key
      return pages
    },
  }
}

/** The outcome of a stage, which runs only if it is not known yet. What it found is reported each time. */
export function remembered<Key extends WeakKey, Result>(
  known: Known<Key, Result> | undefined,
  key: Key,
  report: Report,
  run: (report: Report) => Result,
): Result {
  if (!known) return run(report)
  const outcome = known.get(key) ?? outcomeOf(run)
  known.set(key, outcome)
  for (const diagnostic of outcome.found) report(diagnostic)
  return outcome.result
}

function outcomeOf<Result>(run: (report: Report) => Result): Outcome<Result> {
  const found: Diagnostic[] = []
  return { result: run((diagnostic) => found.push(diagnostic)), found }
}
