/** What is known of a file's text: its value, and the place of everything in it. */
import type { Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../base/field-path.ts'

/** A value marked `!todo`: a stand-in that somebody must still confirm. */
export type StandIn = { readonly path: FieldPath; readonly span: SourceSpan }

export type SourceFile = Places & {
  /** Relative to the root of the site, with `/`. */
  readonly path: string
  readonly text: string
  /** Strings, arrays and plain objects. `undefined` where the text is no YAML that a page may have. */
  readonly value: unknown
  readonly standIns: readonly StandIn[]
  /** Other files that parts of the value were read from, as paths from the root: whoever keeps results asks them too. */
  readonly dependsOn: readonly string[]
  /** The text of a file in which a span lies: this one, or one of those. */
  readonly textIn: (file: string) => string
  /**
   * `false` only if no text of the value, filled in with values of site.yaml, matches: then it need not be walked
   * through. A pattern that sees more than one line must match where the next line is indented, or begins behind a blank.
   */
  readonly mayHold: (pattern: RegExp) => boolean
}

export type Places = {
  /** The span of the value at a path, or of the nearest ancestor that exists. */
  readonly spanOf: (path: FieldPath) => SourceSpan
  /**
   * The span of words within the text at a path, or of all of it where they are written otherwise. Of several
   * places that one counts which has `before` before it.
   */
  readonly spanOfWords: (path: FieldPath, words: string, before?: string) => SourceSpan
  /** The span of the key at a path: for unknown fields. */
  readonly spanOfKey: (path: FieldPath) => SourceSpan
}

/** How a value of site.yaml begins that a text takes up. */
export const REFERENCE_MARK = '${'

/** Turns two offsets into a span. */
export type ToSpan = (start: number, end: number) => SourceSpan

/** A text whose values are being read. */
export type Reading = {
  readonly text: string
  readonly toSpan: ToSpan
  readonly report: Report
  readonly standIns: StandIn[]
}
