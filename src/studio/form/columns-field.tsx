/** The columns of a table in a page. What is done to one is done to all its cells. */
import type { ClipboardEvent } from 'react'
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { removeColumn, renameColumn, replaceTable, type TablePlace } from '../operations/columns.ts'
import { carryOut, perform } from '../session/session.ts'
import { type State, update } from '../session/state.ts'
import { labelFor, say } from '../words.ts'
import type { Field, ListControl } from './fields.ts'
import { TextControl } from './inputs/controls.tsx'
import { WithCode } from './messages/words-of-message.tsx'
import { RowNotes } from './row-notes.tsx'
import { columnNames } from './table/column-names.ts'
import { pastedCells } from './table/pasted-cells.ts'
import { EntryTools } from './tools/entry-tools.tsx'
import { idOf } from './tools/field-id.ts'
import { Foldable } from './tools/foldable.tsx'
import { NameInput } from './tools/name-input.tsx'
import { NewName } from './tools/new-name.tsx'
import { summaryOf } from './tools/summary.ts'

type Props = {
  readonly state: State
  readonly path: FieldPath
  readonly label: string
  /** The path of the list of rows. */
  readonly rows: FieldPath
  /** The list as the schema says it. */
  readonly list: ListControl
}

export function ColumnsField({ state, path, label, rows, list }: Props) {
  const { source, isReadOnly } = state
  const value = valueAt(source.value, path)
  const columns: readonly unknown[] = Array.isArray(value) ? value : []
  const inner = list.entry.kind === 'group' ? list.entry.fields : []
  const fields = inner.filter(({ name }) => name !== 'name')
  const table = { columns: path, rows }
  const add = (name: string) => {
    const notice = say('added', { what: name })
    perform({ kind: 'set', at: [...path, columns.length, 'name'], value: name }, { notice })
  }
  return (
    <Foldable path={path} label={label} summary={summaryOf(columns)}>
      <p className="hint">{say('tableHelp')}</p>
      <ol className="entries">
        {columns.map((column, index) => {
          const at = [...path, index]
          const id = idOf([...at, 'name'])
          const name = nameOf(column)
          return (
            // Its name changes while the author types it, so it is no key.
            <li key={index} className="column">
              <NameInput
                id={id}
                label={say('column', { number: index + 1 })}
                name={name}
                names={columnNames(columns, [])}
                isReadOnly={isReadOnly}
                onName={(next) => carryOut((file) => renameColumn(file, table, index, next), { target: id })}
                onPaste={index === 0 && !isReadOnly ? (event) => pasteTable(event, table) : undefined}
              />
              {fields.map((field) => (
                <Other key={field.name} field={field} path={at} state={state} of={name} />
              ))}
              <EntryTools
                list={path}
                index={index}
                count={columns.length}
                name={name}
                mayGo={columns.length > 1}
                onRemove={() => {
                  const notice = say('removed', { what: name })
                  return carryOut((file) => removeColumn(file, table, index), { notice })
                }}
              />
              <RowNotes state={state} path={at} names={['name', ...fields.map((field) => field.name)]} />
            </li>
          )
        })}
      </ol>
      {fields.map(({ name, says }) => (
        <p key={name} className="says" id={`${idOf(path)}-${name}`} lang="en">
          <WithCode text={says} />
        </p>
      ))}
      <NewName
        id={`new-${path.join('-')}`}
        label={say('newColumn')}
        names={columnNames(columns, [])}
        isReadOnly={isReadOnly}
        onName={add}
      />
    </Foldable>
  )
}

/** A table with its headings. A single text is pasted as it is. */
function pasteTable(event: ClipboardEvent, table: TablePlace): void {
  const cells = pastedCells(event.clipboardData.getData('text/plain'))
  const [head = [], ...below] = cells ?? []
  // The lines of one cell are its name.
  if (!cells || head.length < 2) return
  event.preventDefault()
  const filled = below.filter((row) => row.some((text) => text !== ''))
  const areNames = head.every((name, at) => name !== '' && head.indexOf(name) === at)
  const isWider = filled.some((row) => row.slice(head.length).some((text) => text !== ''))
  if (!areNames || isWider || filled.length === 0) return update({ notice: say('pasteNeedsNames') })
  carryOut((file) => replaceTable(file, table, cells), { notice: say('pasted', { rows: filled.length }) })
}

const nameOf = (column: unknown): string => String(valueAt(column, ['name']) ?? '')

type OtherProps = {
  readonly field: Field
  readonly path: FieldPath
  readonly state: State
  /** The name of the column. */
  readonly of: string
}

function Other({ field, path, state, of }: OtherProps) {
  const at = [...path, field.name]
  const id = idOf(at)
  const value = valueAt(state.source.value, at)
  return (
    <label htmlFor={id}>
      <span>{labelFor(field.name)}</span>
      <span className="unseen">: {of}</span>
      <TextControl
        id={id}
        path={at}
        label={labelFor(field.name)}
        control={field.control}
        value={typeof value === 'string' ? value : ''}
        isInvalid={false}
        describedBy={`${idOf(path.slice(0, -1))}-${field.name}`}
        isRequired={field.isRequired}
        isReadOnly={state.isReadOnly}
        onChange={(next) =>
          next === ''
            ? perform({ kind: 'unset', at }, { target: id })
            : perform({ kind: 'set', at, value: next }, { target: id })
        }
      />
    </label>
  )
}
