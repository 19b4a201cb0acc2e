/** A table that is a file, as a grid. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { operateTable } from '../../operations/table.ts'
import type { TableOperation } from '../../operations/table-operation.ts'
import { carryOut } from '../../session/session.ts'
import type { State } from '../../session/state.ts'
import { labelFor, say } from '../../words.ts'
import { Words } from '../messages/words-of-message.tsx'
import { cellId, isWrong, messagesOfRow, numberOf, type Sheet, sheetOf } from './cells.ts'
import { Grid, type GridRow } from './grid.tsx'
import { performOnTable } from './perform-on-table.ts'
import { RowTools } from './row-tools.tsx'

export function TableForm({ state }: { readonly state: State }) {
  const { formPath, source, messages, isReadOnly } = state
  const sheet = sheetOf(source.text)
  if (!sheet) return null
  const places = sheet.rows.map(({ row }) => row)
  const own = messages.filter(({ span }) => span.file === formPath)
  return (
    <Grid
      caption={formPath}
      names={sheet.names.map(labelFor)}
      namesInFile={sheet.names}
      count={places.length}
      rowAt={(at) => ({
        ...rowOf(sheet, at, own),
        tools: <RowTools rows={places} at={at} columns={sheet.names.length} isReadOnly={isReadOnly} />,
      })}
      isReadOnly={isReadOnly}
      onText={(at, column, text) => {
        const row = places[at] ?? 0
        performOnTable({ kind: 'set-cells', row, column, texts: [text] }, { target: cellId(row, column) })
      }}
      onPaste={(at, column, cells) => {
        const steps = filling(sheet, at, column, cells)
        const notice = say('pasted', { rows: cells.length })
        carryOut((file) => operateTable(file, ...steps), { notice })
      }}
    />
  )
}

function rowOf({ names, rows }: Sheet, at: number, messages: readonly Diagnostic[]): Omit<GridRow, 'tools'> {
  const { row, cells } = rows[at] ?? { row: 0, cells: [] }
  const found = messagesOfRow(messages, { row, cells })
  return {
    number: numberOf(row),
    cells: names.map((_, column) => {
      const cell = cells[column]
      const text = cell?.text ?? ''
      return { id: cellId(row, column), text, isWrong: cell !== undefined && isWrong(found, cell) }
    }),
    notes: found.map((each) => <Words key={`${each.code} ${each.message}`} diagnostic={each} />),
  }
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
    if (row !== undefined) return [{ kind: 'set-cells', row, column, texts }]
    const all = names.map((_, index) => texts[index - column] ?? '')
    return all.some((text) => text !== '') ? [{ kind: 'insert-row', row: end, cells: all }] : []
  })
}
