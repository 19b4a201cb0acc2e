/** The rows of a table in a page, as a grid. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { useSignal } from '../../preview/signal.ts'
import { fillCells } from '../operations/columns.ts'
import { forgetBegun, setBegun } from '../session/begun.ts'
import { carryOut } from '../session/session.ts'
import { type State, update } from '../session/state.ts'
import { say } from '../words.ts'
import { messagesAt } from './messages/messages.ts'
import { RowNotes } from './row-notes.tsx'
import { columnNames } from './table/column-names.ts'
import { Grid, type GridRow } from './table/grid.tsx'
import { useBegun } from './tools/begin.ts'
import { EntryTools } from './tools/entry-tools.tsx'
import { idOf } from './tools/field-id.ts'
import { focusLater } from './tools/focus-later.ts'
import { Foldable } from './tools/foldable.tsx'
import { folds, isUnfolded } from './tools/folds.ts'
import { summaryOf } from './tools/summary.ts'

type Props = {
  readonly state: State
  readonly path: FieldPath
  readonly label: string
  /** The path of the list of columns. */
  readonly columns: FieldPath
}

export function RowsField({ state, path, label, columns }: Props) {
  const [begun] = useBegun(path) ?? []
  const opened = useSignal(folds)
  const { source, isReadOnly } = state
  const value = valueAt(source.value, path)
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const names = columnNames(valueAt(source.value, columns), entries)
  // A message that leads to a row opens it.
  const last = entries.findLastIndex((_, at) => isUnfolded(opened, [...path, at], false))
  const isLonger = begun === entries.length || entries.length === 0
  const add = (column = 0) => {
    setBegun([...path, entries.length])
    update({ notice: say('added', { what: say('row', { number: entries.length + 1 }) }) })
    focusLater(idOf([...path, entries.length, names[column] ?? '']))
  }
  const fill = (row: number, column: number, cells: readonly (readonly string[])[], about: object) =>
    carryOut((file) => fillCells(file, path, names, { row, column }, cells), about)
  return (
    <Foldable path={path} label={label} summary={summaryOf(entries)}>
      <p className="hint">{say('gridHelp')}</p>
      <Grid
        label={label}
        names={names}
        count={entries.length + (isLonger ? 1 : 0)}
        rowAt={(at) => rowOf(state, [...path, at], entries[at] ?? '', names, entries.length)}
        least={Math.max(last, typeof begun === 'number' ? begun : -1) + 1}
        isReadOnly={isReadOnly}
        onText={(at, column, text) =>
          fill(at, column, [[text]], { target: idOf([...path, at, names[column] ?? '']) })
        }
        onPaste={(at, column, cells) =>
          fill(at, column, cells, { notice: say('pasted', { rows: cells.length }) })
        }
        onEnd={add}
      />
      <button type="button" disabled={isReadOnly || isLonger} onClick={() => add()}>
        {say('addLastRow')}
      </button>
    </Foldable>
  )
}

function rowOf(
  state: State,
  path: FieldPath,
  entry: unknown,
  names: readonly string[],
  count: number,
): GridRow {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))]
  const cells = names.map((name) => {
    const at = [...path, name]
    const value = valueAt(entry, [name])
    const isWrong = messagesAt(state, at).some(({ severity }) => severity === 'error')
    return { id: idOf(at), text: typeof value === 'string' ? value : '', isWrong }
  })
  const nameAt = (at: number) => cells[0]?.text || say('row', { number: at + 1 })
  return {
    id: idOf(path),
    number: index + 1,
    cells,
    tools: index < count && (
      <EntryTools
        list={list}
        index={index}
        count={count}
        name={nameAt(index)}
        copyName={nameAt(index + 1)}
        mayGo={count > 1}
        onPlace={forgetBegun}
      />
    ),
    notes: index < count ? <RowNotes state={state} path={path} names={names} /> : undefined,
  }
}
