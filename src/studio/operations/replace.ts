/** Writes a value in the place of another one, or where there was none. */

import { type Editing, inserted, splice, type Ways } from './editing.ts'
import { extentsOf } from './extents.ts'
import { columnOf, endOfLine, indentOf, isBlank, startOfLine } from './lines.ts'
import type { NewValue } from './operation.ts'
import type { Item, Part } from './outline.ts'
import { rewrapped } from './scalars.ts'
import { linesAt, type OldText, type Writing, type Written, writeBlock, writeFlow } from './write-value.ts'

/** `inFlow`: the item is part of `[…]` or `{…}`. */
export function replaceValue(
  editing: Editing,
  item: Item,
  value: NewValue,
  writing: Writing,
  inFlow: boolean,
): Ways {
  const { text } = editing
  const { value: part, slot } = item
  const old = oldText(text, part)
  if (inFlow || (part.style === 'flow' && part.items.length > 0 && typeof value !== 'string')) {
    const written = writeFlow(value, writing, old)
    return part.kind === 'nothing'
      ? afterSlot(editing, item, written)
      : [[splice(part.start, part.end, written)]]
  }
  if (part.style === 'block') return replaceBlock(editing, item, value, writing)
  const column = columnOf(text, item.start)
  const owner = slot === 0 || item.name !== undefined || text[item.start] === '-' ? column : 0
  // The dashes of a list may stand below the name of their field, but not below another dash.
  const dashStep = item.name === undefined ? Math.max(2, writing.style.dashStep) : writing.style.dashStep
  const style = { ...writing.style, dashStep }
  const written = writeBlock(value, owner, { ...writing, style }, old)
  if (part.kind === 'nothing') return afterSlot(editing, item, written.head, written.lines)
  if (old?.style === 'plain' && old.lines.length > 1 && typeof value === 'string' && !value.includes('\n')) {
    const lines = rewrapped(value, old.lines)
    const wrapped = lines.join(editing.style.lineBreak + ' '.repeat(old.column))
    return [[splice(part.start, part.end, wrapped)], replaceText(editing, part, written)]
  }
  return [replaceText(editing, part, written)]
}

/** `title:` gets its value behind the colon. Comments stay where they are. */
function afterSlot(
  { text, style }: Editing,
  { slot, lacksColon }: Item,
  head: string,
  lines: readonly string[] = [],
): Ways {
  const isDirect = slot === 0 || /[\s,[{]/.test(text[slot - 1] ?? '')
  const mark = head === '' ? [] : [inserted(slot, lacksColon ? `: ${head}` : isDirect ? head : ` ${head}`)]
  if (lines.length === 0) return [mark]
  const end = endOfLine(text, slot)
  const below = lines.map((line) => style.lineBreak + line).join('')
  const isSame = end === slot
  return [isSame ? [inserted(slot, (mark[0]?.text ?? '') + below)] : [...mark, inserted(end, below)]]
}

function replaceText({ text, style }: Editing, part: Part, { head, lines }: Written) {
  const isBlock = part.style === 'literal' || part.style === 'folded'
  const rest = isBlock ? text.slice(part.start, endOfLine(text, part.start)).replace(/^[|>]\S*/, '') : ''
  const below = lines.map((line) => style.lineBreak + line).join('')
  if (isBlock || part.end === endOfLine(text, part.end) || lines.length === 0) {
    const start = head === '' ? text.slice(0, part.start).trimEnd().length : part.start
    return [splice(start, part.end, head + rest.trimEnd() + below)]
  }
  // A comment behind the old text stays on the first line.
  const before = head === '' ? text.slice(0, part.start).trimEnd().length : part.start
  return [splice(before, part.end, head), inserted(endOfLine(text, part.end), below)]
}

/** Lists and groups on lines of their own. */
function replaceBlock(editing: Editing, item: Item, value: NewValue, writing: Writing): Ways {
  const { text, style } = editing
  const extents = extentsOf(text, item)
  const [first, last] = [extents[0], extents.at(-1)]
  if (!first || !last) return []
  const lines = linesAt(value, first.column, writing)
  if (lines) {
    const written = first.isInline ? [lines[0]?.slice(first.column), ...lines.slice(1)] : lines
    return [[splice(first.start, last.end, written.join(style.lineBreak))]]
  }
  const { head, lines: below } = writeBlock(value, columnOf(text, item.start), writing)
  const written = [head, ...below].join(style.lineBreak)
  if (first.isInline || item.slot === 0) return [[splice(first.start, last.end, written)]]
  const gone = splice(
    before(text, first.start),
    last.end,
    below.map((line) => style.lineBreak + line).join(''),
  )
  return [
    gone.start === item.slot
      ? [{ ...gone, text: ` ${head}${gone.text}` }]
      : [inserted(item.slot, ` ${head}`), gone],
  ]
}

/** The offset before the line break above. */
function before(text: string, start: number): number {
  if (start === 0) return 0
  return endOfLine(text, startOfLine(text, start - 1))
}

/** A text that is replaced, with its lines without their indent. */
function oldText(text: string, part: Part): OldText | undefined {
  if (part.kind !== 'text') return undefined
  const source = text.slice(part.start, part.end).split(/\r?\n/)
  const isEmpty = /^(?:""|'')$/.test(source.join())
  const below = source.slice(1)
  const indents = below.filter((line) => !isBlank(line)).map(indentOf)
  const column = indents.length > 0 ? Math.min(...indents) : 0
  const lines = below.map((line) => line.slice(column))
  const isBlock = part.style === 'literal' || part.style === 'folded'
  return {
    // Quotes around nothing say nothing about the new text.
    style: isEmpty ? 'plain' : part.style,
    column,
    lines: isBlock || below.length === 0 ? lines : [source[0] ?? '', ...lines],
  }
}
