/** What the schema of a text says about it, and about the fields beside it. */
import { page } from '../../../../schema/page.ts'
import { site } from '../../../../schema/site.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { fieldsOf, isOneLine, type Schema, schemaAt, schemaOfBlock } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** `value` is the data of a page or of site.yaml. */
function schemaOf(value: unknown, path: FieldPath, whole: Schema = site): Schema | undefined {
  const type = path[0] === 'blocks' ? valueAt(value, [...path.slice(0, 2), 'type']) : undefined
  const block = schemaOfBlock(type)
  return block ? schemaAt(block, path.slice(2)) : schemaAt(whole, path)
}

/** Whether a text in Markdown is shown on one line, such as an entry of a checklist. */
export const isOneLineAt = (value: unknown, path: FieldPath): boolean => isOneLine(schemaOf(value, path))

/** The fields that the group of a text lacks. */
export function fieldsBeside(value: unknown, path: FieldPath, source: SourceFile): readonly string[] {
  const group = path.slice(0, -1)
  const schema = schemaOf(value, group, source.path === 'site.yaml' ? site : page)
  // An `alt` without a picture has a message of its own.
  const isTold = (name: string) => name === 'image' && valueAt(value, [...group, 'alt']) !== undefined
  return fieldsOf(schema).filter((name) => valueAt(value, [...group, name]) === undefined && !isTold(name))
}
