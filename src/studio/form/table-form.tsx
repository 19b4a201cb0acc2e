/** A table as a grid. Enter and the arrow keys lead up and down, Tab to the next cell. */
import { type KeyboardEvent, useState } from 'react'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { performOnTable } from '../session/session.ts'
import type { State } from '../session/state.ts'
import { labelFor, say } from '../words.ts'
import { cellId, isWrong, messagesOfRow, numberOf, type Sheet, sheetOf, type TableRow } from './cells.ts'
import { RowTools } from './row-tools.tsx'
import { Words } from './words-of-message.tsx'

/** A browser takes long for thousands of fields. */
const AT_ONCE = 100

export function TableForm({ state }: { readonly state: State }) {
  const [shown, setShown] = useState(AT_ONCE)
  const { path, source, messages, isReadOnly } = state
  const sheet = sheetOf(source.text)
  if (!sheet) return null
  const own = messages.filter(({ span }) => span.file === path)
  return (
    <>
      <table className="grid" onKeyDown={(event) => moveFocus(event, sheet)}>
        <caption>{path}</caption>
        <thead>
          <tr>
            {sheet.names.map((name) => (
              <th key={name} scope="col">
                {labelFor(name)}
              </th>
            ))}
          </tr>
        </thead>
        {sheet.rows.slice(0, shown).map((row, at) => (
          <Row
            key={row.row}
            sheet={sheet}
            row={row}
            at={at}
            found={messagesOfRow(own, row)}
            isReadOnly={isReadOnly}
          />
        ))}
      </table>
      {sheet.rows.length > shown && (
        <button type="button" onClick={() => setShown(shown + AT_ONCE)}>
          {say('moreRows')}
        </button>
      )}
    </>
  )
}

type RowProps = {
  readonly sheet: Sheet
  readonly row: TableRow
  /** Among the rows that are shown, from 0. */
  readonly at: number
  readonly found: readonly Diagnostic[]
  readonly isReadOnly: boolean
}

function Row({ sheet, row, at, found, isReadOnly }: RowProps) {
  const { names, rows } = sheet
  return (
    <tbody>
      <tr>
        {names.map((name, column) => {
          const cell = row.cells[column]
          const id = cellId(row.row, column)
          const label = say('cell', { column: labelFor(name), number: numberOf(row.row) })
          return (
            <td key={name} data-name={labelFor(name)}>
              <Cell
                id={id}
                label={label}
                value={cell?.text ?? ''}
                isInvalid={cell !== undefined && isWrong(found, cell)}
                isReadOnly={isReadOnly}
                onChange={(text) =>
                  performOnTable({ kind: 'set-cell', row: row.row, column, text }, { target: id })
                }
              />
            </td>
          )
        })}
      </tr>
      <tr>
        <td colSpan={names.length}>
          <RowTools
            rows={rows.map((each) => each.row)}
            at={at}
            columns={names.length}
            isReadOnly={isReadOnly}
          />
        </td>
      </tr>
      {found.length > 0 && (
        <tr>
          <td colSpan={names.length}>
            {found.map((each) => (
              <Words key={`${each.code} ${each.message}`} diagnostic={each} />
            ))}
          </td>
        </tr>
      )}
    </tbody>
  )
}

type CellProps = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly isInvalid: boolean
  readonly isReadOnly: boolean
  readonly onChange: (text: string) => void
}

function Cell({ id, label, value, isInvalid, isReadOnly, onChange }: CellProps) {
  const common = {
    id,
    value,
    'aria-label': label,
    'aria-invalid': isInvalid || undefined,
    disabled: isReadOnly,
  }
  if (value.includes('\n'))
    return <textarea {...common} rows={3} onChange={({ target }) => onChange(target.value)} />
  return <input {...common} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
}

const STEPS = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
  ['Enter', 1],
])

function moveFocus(event: KeyboardEvent, { rows }: Sheet): void {
  const step = STEPS.get(event.key)
  const { target } = event
  if (step === undefined || !(target instanceof HTMLInputElement)) return
  const [, row, column] = /^cell-(\d+)-(\d+)$/.exec(target.id) ?? []
  const next = rows[rows.findIndex((each) => each.row === Number(row)) + step]
  if (!next) return
  event.preventDefault()
  const cell = document.getElementById(cellId(next.row, Number(column)))
  cell?.focus()
  if (cell instanceof HTMLInputElement) cell.select()
}
