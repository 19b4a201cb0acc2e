/** What is written into the entry behind the last one of a list makes that entry. */
import { nested, textFor } from './applied.ts'
import type { NewValue, Operation } from './operation.ts'
import { isTreeList, type Tree, treeAt } from './tree.ts'

/** The operation that `operation` means. */
export function intoNewEntry(tree: Tree, operation: Operation): Operation {
  const place = placeOf(tree, operation)
  if (!place) return operation
  const { at, value } = place
  const depth = at.findIndex((_, index) => !treeAt(tree, at.slice(0, index + 1)))
  if (depth < 0) return operation
  const [list, key, rest] = [at.slice(0, depth), at[depth], at.slice(depth + 1)]
  // Lists that are missing, too, get their first entry.
  if (rest.some((each) => typeof each === 'number' && each > 0)) return operation
  const inner = nested(rest, value)
  const owner = treeAt(tree, list)?.value
  if (typeof key === 'number') {
    const count = owner === '' ? 0 : owner && isTreeList(owner) ? owner.length : undefined
    return key === count ? { kind: 'insert', list, index: key, value: inner } : operation
  }
  return rest.includes(0) ? { kind: 'set', at: at.slice(0, depth + 1), value: inner } : operation
}

function placeOf(
  tree: Tree,
  operation: Operation,
): { at: readonly PropertyKey[]; value: NewValue } | undefined {
  switch (operation.kind) {
    case 'set':
      return operation
    case 'set-text':
      return { at: operation.at, value: textFor(tree, operation) }
    default:
      return undefined
  }
}
