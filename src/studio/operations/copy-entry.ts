/** Copies an entry from one version of a file into another, as it is written there, with its comments. */
import { applySplices } from '../../core/base/edit.ts'
import { bodyOf, insertItem } from './block-items.ts'
import { editingOf } from './editing.ts'
import { extentsOf } from './extents.ts'
import { columnOf } from './lines.ts'
import type { EntryPlace, Outcome, TextFile } from './operation.ts'
import { itemAt } from './outline.ts'
import { isSameTree, isTreeList, treeAt, treeOf, withTree } from './tree.ts'

type EntryInFile = EntryPlace & { readonly file: TextFile }

/** `unwritable` unless both are lists on lines of their own. */
export function copyEntry(from: EntryInFile, to: EntryInFile): Outcome {
  const [source, target] = [editingOf(from.file.text), editingOf(to.file.text)]
  const [giver, owner] = [itemAt(source.outline, from.list), itemAt(target.outline, to.list)]
  const entry = treeAt(treeOf(from.file), [...from.list, from.index])
  const tree = treeOf(to.file)
  const list = treeAt(tree, to.list)
  const extent = giver?.value.style === 'block' ? extentsOf(source.text, giver)[from.index] : undefined
  const first = owner?.value.items[0]
  if (!tree || !list || !entry || !owner || !extent || !first) return { refused: 'missing' }
  if (owner.value.style !== 'block' || !isTreeList(list.value)) return { refused: 'unwritable' }
  const meant = withTree(tree, to.list, { ...list, value: list.value.toSpliced(to.index, 0, entry) })
  const by = columnOf(target.text, first.start) - extent.column
  const body = shifted(bodyOf(source, extent), by).split(/\r?\n/).join(target.style.lineBreak)
  for (const splices of insertItem(target, owner, to.index, body, true)) {
    const after = { path: to.file.path, text: applySplices(target.text, splices) }
    if (isSameTree(treeOf(after), meant))
      return { edits: splices.map((each) => ({ ...each, file: after.path })) }
  }
  return { refused: 'unwritable' }
}

function shifted(body: string, by: number): string {
  if (by > 0) return body.replaceAll(/^(?=.*\S)/gm, ' '.repeat(by))
  return by < 0 ? body.replaceAll(new RegExp(`^ {0,${-by}}`, 'gm'), '') : body
}
