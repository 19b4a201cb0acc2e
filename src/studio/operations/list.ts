/** Inserts, removes, moves and duplicates entries of lists. */
import { bodyOf, insertItem, moveItem } from './block-items.ts'
import type { Editing, Ways } from './editing.ts'
import { extentsOf } from './extents.ts'
import { insertInFlow, moveInFlow } from './flow-items.ts'
import { columnOf } from './lines.ts'
import type { NewValue, Operation } from './operation.ts'
import { type Item, itemAt } from './outline.ts'
import { removeWays, setWays } from './set.ts'
import type { Tree } from './tree.ts'
import { type Writing, writeEntry, writeFlow } from './write-value.ts'

type ListOperation = Exclude<Operation, { readonly kind: 'set' | 'set-text' | 'rename' | 'unset' | 'mark' }>

export function listWays(editing: Editing, tree: Tree, operation: ListOperation, writing: Writing): Ways {
  const { kind, list, index } = operation
  const owner = itemAt(editing.outline, list)
  if (kind === 'insert') return insertWays(editing, tree, operation, writing)
  if (!owner) return []
  const isBlock = owner.value.style === 'block'
  switch (kind) {
    case 'remove':
      return removeWays(editing, owner, index, writing)
    case 'move':
      return isBlock
        ? moveItem(editing, owner, index, operation.to)
        : moveInFlow(editing, owner.value, index, operation.to)
    case 'duplicate':
      return isBlock ? duplicate(editing, owner, index) : duplicateInFlow(editing, owner, index)
  }
}

function duplicate(editing: Editing, owner: Item, index: number): Ways {
  const extent = extentsOf(editing.text, owner)[index]
  return extent ? insertItem(editing, owner, index + 1, bodyOf(editing, extent), true) : []
}

function duplicateInFlow(editing: Editing, owner: Item, index: number): Ways {
  const item = owner.value.items[index]
  const words = item ? editing.text.slice(item.start, item.end) : ''
  return insertInFlow(editing, owner.value, index + 1, words)
}

type Insertion = Extract<Operation, { readonly kind: 'insert' }>

function insertWays(editing: Editing, tree: Tree, { list, index, value }: Insertion, writing: Writing): Ways {
  const owner = itemAt(editing.outline, list)
  if (owner?.value.kind !== 'list' || isEmptyForBlock(owner, value))
    return setWays(editing, tree, { at: list, value: [value], after: undefined }, writing)
  if (owner.value.style !== 'block')
    return insertInFlow(editing, owner.value, index, writeFlow(value, writing))
  const body = entryLines(editing, owner, index, value, writing).join(editing.style.lineBreak)
  return insertItem(editing, owner, index, body, true)
}

/** `[]` becomes a list on lines if its first entry is more than a word. */
const isEmptyForBlock = ({ value: { items } }: Item, value: NewValue) =>
  items.length === 0 && (typeof value !== 'string' || value.includes('\n'))

/** As its neighbour is written: the spaces behind the dash, or the dash alone on its line. */
function entryLines(
  { text }: Editing,
  owner: Item,
  index: number,
  value: NewValue,
  writing: Writing,
): readonly string[] {
  const neighbours = [owner.value.items[index - 1], owner.value.items[index], ...owner.value.items]
  const dash = columnOf(text, owner.value.items[0]?.start ?? 0)
  const like = neighbours.find(
    (item) => item && (item.value.kind === 'group') === (typeof value !== 'string'),
  )
  if (!like) return writeEntry(value, dash, 2, writing)
  const between = text.slice(like.start + 1, like.value.start)
  const isAlone = /^[ \t]*\r?\n/.test(between)
  const gap = isAlone
    ? columnOf(text, like.value.start) - dash
    : /^ +$/.test(between)
      ? between.length + 1
      : 2
  const lines = writeEntry(value, dash, gap, writing)
  const [first = ''] = lines
  if (!isAlone || typeof value === 'string') return lines
  return [`${' '.repeat(dash)}-`, ' '.repeat(dash + gap) + first.slice(dash + gap), ...lines.slice(1)]
}
