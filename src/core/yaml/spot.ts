/** A value in a file that a fix can replace: the whole value of a field, or the address of a Markdown link. */
import type { Diagnostic, SourceSpan } from '../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../base/field-path.ts'
import { fixWith, replaced, rewritten } from './rewrite.ts'
import { type SourceFile, writtenAt } from './source-file.ts'

/** Finding a span takes longer than all checks of a page, so it waits until something is wrong. */
export type Spot = {
  readonly span: () => SourceSpan
  /** The edits that write another value there. Empty without a value, or if it cannot be replaced. */
  readonly fixWith: (meant: string | undefined) => Pick<Diagnostic, 'fix'>
}

/** The whole value of a field. */
export function fieldSpot(source: SourceFile, path: FieldPath, written: string): Spot {
  const span = () => source.spanOf(path)
  return {
    span,
    fixWith: (meant) => (meant === undefined ? {} : fixWith(rewritten(source, span(), written, meant))),
  }
}

/** The address of a link in Markdown. */
export function wordsSpot(source: SourceFile, path: FieldPath, written: string): Spot {
  const span = () =>
    written === '' ? source.spanOfWords(path, '()', ']') : source.spanOfWords(path, written, '](')
  return {
    span,
    fixWith: (meant) => {
      const { file, start, end } = span()
      const isThere = writtenAt(source, { file, start, end }) === written
      return meant !== undefined && isThere ? { fix: [replaced(span(), meant)] } : {}
    },
  }
}
