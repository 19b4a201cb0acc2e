/** What is left of a block or an entry whose other lines have become comments. */
import * as remedies from '../../../diagnostics/misplaced-field.ts'
import type { FieldPath } from '../../base/field-path.ts'
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

/** The remedy for an unknown field in the group at `path`, if it stands below such a comment. */
export function belowComment(name: string, path: FieldPath, { source, at }: SchemaInput): string | undefined {
  const { file, start } = source.spanOfKey([...at, ...path, name])
  const text = source.textIn(file)
  const line = lineAt(text, start.offset)
  const above = line.words === start.offset ? lineBefore(text, line) : undefined
  const [, field = ''] = /^ *#[ -]*(\w+): \S/.exec(above?.text ?? '') ?? []
  if (fieldNames().includes(field)) return remedies.belowComment
  const first = at.length === 2 && path.length === 0 ? commentedBlock(text, line) : undefined
  return first === undefined ? undefined : remedies.belowCommentAt(first)
}

/** The line, such as `# - type: cardGrid`, that began the block of a field. */
function commentedBlock(text: string, line: Line): number | undefined {
  const above = firstOf(linesBefore(text, line), (each) => !isBlank(each) && indentOf(each) < indentOf(line))
  if (!above || !/^ *#[ #]*- +type: +\w/.test(above.text)) return undefined
  return text.slice(0, above.start).split('\n').length
}
