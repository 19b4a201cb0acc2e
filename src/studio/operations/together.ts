/** Several operations as one, with few readings of the file. All of them, or none. */
import { applySplices, type Splice } from '../../core/base/edit.ts'
import { applied } from './applied.ts'
import { editingOf } from './editing.ts'
import { inTurn } from './in-turn.ts'
import { joined } from './joined.ts'
import { keptComments } from './kept-comments.ts'
import { operate, waysOf } from './operate.ts'
import type { Operation, Outcome, TextFile } from './operation.ts'
import { isSameTree, treeOf } from './tree.ts'
import { trimmed } from './trimmed.ts'

/** Places are those of the file as it is: the operations mean what they do from the last one to the first one. */
export function together(file: TextFile, operations: readonly Operation[]): Outcome {
  const [first] = operations
  if (!first) return { edits: [] }
  if (operations.length === 1) return operate(file, first)
  const outcome = atOnce(file, operations)
  if (!('refused' in outcome) || outcome.refused !== 'unwritable') return outcome
  // What gets into the way of something else is found by halves.
  const half = Math.ceil(operations.length / 2)
  const halves = [operations.slice(half), operations.slice(0, half)]
  return inTurn(
    file,
    halves.map((some) => (each) => together(each, some)),
  )
}

function atOnce({ path, text }: TextFile, operations: readonly Operation[]): Outcome {
  const tree = treeOf({ text })
  if (!tree) return { refused: 'unreadable' }
  let meant = tree
  for (const operation of operations.toReversed()) {
    const next = applied(meant, operation)
    if ('refused' in next) return next
    meant = next.tree
  }
  const editing = editingOf(text)
  const splices = joined(operations.flatMap((each) => waysOf(editing, tree, each, false)[0] ?? []))
  if (!splices.every(isApart)) return { refused: 'unwritable' }
  const after = applySplices(text, splices)
  if (!isSameTree(treeOf({ text: after }), meant) || !keptComments(editing, operations)(after))
    return { refused: 'unwritable' }
  return { edits: splices.map((each) => ({ ...trimmed(text, each), file: path })) }
}

const isApart = ({ start }: Splice, index: number, all: readonly Splice[]) =>
  start >= (all[index - 1]?.end ?? 0)
