/**
 * Cells in rows and columns. Enter and the arrow keys lead up and down, Tab to the next cell. Cells that are pasted from
 * a program fill those to the right and below.
 */
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { update } from '../../session/state.ts'
import { say } from '../../words.ts'
import { languageOfTexts } from '../inputs/language-of-texts.ts'
import { focusLater } from '../tools/focus-later.ts'
import { pastedCells } from './pasted-cells.ts'

export type GridCell = { readonly id: string; readonly text: string; readonly isWrong: boolean }

export type GridRow = {
  /** The focus can go to the whole row. */
  readonly id?: string
  /** As people count them. */
  readonly number: number
  readonly cells: readonly GridCell[]
  readonly tools: ReactNode
  /** What the check says of the row. */
  readonly notes?: ReactNode
}

type Props = {
  /** For a grid without a caption. */
  readonly label?: string
  /** Words above the grid. */
  readonly caption?: string
  readonly names: readonly string[]
  /** As the file has them, if people see others. */
  readonly namesInFile?: readonly string[]
  /** The number of rows. */
  readonly count: number
  readonly rowAt: (at: number) => GridRow
  /** How many rows must be shown. */
  readonly least?: number
  readonly isReadOnly: boolean
  readonly onText: (at: number, column: number, text: string) => void
  readonly onPaste: (at: number, column: number, cells: readonly (readonly string[])[]) => void
  /** Called for Enter in the last row. */
  readonly onEnd?: (column: number) => void
}

/** A browser takes long for thousands of fields. */
const AT_ONCE = 100

export function Grid(props: Props) {
  const [shown, setShown] = useState(AT_ONCE)
  const { label, caption, names, count, rowAt, least = 0, onEnd } = props
  // They stay when they need not be shown any more, because the focus may be there.
  if (shown < least) setShown(least)
  const rows = Array.from({ length: Math.min(shown, count) }, (_, at) => rowAt(at))
  const goBehind = (column: number) => {
    if (rows.length === count) return onEnd?.(column)
    setShown(shown + AT_ONCE)
    focusLater(rowAt(rows.length).cells[column]?.id ?? '')
  }
  return (
    <>
      <div className="grid-frame">
        <table
          className="grid"
          aria-label={label}
          onKeyDown={(event) => moveFocus(event, rows, goBehind)}
          onPaste={(event) => paste(event, rows, props)}
        >
          {caption !== undefined && <caption>{caption}</caption>}
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row, at) => (
            <Row key={row.number} {...props} row={row} at={at} />
          ))}
        </table>
      </div>
      {rows.length < count && (
        <button type="button" onClick={() => setShown(shown + AT_ONCE)}>
          {say('moreRows')}
        </button>
      )}
    </>
  )
}

function Row({ names, row, at, isReadOnly, onText }: Props & { readonly row: GridRow; readonly at: number }) {
  return (
    <tbody id={row.id} tabIndex={row.id ? -1 : undefined}>
      <tr>
        {names.map((name, column) => {
          const { id, text = '', isWrong = false } = row.cells[column] ?? {}
          return (
            <td key={name} data-name={name}>
              <Cell
                id={id ?? ''}
                label={say('cell', { column: name, number: row.number })}
                value={text}
                isInvalid={isWrong}
                isReadOnly={isReadOnly}
                onChange={(next) => onText(at, column, next)}
              />
            </td>
          )
        })}
      </tr>
      <tr>
        <td colSpan={names.length}>
          {row.tools}
          {row.notes && <div className="notes">{row.notes}</div>}
        </td>
      </tr>
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
    lang: languageOfTexts(),
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

/** The place of a field in the grid. */
function placeOf(target: EventTarget, rows: readonly GridRow[]) {
  const { id } = target instanceof HTMLElement ? target : {}
  const at = rows.findIndex(({ cells }) => cells.some((cell) => cell.id === id))
  return { at, column: rows[at]?.cells.findIndex((cell) => cell.id === id) ?? -1 }
}

function moveFocus(event: KeyboardEvent, rows: readonly GridRow[], onEnd: (column: number) => void): void {
  const { at, column } = placeOf(event.target, rows)
  const step = event.target instanceof HTMLInputElement ? STEPS.get(event.key) : undefined
  // The way back leads to the tools of a row.
  const isLeaving = event.key === 'Tab' && !event.shiftKey && column === (rows[at]?.cells.length ?? 0) - 1
  if (at < 0 || (step === undefined && !isLeaving)) return
  const next = rows[at + (step ?? 1)]?.cells[isLeaving ? 0 : column]
  const cell = next && document.getElementById(next.id)
  if (cell || event.key === 'Enter') event.preventDefault()
  if (!cell && event.key === 'Enter') onEnd(column)
  cell?.focus()
  if (cell instanceof HTMLInputElement) cell.select()
}

/** A single cell is pasted as text. */
function paste(event: ClipboardEvent, rows: readonly GridRow[], props: Props): void {
  const { names, namesInFile = names, isReadOnly, onPaste } = props
  const cells = pastedCells(event.clipboardData.getData('text/plain'))
  const { at, column } = placeOf(event.target, rows)
  if (at < 0 || !cells || isReadOnly) return
  event.preventDefault()
  const [width, room] = [Math.max(...cells.map(({ length }) => length)), names.length - column]
  if (width > room) return update({ notice: say('pasteTooWide', { width, room }) })
  // Somebody who copies a whole table copies the names of its columns, too.
  const [head, ...below] = cells
  const areHead = (known: readonly string[]) => head?.every((text, index) => text === known[column + index])
  const isHead = below.length > 0 && (areHead(names) || areHead(namesInFile))
  onPaste(at, column, isHead ? below : cells)
}
