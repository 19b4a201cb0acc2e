/** A table in a page: a list of columns, and a list of rows whose cells have the names of the columns. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { inTurn, type Step } from './in-turn.ts'
import { operate } from './operate.ts'
import type { Operation, Outcome, TextFile } from './operation.ts'
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
  return inTurn(file, steps.map(asStep))
}

export function removeColumn(file: TextFile, table: TablePlace, index: number): Outcome {
  const tree = treeOf(file)
  const steps: readonly Operation[] = [
    // From the last row to the first one, because a row without any other cell goes, too.
    ...cellsOf(tree, table, index)
      .toReversed()
      .map((at): Operation => {
        const row = at.slice(0, -1)
        const isAlone = namesIn(treeAt(tree, row)).length === 1
        return isAlone
          ? { kind: 'remove', list: table.rows, index: Number(row.at(-1)) }
          : { kind: 'unset', at }
      }),
    { kind: 'remove', list: table.columns, index },
  ]
  return inTurn(file, steps.map(asStep))
}

/** Writes cells below each other and side by side. Rows that are missing are added, and an empty cell is left out. */
export function fillCells(
  file: TextFile,
  rows: FieldPath,
  names: readonly string[],
  from: { readonly row: number; readonly column: number },
  cells: readonly (readonly string[])[],
): Outcome {
  const steps = cells.flatMap((texts, down) =>
    texts.map((text, right): Step => {
      const at = [...rows, from.row + down]
      return (each) => setCell(each, at, names, from.column + right, text)
    }),
  )
  return inTurn(file, steps)
}

function setCell(
  file: TextFile,
  row: FieldPath,
  names: readonly string[],
  column: number,
  text: string,
): Outcome {
  const name = names[column]
  if (name === undefined) return { refused: 'missing' }
  const at = [...row, name]
  const written = namesIn(treeAt(treeOf(file), row))
  // A row without cells would be a mistake without words.
  if (text === '' && (written.length !== 1 || written[0] !== name))
    return operate(file, { kind: 'unset', at })
  const before = names.slice(0, column).findLast((each) => written.includes(each))
  const after = before ?? (written.length > 0 ? null : undefined)
  return operate(file, { kind: 'set-text', at, text, ...(after === undefined ? {} : { after }) })
}

const asStep =
  (operation: Operation): Step =>
  (file) =>
    operate(file, operation)

const namesIn = (part: Tree | undefined): readonly string[] =>
  part && isTreeGroup(part.value) ? Object.keys(part.value) : []

/** The paths of the cells of a column. */
function cellsOf(tree: Tree | undefined, { columns, rows }: TablePlace, index: number): readonly FieldPath[] {
  const name = treeAt(tree, [...columns, index, 'name'])?.value
  const list = treeAt(tree, rows)?.value
  if (typeof name !== 'string' || !list || !isTreeList(list)) return []
  return list.flatMap((row, at) => (namesIn(row).includes(name) ? [[...rows, at, name]] : []))
}
