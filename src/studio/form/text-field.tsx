/** One text of a form, with what the check says of it. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { MendButton } from '../mend/mend.ts'
import { part } from '../part.tsx'
import { perform } from '../session/session.ts'
import type { State } from '../session/state.ts'
import { say } from '../words.ts'
import { TextControl } from './inputs/controls.tsx'
import { messagesAt } from './messages/messages.ts'
import { WithCode, WordsAtField } from './messages/words-of-message.tsx'
import { MarkButton, StandInMark } from './stand-in.tsx'
import { idOf } from './tools/field-id.ts'
import type { ViewProps } from './view-props.ts'

/** Before anything is changed, no value can have been typed over. */
const LostValueNote = part(async () => ({
  // Without it, the field is as good as before.
  default: (await import('./messages/lost-value-note.tsx').catch(() => undefined))?.LostValueNote ?? Nothing,
}))
const Nothing = () => null

const ToValue = part(async () => ({ default: (await import('./messages/to-value.tsx')).ToValue }))

const SiteValues = part(async () => ({ default: (await import('./messages/site-values.tsx')).SiteValues }))

type Props = ViewProps & { readonly state: State; readonly value: string }

export function TextField(props: Props) {
  const { path, label, says, isRequired, control, state, value } = props
  const id = idOf(path)
  const found = messagesAt(state, path)
  const isStandIn = state.source.standIns.some((each) => idOf(each.path) === id)
  const ofMark = { state, path, id, label }
  return (
    <div className={found.length > 0 ? `field ${found[0]?.severity}` : 'field'}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> ∗</span>}
      </label>
      <TextControl
        id={id}
        path={path}
        label={label}
        control={control}
        value={value}
        isInvalid={found.some(({ severity }) => severity === 'error')}
        describedBy={`${id}-says ${id}-found`}
        isRequired={isRequired}
        isReadOnly={state.isReadOnly}
        onChange={(next) => change(props, next)}
      />
      <div className="field-foot">
        <div id={`${id}-says`}>
          <p className="says" lang="en">
            <WithCode text={says} />
          </p>
          {control.kind === 'long' && <p className="hint">{say('newParagraph')}</p>}
        </div>
        {!isStandIn && value !== '' && <MarkButton {...ofMark} />}
      </div>
      {value.includes('${') && <SiteValues text={value} file={state.formPath} />}
      {control.kind === 'name' && control.names === 'contact' && <ToValue path={['contacts', value]} />}
      <div id={`${id}-found`}>
        {found.map((each) => (
          <WordsAtField key={`${each.code} ${each.message}`} diagnostic={each} />
        ))}
        {state.draft.undo.length > 0 && <LostValueNote at={path} text={value} />}
      </div>
      {found.map((each) => (
        <MendButton key={`${each.code} ${each.message}`} finding={each} />
      ))}
      {isStandIn && <StandInMark {...ofMark} />}
    </div>
  )
}

/** An emptied field leaves the file, unless it must be there. */
function change({ path, isRequired, control, after, state }: Props, next: string) {
  const target = idOf(path)
  const isEntry = typeof path.at(-1) === 'number'
  if (next === '' && !isRequired && !isEntry) return perform({ kind: 'unset', at: path }, { target })
  const place = placeFor(valueAt(state.source.value, path.slice(0, -1)), path, after)
  if (control.kind === 'long')
    return perform({ kind: 'set-text', at: path, text: next, ...place }, { target })
  return perform({ kind: 'set', at: path, value: next, ...place }, { target })
}

/** Behind the fields that the form shows before it. */
function placeFor(siblings: unknown, path: FieldPath, fields: ViewProps['after']) {
  // Names that the author chose stay in the order in which the author added them.
  if (!fields) return {}
  const before = ['type', ...fields].findLast((name) => valueAt(siblings, [name]) !== undefined)
  if (before !== undefined) return { after: before }
  return path.length > 1 && siblings !== undefined && siblings !== '' ? { after: null } : {}
}
