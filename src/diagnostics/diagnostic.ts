/** What the engine has to say about the author's files. Data with a place, never an exception. */

/** A place in a text. `offset` counts UTF-16 units from 0; `line` and `column` count from 1, as editors do. */
export type Position = { readonly offset: number; readonly line: number; readonly column: number }

/** From `start` up to, not including, `end`. `file` is relative to the root of the site, with `/`. */
export type SourceSpan = { readonly file: string; readonly start: Position; readonly end: Position }

export type Severity = 'error' | 'warning' | 'note'

/** What happened and what to do about it. Codes are permanent. */
export type Finding = {
  readonly severity: Severity
  readonly code: string
  readonly message: string
  readonly help?: string
  /** Below `help`: lines to copy, indented as they must stand. */
  readonly lines?: readonly string[]
  /** The name, the path or the value that the message is about, for whatever reads findings. */
  readonly subject?: string
  readonly advice?: Advice
}

/** What `help` says, as data: for steps that may know better. Whatever replaces `help` replaces this and `lines` as well. */
export type Advice = {
  /** The names that `help` offers, as in "Did you mean `title`?". */
  readonly guesses?: readonly string[]
  /** What to do in another case than that of the fix. It comes after the corrected line. */
  readonly otherwise?: string
  /** The sentence that is left out where something better is said. Without it, the help is certain enough. */
  readonly vague?: string
  /** Of a link to no page, in another language: what the addresses of this language begin with, `/sw`. */
  readonly prefix?: string
  /** A word that may be right, and how it is usually spelt: a pair for `spelling:` in site.yaml. */
  readonly keep?: readonly [word: string, usual: string]
  /** Which help it is, if another step has to know. */
  readonly is?:
    | 'a file that moved'
    | 'a page titled so'
    | 'a sample'
    | 'a copy'
    | 'an alias'
    | 'a picture to add'
    | 'of the block above'
    | 'one of several'
    | 'another language'
    | 'English names'
}

/** A change of an author's text: what stands from `start` up to `end` becomes `text`. Offsets as in `Position`. */
export type Edit = {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
}

export type Diagnostic = Finding & {
  readonly span: SourceSpan
  /** Other places of the same mistake, which is reported once. */
  readonly repeats?: readonly SourceSpan[]
  /** Of a table with other columns: the list that takes its rows. */
  readonly list?: SourceSpan
  /** What mends it, only where that is safe: `ukurasa fix` writes it. */
  readonly fix?: readonly Edit[]
}

/** Where every stage sends what it finds. */
export type Report = (diagnostic: Diagnostic) => void

/** All places of a mistake. The message is at the first one. */
export const spansOf = ({ span, repeats = [] }: Pick<Diagnostic, 'span' | 'repeats'>) => [span, ...repeats]

/** What to do, with the lines to copy. */
export const helpText = ({ help, lines = [] }: Pick<Finding, 'help' | 'lines'>) =>
  help === undefined ? undefined : [help, ...lines].join('\n')

/** As authors read it: `pages/choir.yaml:9`. */
export const placeOf = ({ file, start }: Pick<SourceSpan, 'file' | 'start'>) => `${file}:${start.line}`

/** The same for somebody who reads the line of `here`: `line 9`, or with the file if that is another one. */
export const placeBeside = (there: SourceSpan, here: SourceSpan): string =>
  there.file === here.file ? `line ${there.start.line}` : `\`${placeOf(there)}\``

/** The start of a file: for findings about the whole of it. */
export function startOf(file: string): SourceSpan {
  const position = { offset: 0, line: 1, column: 1 }
  return { file, start: position, end: position }
}

/** Whether a span is within another one, or is the same. */
export const isWithin = (inner: SourceSpan, outer: SourceSpan): boolean =>
  inner.file === outer.file &&
  inner.start.offset >= outer.start.offset &&
  inner.end.offset <= outer.end.offset

/** By file, then by place; errors before warnings at one place. */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const rank = { error: 0, warning: 1, note: 2 }
  return [...diagnostics].sort(
    (a, b) =>
      compare(a.span.file, b.span.file) ||
      a.span.start.offset - b.span.start.offset ||
      rank[a.severity] - rank[b.severity] ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  )
}

/** For sorting: by the codes of the letters. */
export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
