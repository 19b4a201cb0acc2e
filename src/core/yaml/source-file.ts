/** A file with its text, its value, and the span of every part of the value. */
import type { Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../base/field-path.ts'

/** A value marked `!todo`: a stand-in that somebody has to confirm. */
export type StandIn = { readonly path: FieldPath; readonly span: SourceSpan }

export type SourceFile = Spans & {
  /** Relative to the root of the site, with `/`. */
  readonly path: string
  readonly text: string
  /** Strings, arrays and plain objects. `undefined` if the text has a syntax error. */
  readonly value: unknown
  readonly standIns: readonly StandIn[]
  /** The paths of other files that parts of the value come from. Kept results depend on them too. */
  readonly dependsOn: readonly string[]
  /** The text of the file of a span: this file, or one of `dependsOn`. */
  readonly textIn: (file: string) => string
  /**
   * Whether a text of the value may match once the values of site.yaml are filled in. If not, a check can skip the value.
   * The pattern is tried on the text of the file, so one for several lines must allow an indent after each break.
   */
  readonly mayHold: (pattern: Pick<RegExp, 'test'>) => boolean
}

export type Spans = {
  /** The span of the value at a path, or of the nearest ancestor that exists. */
  readonly spanOf: (path: FieldPath) => SourceSpan
  /**
   * The span of words in the text at a path. If the words come several times, the one after `before` counts. If they
   * are written differently, for example with escapes, the span of the whole text.
   */
  readonly spanOfWords: (path: FieldPath, words: string, before?: string) => SourceSpan
  /** The span of the name of the field at a path, for unknown fields. */
  readonly spanOfKey: (path: FieldPath) => SourceSpan
}

/** How a reference to a value of site.yaml begins: `${organisation.name}`. */
export const REFERENCE_MARK = '${'

/** Turns two offsets into a span. */
export type ToSpan = (start: number, end: number) => SourceSpan

/** What the readers of a text's values share. */
export type ParseContext = {
  readonly text: string
  readonly toSpan: ToSpan
  readonly report: Report
  readonly standIns: StandIn[]
}

/** Whether a pattern matches the text of a file that a value comes from, whatever the values of site.yaml are. */
export const isWritten = (source: SourceFile, pattern: RegExp): boolean =>
  [source.path, ...source.dependsOn].some((file) => pattern.test(source.textIn(file)))

/** Whether a value is a stand-in, or a part of one. */
export const isStandIn = ({ standIns }: SourceFile, path: FieldPath): boolean =>
  standIns.some((each) => each.path.every((key, index) => key === path[index]))

type TextsOfFiles = { readonly textIn: (file: string) => string | undefined }

/** What the author wrote at a span. Nothing, if the file cannot be read. */
export const writtenAt = (source: TextsOfFiles, { file, start, end }: SourceSpan): string =>
  source.textIn(file)?.slice(start.offset, end.offset) ?? ''
