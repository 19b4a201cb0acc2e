/** A table in a page: a list of columns, and a list of rows whose cells have the names of the columns. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { textFor } from './applied.ts'
import { operate } from './operate.ts'
import type { Operation, Outcome, TextFile } from './operation.ts'
import { together } from './together.ts'
import { isTreeGroup, isTreeList, type Tree, treeAt, treeOf } from './tree.ts'

/** The paths of both lists. */
export type TablePlace = { readonly columns: FieldPath; readonly rows: FieldPath }

/** Gives the field at a place in a group another name. */
export function renameAt(file: TextFile, owner: FieldPath, index: number, name: string): Outcome {
  const old = namesIn(treeAt(treeOf(file), owner))[index]
  return old === undefined
    ? { refused: 'missing' }
    : operate(file, { kind: 'rename', at: [...owner, old], name })
}

/** All cells of the column get the new name, too. */
export function renameColumn(file: TextFile, table: TablePlace, index: number, name: string): Outcome {
  const at = [...table.columns, index, 'name']
  const [first, ...also] = cellsOf(treeOf(file), table, index)
  const steps: readonly Operation[] = [
    ...(first ? [{ kind: 'rename', at: first, also, name } as const] : []),
    { kind: 'set', at, value: name },
  ]
  return together(file, steps)
}

export function removeColumn(file: TextFile, table: TablePlace, index: number): Outcome {
  const tree = treeOf(file)
  const cells = cellsOf(tree, table, index).map((at): Operation => {
    const row = at.slice(0, -1)
    // A row without any other cell goes, too.
    const isAlone = namesIn(treeAt(tree, row)).length === 1
    return isAlone ? { kind: 'remove', list: table.rows, index: Number(row.at(-1)) } : { kind: 'unset', at }
  })
  return together(file, [...cells, { kind: 'remove', list: table.columns, index }])
}

/** Writes cells below each other and side by side. Rows that are missing are added, and an empty cell is left out. */
export function fillCells(
  file: TextFile,
  rows: FieldPath,
  names: readonly string[],
  from: { readonly row: number; readonly column: number },
  cells: readonly (readonly string[])[],
): Outcome {
  if (cells.some(({ length }) => from.column + length > names.length)) return { refused: 'missing' }
  const tree = treeOf(file)
  const list = treeAt(tree, rows)?.value
  const count = list && isTreeList(list) ? list.length : 0
  const operations = cells.flatMap((texts, down): readonly Operation[] => {
    const index = from.row + down
    const filled = texts.map((text, right) => [names[from.column + right] ?? '', text] as const)
    if (tree && index < count) return fillRow(tree, [...rows, index], names, filled)
    const written = filled.filter(([, text]) => text !== '')
    return written.length > 0
      ? [{ kind: 'insert', list: rows, index: count, value: Object.fromEntries(written) }]
      : []
  })
  return together(file, operations)
}

/**
 * Another table in the place of this one: the first row of `cells` names the columns, and the others are the rows. A
 * column keeps its kind, also at another place or with another name.
 */
export function replaceTable(
  file: TextFile,
  { columns, rows }: TablePlace,
  [head = [], ...below]: readonly (readonly string[])[],
): Outcome {
  const tree = treeOf(file)
  const [list, entries] = [treeAt(tree, columns)?.value, treeAt(tree, rows)?.value]
  // The rows of a file stay there.
  if (entries !== undefined && !isTreeList(entries) && entries !== '') return { refused: 'not-a-list' }
  const count = list && isTreeList(list) ? list.length : 0
  const fieldAt = (index: number, field: string) => treeAt(tree, [...columns, index, field])?.value
  const names = Array.from({ length: count }, (_, index) => fieldAt(index, 'name'))
  const withKind = (name: string, index: number): Readonly<Record<string, string>> => {
    const at = names.indexOf(name)
    const isOther = at < 0 && head.some((each) => each === names[index])
    const kind = isOther ? undefined : fieldAt(at < 0 ? index : at, 'kind')
    return typeof kind === 'string' ? { name, kind } : { name }
  }
  const isInOrder = head.every((name, index) => withKind(name, index).kind === fieldAt(index, 'kind'))
  const surplus = Array.from({ length: Math.max(0, count - head.length) }, (_, at) => head.length + at)
  const written = below
    .map((texts) => head.flatMap((name, at) => (texts[at] ? [[name, texts[at]] as const] : [])))
    .filter((filled) => filled.length > 0)
  const changed = [
    ...surplus.map((index): Operation => ({ kind: 'remove', list: columns, index })),
    ...head.map((name, index): Operation => {
      if (index >= count) return { kind: 'insert', list: columns, index: count, value: { name } }
      return { kind: 'set', at: [...columns, index, 'name'], value: name }
    }),
  ]
  return together(file, [
    ...(isInOrder ? changed : [{ kind: 'set', at: columns, value: head.map(withKind) } as const]),
    { kind: 'set', at: rows, value: written.map((filled) => Object.fromEntries(filled)) },
  ])
}

/** The names of some columns, each with the text of its cell. */
type Filled = readonly (readonly [name: string, text: string])[]

function fillRow(tree: Tree, row: FieldPath, names: readonly string[], filled: Filled): readonly Operation[] {
  const part = treeAt(tree, row)
  const written = namesIn(part)
  const emptied = filled.flatMap(([name, text]) => (text === '' && written.includes(name) ? [name] : []))
  const stays = written.filter((name) => !emptied.includes(name))
  const texts = filled.filter(([, text]) => text !== '')
  if (stays.length === 0 && texts.length > 0 && (written.length > 0 || part?.value === ''))
    return [{ kind: 'set', at: row, value: Object.fromEntries(texts) }]
  // A row without cells would be a mistake without words.
  const kept = stays.length === 0 ? emptied.at(-1) : undefined
  return filled.flatMap(([name, text]): readonly Operation[] => {
    const at = [...row, name]
    if (text === '' && name !== kept) return emptied.includes(name) ? [{ kind: 'unset', at }] : []
    const operation = { kind: 'set-text', at, text } as const
    if (treeAt(tree, at)?.value === textFor(tree, operation)) return []
    const before = names.slice(0, names.indexOf(name)).findLast((each) => stays.includes(each))
    return [{ ...operation, after: before ?? null }]
  })
}

const namesIn = (part: Tree | undefined): readonly string[] =>
  part && isTreeGroup(part.value) ? Object.keys(part.value) : []

/** The paths of the cells of a column. */
function cellsOf(tree: Tree | undefined, { columns, rows }: TablePlace, index: number): readonly FieldPath[] {
  const name = treeAt(tree, [...columns, index, 'name'])?.value
  const list = treeAt(tree, rows)?.value
  if (typeof name !== 'string' || !list || !isTreeList(list)) return []
  return list.flatMap((row, at) => (namesIn(row).includes(name) ? [[...rows, at, name]] : []))
}
