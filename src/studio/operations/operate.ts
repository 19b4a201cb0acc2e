/** Turns an operation into edits. They are tried first: an operation does what it says and nothing else, or is refused. */
import { applySplices, type Splice } from '../../core/base/edit.ts'
import { applied, textFor } from './applied.ts'
import { type Editing, editingOf, type Ways } from './editing.ts'
import { joined } from './joined.ts'
import { keptComments } from './kept-comments.ts'
import { listWays } from './list.ts'
import { intoNewEntry } from './new-entry.ts'
import type { Operation, Outcome, TextFile } from './operation.ts'
import { itemAt } from './outline.ts'
import { markWays, renameWays, setWays, unsetWays } from './set.ts'
import { isSameTree, type Tree, treeOf } from './tree.ts'
import { trimmed } from './trimmed.ts'

export function operate(file: TextFile, given: Operation): Outcome {
  const tree = treeOf(file)
  if (!tree) return { refused: 'unreadable' }
  const operation = intoNewEntry(tree, given)
  const meant = applied(tree, operation)
  if ('refused' in meant) return meant
  if (operation.kind === 'move' ? operation.index === operation.to : isSameTree(tree, meant.tree))
    return { edits: [] }
  const { path, text } = file
  const editing = editingOf(text)
  const kept = keptComments(editing, [operation])
  for (const careful of [false, true]) {
    for (const way of waysOf(editing, tree, operation, careful)) {
      const splices = joined(way)
      const after = applySplices(text, splices)
      if (!isSameTree(treeOf({ text: after }), meant.tree) || !kept(after)) continue
      return { edits: splices.map((splice) => ({ ...trimmed(text, splice), file: path })).filter(isChange) }
    }
  }
  return { refused: 'unwritable' }
}

const isChange = ({ start, end, text }: Splice) => start !== end || text !== ''

export function waysOf(editing: Editing, tree: Tree, operation: Operation, careful: boolean): Ways {
  const writing = { style: editing.style, careful }
  switch (operation.kind) {
    case 'set':
      return setWays(editing, tree, { after: undefined, ...operation }, writing)
    case 'set-text': {
      const { at, after } = operation
      return setWays(editing, tree, { at, after, value: textFor(tree, operation) }, writing)
    }
    case 'rename':
      return renameWays(editing, [operation.at, ...(operation.also ?? [])], operation.name)
    case 'unset':
      return unsetWays(editing, operation.at, writing)
    case 'mark': {
      const item = itemAt(editing.outline, operation.at)
      return item ? markWays(editing, item, operation.standIn) : []
    }
    default:
      return listWays(editing, tree, operation, writing)
  }
}
