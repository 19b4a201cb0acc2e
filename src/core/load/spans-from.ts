/** The spans of a document whose parts come from several files. */
import type { FieldPath } from '../base/field-path.ts'
import type { Spans } from '../yaml/source-file.ts'

/** `originOf` gives the part that a path leads into, and the path in it. */
export function spansFrom(
  originOf: (path: FieldPath) => { readonly source: Spans; readonly path: FieldPath },
): Spans {
  return {
    spanOf: (at) => {
      const { source, path } = originOf(at)
      return source.spanOf(path)
    },
    spanOfKey: (at) => {
      const { source, path } = originOf(at)
      return source.spanOfKey(path)
    },
    spanOfWords: (at, words, before) => {
      const { source, path } = originOf(at)
      return source.spanOfWords(path, words, before)
    },
  }
}
