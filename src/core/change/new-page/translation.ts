/** A page to start a translation from: a copy of the page that it translates. */
import { applyEdits } from '../../base/edit.ts'
import { pathBeside, relativePath } from '../../base/relative-path.ts'
import { valueAt } from '../../base/value-at.ts'
import { schemaLine } from '../../yaml/schema-line.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** What has words. All of it is a stand-in until somebody has translated it. */
const WORDS = ['title', 'description', 'searchWords', 'blocks']

/** The text of the page at `path`, with the words of `original` marked. Its other addresses are left out. */
export function translationText(original: SourceFile, path: string): string {
  const { text, value, standIns } = original
  const line = schemaLine(text)
  const isMarked = (name: string) => standIns.some((each) => each.path.length === 1 && each.path[0] === name)
  const marks = WORDS.filter((name) => valueAt(value, [name]) !== undefined && !isMarked(name)).map(
    (name) => {
      const at = text.indexOf(':', original.spanOfKey([name]).end.offset) + 1
      return { start: at, end: at, text: ' !todo' }
    },
  )
  const edits = [
    ...(line
      ? [{ ...lineSpan(line), text: relativePath(path, pathBeside(original.path, line.schema)) }]
      : []),
    ...withoutAliases(original),
    ...marks,
  ]
  return applyEdits(
    text,
    edits.map((edit) => ({ file: original.path, ...edit })),
  )
}

const lineSpan = ({ start, schema }: { readonly start: number; readonly schema: string }) => ({
  start,
  end: start + schema.length,
})

function withoutAliases({ text, value, spanOf, spanOfKey }: SourceFile) {
  if (valueAt(value, ['aliases']) === undefined) return []
  const end = text.indexOf('\n', spanOf(['aliases']).end.offset - 1)
  return [{ start: spanOfKey(['aliases']).start.offset, end: end < 0 ? text.length : end + 1, text: '' }]
}
