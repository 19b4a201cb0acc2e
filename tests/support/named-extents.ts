/** What an operation may touch: the lines that it names, and the blank lines at their edges. */
import { extentsOf } from '../../src/studio/operations/extents.ts'
import type { Operation } from '../../src/studio/operations/operation.ts'
import { type Item, itemAt, outlineOf } from '../../src/studio/operations/outline.ts'

type Range = { readonly start: number; readonly end: number }

/** Faults in words. */
export function outside(text: string, operation: Operation, edits: readonly Range[]): readonly string[] {
  const named = widened(text, namedBy(text, operation))
  const isIn = ({ start, end }: Range) => start >= named.start && end <= named.end
  return edits
    .filter((edit) => !isIn(edit))
    .map(({ start, end }) => `touches ${start}-${end}, not only ${named.start}-${named.end}`)
}

function namedBy(text: string, operation: Operation): Range {
  const outline = outlineOf(text)
  const at = 'list' in operation ? operation.list : operation.at
  const owner = itemAt(
    outline,
    operation.kind === 'unset' || operation.kind === 'rename' ? at.slice(0, -1) : at,
  )
  const whole = { start: 0, end: text.length }
  if (!owner) {
    // A new field: it goes behind a field of the nearest group.
    const near = at
      .map((_, depth) => itemAt(outline, at.slice(0, at.length - depth - 1)))
      .find((item) => item)
    return near ? { start: near.slot, end: lines(text, near).end } : whole
  }
  if (operation.kind === 'rename') {
    const key = itemAt(outline, operation.at)?.key
    return key ?? whole
  }
  if (operation.kind === 'set' || operation.kind === 'set-text') return lines(text, owner)
  if (operation.kind === 'mark')
    return { start: owner.slot - (owner.tag ? owner.slot - owner.tag.start : 0), end: owner.end }
  if (owner.value.style !== 'block')
    return { start: owner.slot, end: Math.max(owner.value.end, lines(text, owner).end) }
  const extents = extentsOf(text, owner)
  if (operation.kind === 'move') {
    const ends = [extents[operation.index], extents[operation.to]].flatMap((extent) => extent ?? [])
    return {
      start: Math.min(...ends.map(({ start }) => start)),
      end: Math.max(...ends.map(({ end }) => end)),
    }
  }
  if (extents.length === 1 && operation.kind !== 'insert' && operation.kind !== 'duplicate')
    return lines(text, owner)
  const index =
    'index' in operation
      ? operation.index
      : owner.value.items.findIndex(({ name }) => name === operation.at.at(-1))
  const [extent, before, next] = [extents[index], extents[index - 1], extents[index + 1]]
  // An inline entry gives its place behind the mark to the next one.
  const end =
    extent?.isInline && next ? (owner.value.items[index + 1]?.start ?? next.start) : (extent ?? before)?.end
  const isNew = operation.kind === 'insert' || operation.kind === 'duplicate'
  return {
    start: (operation.kind === 'insert' ? (before ?? extent) : extent)?.start ?? 0,
    end: (isNew && extent?.end) || end || text.length,
  }
}

function extentEnd(text: string, item: Item): number {
  return Math.max(item.end, ...extentsOf(text, item).map(({ end }) => end))
}

/** From the place of a value to the end of its last line. */
function lines(text: string, item: Item): Range {
  const end = item.value.style === 'block' ? extentEnd(text, item) : item.end
  const newline = text.indexOf('\n', end)
  return { start: item.slot, end: newline < 0 ? text.length : newline }
}

/** With the blank lines at both ends. */
function widened(text: string, { start, end }: Range): Range {
  const before = text.slice(0, start).trimEnd().length
  const after = /^\s*/.exec(text.slice(end))?.[0].length ?? 0
  return { start: before, end: end + after }
}
