/** What is left of a block or an entry whose other lines have become comments. */
import * as misplaced from '../../../diagnostics/remedies-for-misplaced.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { lineNumber } from '../../base/lines.ts'
import { fieldNames } from '../../yaml/field-names.ts'
import {
  firstOf,
  indentOf,
  isBlank,
  type Line,
  lineAt,
  lineBefore,
  linesBefore,
} from '../../yaml/syntax-errors/syntax-error.ts'
import type { SchemaInput } from '../schema-input.ts'

/** The remedy for an unknown field in the group at `path`, if the line above is such a comment. */
export function belowComment(name: string, path: FieldPath, { source, at }: SchemaInput): string | undefined {
  const { text, line } = placeOf(name, path, { source, at })
  const above = line && lineBefore(text, line)
  const [, field = ''] = /^ *#[ -]*(\w+): \S/.exec(above?.text ?? '') ?? []
  return fieldNames().includes(field) ? misplaced.belowComment : undefined
}

/** The same, if the line that began its block is such a comment. */
export function ofCommentedBlock(name: string, path: FieldPath, input: SchemaInput): string | undefined {
  const isOfBlock = input.at.length === 2 && path.length === 0
  const { text, line } = placeOf(name, path, input)
  const first = isOfBlock && line ? commentedBlock(text, line) : undefined
  return first === undefined ? undefined : misplaced.belowCommentAt(first)
}

/** `line` is missing if other words stand before the field. */
function placeOf(name: string, path: FieldPath, { source, at }: Pick<SchemaInput, 'source' | 'at'>) {
  const { file, start } = source.spanOfKey([...at, ...path, name])
  const text = source.textIn(file)
  const line = lineAt(text, start.offset)
  return { text, line: line.words === start.offset ? line : undefined }
}

/** The line, such as `# - type: cardGrid`, that began the block of a field. */
function commentedBlock(text: string, line: Line): number | undefined {
  const above = firstOf(linesBefore(text, line), (each) => !isBlank(each) && indentOf(each) < indentOf(line))
  if (!above || !/^ *#[ #]*- +type: +\w/.test(above.text)) return undefined
  return lineNumber(text, above.start)
}
