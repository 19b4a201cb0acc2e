import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'

/** A change of one file, and the diagnostics that it fixes. */
export type FixStep = {
  readonly file: string
  readonly before: string
  readonly after: string
  readonly findings: readonly Diagnostic[]
}
