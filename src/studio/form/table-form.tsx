/** A table that is a file, as a grid. */
import { inTurn } from '../operations/in-turn.ts'
import { operateTable } from '../operations/table.ts'
import type { TableOperation } from '../operations/table-operation.ts'
import { carryOut, performOnTable } from '../session/session.ts'
import type { State } from '../session/state.ts'
import { labelFor, say } from '../words.ts'
import { cellId, isWrong, messagesOfRow, numberOf, type Sheet, sheetOf } from './cells.ts'
import { Grid } from './grid.tsx'
import { RowTools } from './row-tools.tsx'
import { Words } from './words-of-message.tsx'

export function TableForm({ state }: { readonly state: State }) {
  const { path, source, isReadOnly } = state
  const sheet = sheetOf(source.text)
  if (!sheet) return null
  const rowAt = (at: number) => sheet.rows[at]?.row ?? 0
  return (
    <Grid
      label={path}
      caption={path}
      names={sheet.names.map(labelFor)}
      rows={rowsOf(sheet, state)}
      isReadOnly={isReadOnly}
      onText={(at, column, text) => {
        const target = cellId(rowAt(at), column)
        performOnTable({ kind: 'set-cell', row: rowAt(at), column, text }, { target })
      }}
      onPaste={(at, column, cells) => {
        const steps = filling(sheet, at, column, cells)
        const notice = say('pasted', { rows: cells.length })
        carryOut(
          (file) =>
            inTurn(
              file,
              steps.map((step) => (each) => operateTable(each, step)),
            ),
          { notice },
        )
      }}
    />
  )
}

function rowsOf({ names, rows }: Sheet, { path, messages, isReadOnly }: State) {
  const own = messages.filter(({ span }) => span.file === path)
  return rows.map((row, at) => {
    const found = messagesOfRow(own, row)
    return {
      number: numberOf(row.row),
      cells: names.map((_, column) => {
        const cell = row.cells[column]
        const text = cell?.text ?? ''
        return { id: cellId(row.row, column), text, isWrong: cell !== undefined && isWrong(found, cell) }
      }),
      tools: (
        <RowTools
          rows={rows.map((each) => each.row)}
          at={at}
          columns={names.length}
          isReadOnly={isReadOnly}
        />
      ),
      notes: found.map((each) => <Words key={`${each.code} ${each.message}`} diagnostic={each} />),
    }
  })
}

/** New rows come behind the last one. */
function filling(
  { names, rows }: Sheet,
  at: number,
  column: number,
  cells: readonly (readonly string[])[],
): readonly TableOperation[] {
  const end = (rows.at(-1)?.row ?? 0) + 1
  return cells.flatMap((texts, down): readonly TableOperation[] => {
    const row = rows[at + down]?.row
    if (row !== undefined)
      return texts.map((text, right) => ({ kind: 'set-cell', row, column: column + right, text }))
    const all = names.map((_, index) => texts[index - column] ?? '')
    return [{ kind: 'insert-row', row: end + at + down - rows.length, cells: all }]
  })
}
