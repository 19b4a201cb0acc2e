/** Values that have names of the author, such as facts and contacts. */
import { type ReactNode, useState } from 'react'
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { useSignal } from '../../preview/page/signal.ts'
import { perform } from '../session/session.ts'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import { focusLater } from './entry-tools.tsx'
import { type Control, emptyValue } from './fields.ts'
import { Foldable } from './foldable.tsx'
import { focusInto } from './folds.ts'
import { WithCode } from './words-of-message.tsx'

type Props = {
  readonly path: FieldPath
  readonly label: string
  readonly says: string
  readonly entry: Control
  readonly show: (path: FieldPath, name: string) => ReactNode
}

export function RecordField({ path, label, says, entry, show }: Props) {
  const state = useSignal(store)
  const names = Object.keys(valueAt(state?.source.value, path) ?? {})
  const isReadOnly = state?.isReadOnly === true
  const remove = (name: string) => {
    const notice = say('removed', { what: name })
    // A group without fields would be a mistake.
    const at = names.length > 1 ? [...path, name] : path
    if (perform({ kind: 'unset', at }, { notice })) focusLater(`new-${path.join('-')}`, 'undo')
  }
  return (
    <Foldable path={path} label={label} summary={names.join(', ').slice(0, 80)} isOpenAtFirst={false}>
      <p className="says" lang="en">
        <WithCode text={says} />
      </p>
      <ul className="entries">
        {names.map((name) => (
          <li key={name}>
            {show([...path, name], name)}
            <button type="button" disabled={isReadOnly} onClick={() => remove(name)}>
              {say('removeField', { name })}
            </button>
          </li>
        ))}
      </ul>
      <NewName path={path} names={names} entry={entry} isReadOnly={isReadOnly} />
    </Foldable>
  )
}

type NewProps = {
  readonly path: FieldPath
  readonly names: readonly string[]
  readonly entry: Control
  readonly isReadOnly: boolean
}

function NewName({ path, names, entry, isReadOnly }: NewProps) {
  const [name, setName] = useState('')
  const id = `new-${path.join('-')}`
  const isPossible = name.trim() !== '' && !names.includes(name.trim())
  const add = () => {
    const notice = say('added', { what: name })
    const at = [...path, name.trim()]
    if (!isPossible || !perform({ kind: 'set', at, value: emptyValue(entry) }, { notice })) return
    setName('')
    focusInto(at)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{say('newName')}</label>
      <div className="beside">
        <input
          id={id}
          value={name}
          autoComplete="off"
          disabled={isReadOnly}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="button" disabled={!isPossible || isReadOnly} onClick={add}>
          {say('add')}
        </button>
      </div>
    </div>
  )
}
