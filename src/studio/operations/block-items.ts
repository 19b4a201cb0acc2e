/** Entries of lists and fields of groups in block style: whole lines are inserted, removed and moved. */
import type { Splice } from '../../core/base/edit.ts'
import { type Editing, inserted, splice, type Ways } from './editing.ts'
import { type Extent, extentsOf } from './extents.ts'
import { indentOf, isBlank, isComment, nextLine } from './lines.ts'
import type { Item } from './outline.ts'

/** The lines of an item, with the indent of the first one, without the last line break. */
export function bodyOf({ text }: Editing, { start, end, isInline, column }: Extent): string {
  return (isInline ? ' '.repeat(column) : '') + text.slice(start, end)
}

/** A body where the first item stands behind another mark. Comments above it need lines of their own. */
function inlined(body: string, { style: { lineBreak } }: Editing): string {
  return isComment(body) ? lineBreak + body : body.trimStart()
}

/** `spacing`: with the blank lines that the author puts between items. */
export function insertItem(
  editing: Editing,
  owner: Item,
  index: number,
  body: string,
  spacing: boolean,
): Ways {
  const { text, style } = editing
  const extents = extentsOf(text, owner)
  const blanks = spacing ? blankLines(editing, extents, index) : 0
  const before = extents[index - 1]
  const first = extents[0]
  const insertion = (count: number): Splice | undefined => {
    const gap = style.lineBreak.repeat(count + 1)
    if (before) return inserted(before.end, gap + body)
    if (!first) return undefined
    const rest = first.isInline ? ' '.repeat(first.column) : ''
    return inserted(first.start, (first.isInline ? inlined(body, editing) : body) + gap + rest)
  }
  const counts = blanks === 0 ? [0] : [blanks, 0]
  return counts.flatMap((count) => {
    const found = insertion(count)
    return found ? [[found]] : []
  })
}

/** How many blank lines come between two items near a place. */
function blankLines({ text }: Editing, extents: readonly Extent[], index: number): number {
  const at = Math.max(0, Math.min(index - 1, extents.length - 2))
  const [one, other] = [extents[at], extents[at + 1]]
  if (!one || !other) return 0
  const lines = text.slice(one.end, other.start).split('\n').slice(1, -1)
  return lines.every(isBlank) ? lines.length : 1
}

/** All of `owner` must have at least two items. */
export function removeItem(editing: Editing, owner: Item, index: number): Ways {
  const { text } = editing
  const extents = extentsOf(text, owner)
  const [before, extent, after] = [extents[index - 1], extents[index], extents[index + 1]]
  if (!extent) return []
  if (extent.isInline && after) {
    const next = owner.value.items[index + 1]?.start ?? after.start
    const hasComments = text.slice(extent.end, next).includes('#')
    return [[splice(extent.start, hasComments ? extent.end : next, '')]]
  }
  const below = nextLine(text, extent.end) ?? text.length
  const afterBlanks = skipBlankLines(text, below)
  const lineEndAbove = before ? blanksAbove(text, extent.start, before.end) : extent.start
  if (!after) {
    const last = splice(lineEndAbove, extent.end, '')
    return [[last], [splice(extent.start, below, '')]]
  }
  const [above, following] = [extent.start - lineEndAbove, afterBlanks - below]
  const withGapBelow = splice(extent.start, afterBlanks, '')
  const withGapAbove = splice(lineEndAbove, extent.end, '')
  const both = splice(lineEndAbove, afterBlanks, editing.style.lineBreak)
  return before && above < following ? [[withGapAbove], [both]] : [[withGapBelow], [withGapAbove], [both]]
}

/** The start of the line break behind the last line above with words. */
function blanksAbove(text: string, start: number, limit: number): number {
  const end = text.slice(limit, start).trimEnd().length
  return limit + end
}

function skipBlankLines(text: string, from: number): number {
  const blank = /^(?:[ \t]*\r?\n)*/.exec(text.slice(from))?.[0] ?? ''
  return from + blank.length
}

export function moveItem(editing: Editing, owner: Item, from: number, to: number): Ways {
  const { text } = editing
  const extents = extentsOf(text, owner)
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const range = extents.slice(low, high + 1)
  const [first, last] = [range[0], range.at(-1)]
  if (!first || !last) return []
  const gaps = range.slice(1).map((extent, index) => text.slice(range[index]?.end ?? 0, extent.start))
  const order = moved(
    range.map((_, index) => index),
    from - low,
    to - low,
  )
  const bodies = range.map((extent) => bodyOf(editing, extent))
  const joined = (written: readonly string[], between: readonly string[]) =>
    order
      .map((item, slot) => {
        const body = written[item] ?? ''
        return (slot === 0 && first.isInline ? inlined(body, editing) : body) + (between[slot] ?? '')
      })
      .join('')
  const travelling = order.map((item) => gaps[item] ?? gaps[order.at(-1) ?? 0] ?? '').slice(0, -1)
  const aligned = bodies.map((body, index) => commentsAt(body, range[index]?.column ?? 0))
  return [
    [bodies, gaps],
    [bodies, travelling],
    [aligned, gaps],
  ].map(([written = [], between = []]) => [splice(first.start, last.end, joined(written, between))])
}

export function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from]
  return entry === undefined ? entries : entries.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** The comments above an item, indented as the item is. A deeper one could become part of a text above it. */
function commentsAt(body: string, column: number): string {
  const lines = body.split('\n')
  const first = lines.findIndex((line) => !isComment(line))
  return lines
    .map((line, index) => (index < first ? ' '.repeat(column) + line.slice(indentOf(line)) : line))
    .join('\n')
}
