/** Where the address of a link stands, and how another is written there. */
import type { Diagnostic, SourceSpan } from '../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../base/field-path.ts'
import { replaced, rewritten } from './rewrite.ts'
import type { SourceFile } from './source-file.ts'

/** Finding the place costs more than all checks of a page: it is asked for only when something is wrong. */
export type Spot = {
  readonly span: () => SourceSpan
  /** What puts another address there, if it can be put. */
  readonly fixWith: (meant: string | undefined) => Pick<Diagnostic, 'fix'>
}

/** The whole value of a field. */
export function fieldSpot(source: SourceFile, path: FieldPath, written: string): Spot {
  const span = () => source.spanOf(path)
  return {
    span,
    fixWith: (meant) => {
      const fix = meant === undefined ? undefined : rewritten(source, span(), written, meant)
      return fix ? { fix } : {}
    },
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
      const isThere = source.textIn(file).slice(start.offset, end.offset) === written
      return meant !== undefined && isThere ? { fix: [replaced(span(), meant)] } : {}
    },
  }
}
