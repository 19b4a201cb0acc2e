/** A block stands in the middle of another block. The last fields of the outer block come below it. */
import * as misplaced from '../../../diagnostics/remedies-for-misplaced.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { neededIn, schemaOfBlock } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SchemaInput } from '../schema-input.ts'

/** The remedy for an unknown field in the group at `path`, if the block above lacks it. */
export function ofBlockAbove(name: string, path: FieldPath, { source, at }: SchemaInput): string | undefined {
  const index = Number(at.at(-1))
  if (at.length !== 2 || path.length > 0 || index === 0) return undefined
  const before = ['blocks', index - 1]
  const block = valueAt(source.value, before)
  const type = valueAt(block, ['type'])
  if (!neededIn(schemaOfBlock(type)).includes(name) || valueAt(block, [name]) !== undefined) return undefined
  const [above, own, field] = [source.spanOf(before), source.spanOf(at), source.spanOfKey([...at, name])]
  if (own.file !== above.file) return undefined
  return misplaced.ofBlockAbove(name, String(type), above.start.line, own.start.line, field.start.line - 1)
}
