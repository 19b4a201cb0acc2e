/** Fields of a block that are not indented, so YAML reads them as fields of the page. */
import { page } from '../../../../schema/page.ts'
import type { Diagnostic, Edit } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { shiftLines } from '../../base/lines.ts'
import { fieldsOf, schemaOfBlock } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { lineAt, linesAfter } from '../../yaml/syntax-errors/syntax-error.ts'

export type FieldOutsideBlock = {
  readonly name: string
  /** The index of the block that the field belongs to. */
  readonly block: number
  readonly diagnostic: Diagnostic
}

/** `value` is the data of a page. */
export function fieldsOutsideBlocks(value: unknown, source: SourceFile): readonly FieldOutsideBlock[] {
  const listed = valueAt(value, ['blocks'])
  if (typeof value !== 'object' || value === null || !Array.isArray(listed)) return []
  const known = fieldsOf(page)
  const unknown = Object.keys(value).filter((name) => !known.includes(name))
  return unknown.flatMap((name): FieldOutsideBlock[] => {
    const key = source.spanOfKey([name])
    const before = listed.findLastIndex((_, index) => {
      const { file, start } = source.spanOf(['blocks', index])
      return file === key.file && start.offset < key.start.offset
    })
    const type = valueAt(listed[before], ['type'])
    const isLost =
      fieldsOf(schemaOfBlock(type)).includes(name) && valueAt(listed[before], [name]) === undefined
    if (!isLost || typeof type !== 'string') return []
    const indent = source.spanOfKey(['blocks', before, 'type']).start.column - key.start.column
    const fix = indent > 0 ? movedIn(name, indent, source) : []
    const finding = messages.fieldOutsideBlock(name, type, indent)
    return [{ name, block: before, diagnostic: { ...finding, span: key, fix } }]
  })
}

/** Indents the lines of the field. Stops at the next block, which is an entry of `blocks`. */
function movedIn(name: string, indent: number, source: SourceFile): readonly Edit[] {
  const { text } = source
  const { start } = source.spanOfKey([name])
  const { end } = source.spanOf([name])
  let last = lineAt(text, start.offset)
  for (const line of linesAfter(text, last)) {
    if (line.start >= end.offset || /^ *- +type:/.test(line.text)) break
    if (!/^\s*(?:#|$)/.test(line.text)) last = line
  }
  return shiftLines(source, start.offset, last.end, indent)
}
