/** A list: each entry can be moved, copied and removed, and new ones added. */
import type { ReactNode } from 'react'
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { useSignal } from '../../preview/page/signal.ts'
import { perform } from '../session/session.ts'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import { EntryTools } from './entry-tools.tsx'
import { type Control, emptyValue } from './fields.ts'
import { Foldable } from './foldable.tsx'
import { focusInto } from './folds.ts'
import { OpenFile } from './open-file.tsx'
import { summaryOf } from './summary.ts'
import { WithCode } from './words-of-message.tsx'

type Props = {
  readonly path: FieldPath
  readonly label: string
  readonly says: string
  readonly isRequired: boolean
  readonly entry: Control
  readonly show: (path: FieldPath, name: string) => ReactNode
}

export function ListField({ path, label, says, isRequired, entry, show }: Props) {
  const state = useSignal(store)
  if (!state) return null
  const value = valueAt(state.source.value, path)
  const file = valueAt(value, ['rows'])
  if (typeof file === 'string')
    return (
      <fieldset>
        <legend>{label}</legend>
        <OpenFile path={`pages/${file}`} says={say('fromFile')} />
      </fieldset>
    )
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const add = () => {
    const index = entries.length
    const notice = say('added', { what: say('entry', { name: label, number: index + 1 }) })
    if (perform({ kind: 'insert', list: path, index, value: emptyValue(entry) }, { notice }))
      focusInto([...path, index])
  }
  return (
    <Foldable path={path} label={label} summary={summaryOf(entries)} isOpenAtFirst={path.length > 1}>
      <p className="says" lang="en">
        <WithCode text={says} />
      </p>
      <ol className="entries">
        {entries.map((_, index) => {
          const name = say('entry', { name: label, number: index + 1 })
          return (
            <li key={name}>
              {show([...path, index], name)}
              <EntryTools
                list={path}
                index={index}
                count={entries.length}
                name={name}
                mayGo={!isRequired || entries.length > 1}
              />
            </li>
          )
        })}
      </ol>
      <button type="button" disabled={state.isReadOnly} onClick={add}>
        {say('addEntry', { name: label })}
      </button>
    </Foldable>
  )
}
