/** One field of a form: a text, a group, or a list, with what the check says of it. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { useSignal } from '../../preview/page/signal.ts'
import { MendButton } from '../mend/mend-button.tsx'
import { perform } from '../session/session.ts'
import { type State, store } from '../session/state.ts'
import { say } from '../words.ts'
import { TextControl } from './controls.tsx'
import { type Control, emptyValue, type Field, labelOf } from './fields.ts'
import { Foldable } from './foldable.tsx'
import { ListField } from './list-field.tsx'
import { messagesAt } from './messages.ts'
import { RecordField } from './record-field.tsx'
import { summaryOf } from './summary.ts'
import { Words } from './words-of-message.tsx'

export const idOf = (path: FieldPath): string => `field-${path.map(String).join('-')}`

type Props = { readonly path: FieldPath; readonly fields: readonly Field[] }

export function Fields({ path, fields }: Props) {
  return (
    <>
      {fields.map(({ name, says, isRequired, control }, at) => (
        <FieldView
          key={name}
          path={[...path, name]}
          label={labelOf(name)}
          says={says}
          isRequired={isRequired}
          control={control}
          after={fields.slice(0, at).map((before) => before.name)}
        />
      ))}
    </>
  )
}

export type ViewProps = {
  readonly path: FieldPath
  readonly label: string
  readonly says: string
  readonly isRequired: boolean
  readonly control: Control
  /** The fields that stand before it, so that a new one is written at its place. */
  readonly after?: readonly string[]
}

export function FieldView(props: ViewProps) {
  const state = useSignal(store)
  if (!state) return null
  const { control, path } = props
  const value = valueAt(state.source.value, path)
  if (control.kind === 'list') {
    const { entry, says } = control
    const isLong = Array.isArray(value) && value.length > FEW
    const show = (at: FieldPath, name: string) => (
      <Entry path={at} entry={entry} name={name} says={says} isOpenAtFirst={!isLong} />
    )
    return <ListField {...props} entry={entry} show={show} />
  }
  if (control.kind === 'record') {
    const { entry, says } = control
    const show = (at: FieldPath, name: string) => (
      <Entry path={at} entry={entry} name={name} says={says} isOpenAtFirst={false} />
    )
    return <RecordField {...props} entry={entry} show={show} />
  }
  if (control.kind === 'group') return <Group {...props} fields={control.fields} value={value} />
  if (typeof value === 'object' && value !== null)
    return <Group {...props} fields={textsOf(value)} value={value} />
  return <TextField {...props} state={state} value={typeof value === 'string' ? value : ''} />
}

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
  const value = valueAt(useSignal(store)?.source.value, path)
  if (entry.kind !== 'group')
    return <FieldView path={path} label={name} says={says} isRequired control={entry} />
  return (
    <Foldable path={path} label={name} summary={summaryOf(value)} isOpenAtFirst={isOpenAtFirst}>
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
  control,
}: ViewProps & { readonly fields: readonly Field[]; readonly value: unknown }) {
  if (value === undefined)
    return (
      <p>
        <button type="button" onClick={() => perform({ kind: 'set', at: path, value: emptyValue(control) })}>
          {say('addField', { name: label })}
        </button>
      </p>
    )
  return (
    <Foldable path={path} label={label} isOpenAtFirst={path.length > 1}>
      {says !== '' && <p className="says">{says}</p>}
      <Fields path={path} fields={fields} />
      {!isRequired && (
        <button type="button" onClick={() => perform({ kind: 'unset', at: path })}>
          {say('removeField', { name: label })}
        </button>
      )}
    </Foldable>
  )
}

function TextField(props: ViewProps & { readonly state: State; readonly value: string }) {
  const { path, label, says, isRequired, control, state, value } = props
  const id = idOf(path)
  const found = messagesAt(state, path)
  const isStandIn = state.source.standIns.some((each) => idOf(each.path) === id)
  return (
    <div className={found.length > 0 ? `field ${found[0]?.severity}` : 'field'}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> ∗</span>}
      </label>
      <TextControl
        id={id}
        control={control}
        value={value}
        isInvalid={found.some(({ severity }) => severity === 'error')}
        describedBy={`${id}-says ${id}-found`}
        isRequired={isRequired}
        isReadOnly={state.isReadOnly}
        onChange={(next) => change(props, next)}
      />
      <p className="says" id={`${id}-says`}>
        {says}
        {value.includes('${') && ` ${say('fromSite', { value: /\$\{[^}]*\}?/.exec(value)?.[0] ?? '' })}`}
      </p>
      <div id={`${id}-found`}>
        {found.map((each) => (
          <Words key={`${each.code} ${each.message}`} diagnostic={each} />
        ))}
      </div>
      {found.map((each) => (
        <MendButton key={`${each.code} ${each.message}`} finding={each} />
      ))}
      {isStandIn && (
        <p className="stand-in">
          {say('toConfirm')}{' '}
          <button type="button" onClick={() => perform({ kind: 'mark', at: path, standIn: false })}>
            {say('confirmed')}
          </button>
        </p>
      )}
    </div>
  )
}

/** An emptied field leaves the file, unless it must be there. */
function change(
  { path, isRequired, control, after = [], state }: ViewProps & { readonly state: State },
  next: string,
) {
  const target = idOf(path)
  const isEntry = typeof path.at(-1) === 'number'
  if (next === '' && !isRequired && !isEntry) return perform({ kind: 'unset', at: path }, { target })
  const siblings = valueAt(state.source.value, path.slice(0, -1))
  const before = after.findLast((name) => valueAt(siblings, [name]) !== undefined)
  const place = before === undefined ? {} : { after: before }
  if (control.kind === 'long')
    return perform({ kind: 'set-text', at: path, text: next, ...place }, { target })
  return perform({ kind: 'set', at: path, value: next, ...place }, { target })
}
