/** No comment is lost: only what operations remove may take its own comments along. */
import type { Editing } from './editing.ts'
import { extentsOf } from './extents.ts'
import type { Operation } from './operation.ts'
import { type Item, itemAt, outlineOf, type Range } from './outline.ts'

/** Tests whether a text has all comments that must stay. */
export function keptComments(
  { text, outline }: Editing,
  operations: readonly Operation[],
): (after: string) => boolean {
  if (outline.comments.length === 0) return () => true
  const gone = operations.flatMap((each) => removedBy({ text, outline }, each) ?? [])
  const isGone = ({ start, end }: Range) => gone.some((each) => start >= each.start && end <= each.end)
  const wanted = outline.comments.filter((comment) => !isGone(comment)).map(wordsIn(text))
  if (wanted.length === 0) return () => true
  return (after) => {
    const left = new Map<string, number>()
    for (const words of outlineOf(after).comments.map(wordsIn(after)))
      left.set(words, (left.get(words) ?? 0) + 1)
    return wanted.every((words) => {
      const count = left.get(words) ?? 0
      left.set(words, count - 1)
      return count > 0
    })
  }
}

const wordsIn = (text: string) => (comment: Range) => text.slice(comment.start, comment.end).trimEnd()

function removedBy(editing: Pick<Editing, 'text' | 'outline'>, operation: Operation): Range | undefined {
  const { text, outline } = editing
  switch (operation.kind) {
    case 'set': {
      // A list or a group is replaced with the comments inside.
      const item = itemAt(outline, operation.at)
      return item && (item.value.items.length > 0 ? around(text, item) : undefined)
    }
    case 'unset': {
      const owner = itemAt(outline, operation.at.slice(0, -1))
      const index = owner?.value.items.findIndex(({ name }) => name === operation.at.at(-1)) ?? -1
      return owner && itemExtent(text, owner, index)
    }
    case 'remove': {
      const owner = itemAt(outline, operation.list)
      return owner && itemExtent(text, owner, operation.index)
    }
    default:
      return undefined
  }
}

function itemExtent(text: string, owner: Item, index: number): Range | undefined {
  return owner.value.style === 'block' ? extentsOf(text, owner)[index] : owner.value.items[index]
}

function around(text: string, item: Item): Range {
  if (item.value.style !== 'block') return item.value
  const extents = extentsOf(text, item)
  return { start: extents[0]?.start ?? item.start, end: extents.at(-1)?.end ?? item.end }
}
