/** One field of a form: a text, a group, or a list, with what the check says of it. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { useSignal } from '../../preview/signal.ts'
import { part } from '../part.tsx'
import { forgetBegun } from '../session/begun.ts'
import { perform } from '../session/session.ts'
import { type State, store } from '../session/state.ts'
import { labelFor, say } from '../words.ts'
import type { Control, Field } from './fields.ts'
import { ListField } from './list-field.tsx'
import { WithCode } from './messages/words-of-message.tsx'
import { StandInMark } from './stand-in.tsx'
import { TextField } from './text-field.tsx'
import { begin, useBegun } from './tools/begin.ts'
import { idOf } from './tools/field-id.ts'
import { focusLater } from './tools/focus-later.ts'
import { Foldable } from './tools/foldable.tsx'
import { summaryOf } from './tools/summary.ts'
import type { ViewProps } from './view-props.ts'

/** Loaded when a page shows what others share. */
export const OpenFile = part(async () => ({ default: (await import('./open-file.tsx')).OpenFile }))
/** Loaded when a page has a table. */
const RowsField = part(async () => ({ default: (await import('./rows-field.tsx')).RowsField }))
/** Few pages have such values; the settings of the site do. */
const RecordField = part(async () => ({ default: (await import('./record-field.tsx')).RecordField }))
const ColumnsField = part(async () => ({ default: (await import('./columns-field.tsx')).ColumnsField }))

type Props = { readonly path: FieldPath; readonly fields: readonly Field[] }

export function Fields({ path, fields }: Props) {
  return (
    <>
      {fields.map(({ name, says, isRequired, control }, at) => (
        <FieldView
          key={name}
          path={[...path, name]}
          label={labelFor(name)}
          says={says}
          isRequired={isRequired}
          control={control}
          after={fields.slice(0, at).map((before) => before.name)}
        />
      ))}
    </>
  )
}

/** A list or a group can be marked as a whole. A text has its mark beside it. */
function FieldView(props: ViewProps) {
  const state = useSignal(store)
  if (!state) return null
  const { path, label, control } = props
  const isWhole = control.kind !== 'day' && typeof valueAt(state.source.value, path) === 'object'
  return (
    <>
      <ControlView {...props} state={state} />
      {isWhole && <StandInMark state={state} path={path} id={idOf(path)} label={label} />}
    </>
  )
}

function ControlView({ state, ...props }: ViewProps & { readonly state: State }) {
  const { path, label } = props
  const beside = (name: string): FieldPath => [...path.slice(0, -1), name]
  const value = valueAt(state.source.value, path)
  const file = fileWith(value)
  if (file !== undefined)
    return (
      <fieldset>
        <legend>{label}</legend>
        <OpenFile path={`pages/${file}`} says={say('fromFile')} />
      </fieldset>
    )
  const control = controlNow(props.control, (name) => valueAt(state.source.value, beside(name)))
  if (control.kind === 'rows')
    return <RowsField state={state} path={path} label={label} columns={beside(control.columns)} />
  if (control.kind === 'columns')
    return (
      <ColumnsField state={state} path={path} label={label} rows={beside(control.rows)} list={control.list} />
    )
  if (control.kind === 'list') {
    const { entry, says } = control
    const isLong = Array.isArray(value) && value.length > FEW
    const show = (at: FieldPath, name: string) => (
      <Entry path={at} entry={entry} name={name} says={says} isOpenAtFirst={!isLong} />
    )
    return <ListField {...props} show={show} />
  }
  if (control.kind === 'record') {
    const { entry, says } = control
    const show = (at: FieldPath, name: string) => (
      <Entry path={at} entry={entry} name={name} says={says} isOpenAtFirst={false} />
    )
    return <RecordField {...props} show={show} />
  }
  if (control.kind === 'group') return <Group {...props} fields={control.fields} value={value} />
  if (control.kind === 'day')
    return <DayField {...props} state={state} value={value} inWords={control.inWords} />
  if (typeof value === 'object' && value !== null)
    return <Group {...props} fields={textsOf(value)} value={value} />
  return <TextField {...props} state={state} value={typeof value === 'string' ? value : ''} />
}

type DayProps = ViewProps & {
  readonly state: State
  readonly value: unknown
  readonly inWords: readonly Field[]
}

/** Beside words, there is an empty date: the first day that is written there takes their place. */
function DayField({ value, inWords, ...props }: DayProps) {
  return (
    <>
      <TextField {...props} value={typeof value === 'string' ? value : ''} />
      {typeof value === 'object' && (
        <>
          <p className="hint">{say('dayInWords')}</p>
          <Fields path={props.path} fields={inWords} />
        </>
      )}
    </>
  )
}

/** The table that has the entries of a list. */
function fileWith(value: unknown): string | undefined {
  const file = valueAt(value, ['rows'])
  return typeof file === 'string' ? file : undefined
}

/** Columns whose rows come from a file are a list like others. */
const controlNow = (control: Control, besides: (name: string) => unknown): Control =>
  control.kind === 'columns' && fileWith(besides(control.rows)) !== undefined ? control.list : control

/** With more entries, a list shows each of them folded at first. */
const FEW = 4

type EntryProps = {
  readonly path: FieldPath
  readonly entry: Control
  readonly name: string
  readonly says: string
  readonly isOpenAtFirst: boolean
}

function Entry({ path, entry, name, says, isOpenAtFirst }: EntryProps) {
  const state = useSignal(store)
  if (!state) return null
  const value = valueAt(state.source.value, path)
  if (entry.kind !== 'group')
    return <FieldView path={path} label={name} says={says} isRequired control={entry} />
  return (
    <Foldable path={path} label={name} summary={summaryOf(value)} isOpenAtFirst={isOpenAtFirst}>
      <StandInMark state={state} path={path} id={idOf(path)} label={name} />
      <Fields path={path} fields={entry.fields} />
    </Foldable>
  )
}

/** A group where the schema also allows a text. */
const textsOf = (value: object): readonly Field[] =>
  Object.keys(value).map((name) => ({ name, says: '', isRequired: false, control: { kind: 'line' } }))

function Group({
  path,
  label,
  says,
  isRequired,
  fields,
  value,
}: ViewProps & { readonly fields: readonly Field[]; readonly value: unknown }) {
  const begun = useBegun(path)
  const add = () => begin(path)
  const remove = () => {
    forgetBegun()
    if (value === undefined || perform({ kind: 'unset', at: path })) focusLater(idOf(path))
  }
  if (value === undefined && !begun)
    return (
      <p>
        <button type="button" id={idOf(path)} onClick={add}>
          {say('addField', { name: label })}
        </button>
      </p>
    )
  return (
    <Foldable path={path} label={label} isOpenAtFirst={path.length > 1}>
      {says !== '' && (
        <p className="says" lang="en">
          <WithCode text={says} />
        </p>
      )}
      <Fields path={path} fields={fields} />
      {!isRequired && (
        <button type="button" onClick={remove}>
          {say('removeField', { name: label })}
        </button>
      )}
    </Foldable>
  )
}
