/** A page to start a translation from: a copy of the page that it translates. */
import { applyEdits } from '../../base/edit.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { pathBeside, relativePath } from '../../base/relative-path.ts'
import { valueAt } from '../../base/value-at.ts'
import { asWritten } from '../../yaml/rewrite.ts'
import { schemaLine } from '../../yaml/schema-line.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** What has words, besides the blocks. All of it is a stand-in until somebody has translated it. */
const WORDS = ['title', 'description', 'searchWords']

/** What somebody has translated already. */
export type Translated = { readonly [Name in 'title' | 'description']?: string | undefined }

/** The text of the page at `path`, with the words of `original` marked. Its other addresses are left out. */
export function translationText(original: SourceFile, path: string, given: Translated): string {
  const { text } = original
  const line = schemaLine(text)
  const edits = [
    ...(line
      ? [{ ...lineSpan(line), text: relativePath(path, pathBeside(original.path, line.schema)) }]
      : []),
    ...withoutAliases(original),
    ...marksOf(original, given),
  ]
  return applyEdits(
    text,
    edits.map((edit) => ({ file: original.path, ...edit })),
  )
}

/** Each block has its own mark, to be confirmed by itself. What is marked already needs no second one. */
function marksOf({ path: file, text, value, standIns, spanOf, spanOfKey }: SourceFile, given: Translated) {
  const isMarked = (path: FieldPath) => standIns.some((each) => each.path.join('\n') === path.join('\n'))
  const names = WORDS.filter((name) => valueAt(value, [name]) !== undefined).flatMap((name) => {
    const start = text.indexOf(':', spanOfKey([name]).end.offset) + 1
    const words = valueAt(given, [name])
    if (typeof words === 'string')
      return { start, end: spanOf([name]).end.offset, text: ` ${asWritten(words)}` }
    return isMarked([name]) ? [] : { start, end: start, text: ' !todo' }
  })
  const blocks = valueAt(value, ['blocks'])
  const all = Array.isArray(blocks) && !isMarked(['blocks']) ? [...blocks.keys()] : []
  const ofBlocks = all.flatMap((index) => {
    const path = ['blocks', index]
    const span = spanOf(path)
    // Those of a snippet are in its file.
    if (span.file !== file || isMarked(path)) return []
    const { offset: start, column } = span.start
    return [{ start, end: start, text: `!todo\n${' '.repeat(column - 1)}` }]
  })
  return [...names, ...ofBlocks]
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
