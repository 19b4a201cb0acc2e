/** The lines of an item in a block: comments go with what they describe. */
import { schemaLine } from '../../core/yaml/schema-line.ts'
import { columnOf, endOfLine, indentOf, isComment, lineAt, nextLine, startOfLine } from './lines.ts'
import type { Item, Range } from './outline.ts'

/**
 * From the first comment line above an item to the end of its last line, without the line break. `isInline`: the first
 * item begins behind another mark, as in `- - x`; its extent then begins at its first character.
 */
export type Extent = Range & { readonly isInline: boolean; readonly column: number }

/** Of the items of one list or group, in order. `owner` is the item with this list as its value. */
export function extentsOf(text: string, owner: Item): readonly Extent[] {
  const extents: Extent[] = []
  for (const item of owner.value.items) {
    const start = startOfLine(text, item.start)
    const isInline = text.slice(start, item.start).trim() !== ''
    const column = columnOf(text, item.start)
    const previous = extents.at(-1)
    const limit = previous ? previous.end : headEnd(text, owner)
    const lead = isInline ? item.start : withCommentsAbove(text, start, limit)
    extents.push({ start: lead, end: withCommentsBelow(text, item.end, column), isInline, column })
  }
  return extents
}

/** The offset that the first item's comments cannot begin before. */
function headEnd(text: string, owner: Item): number {
  if (owner.slot > 0) return owner.slot
  const schema = schemaLine(text)
  const afterSchema = schema ? endOfLine(text, schema.start) : -1
  if (owner.value.kind !== 'group') return afterSchema
  // What stands at the top of a page describes the page, not its first field.
  let end = -1
  for (
    let at: number | undefined = 0;
    at !== undefined && isComment(lineAt(text, at));
    at = nextLine(text, at)
  )
    end = endOfLine(text, at)
  return Math.max(end, afterSchema)
}

function withCommentsAbove(text: string, start: number, limit: number): number {
  let lead = start
  while (lead > 0) {
    const above = startOfLine(text, lead - 1)
    if (above <= limit || !isComment(lineAt(text, above))) break
    lead = above
  }
  return lead
}

/** Comments that are indented deeper than the mark of the item, without a blank line before them. */
function withCommentsBelow(text: string, from: number, column: number): number {
  let end = endOfLine(text, from)
  for (let at = nextLine(text, end); at !== undefined; at = nextLine(text, at)) {
    const line = lineAt(text, at)
    if (!isComment(line) || indentOf(line) <= column) break
    end = endOfLine(text, at)
  }
  return end
}
