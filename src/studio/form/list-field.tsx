/** A list: each entry can be moved, copied and removed, and new ones added. */
import type { ReactNode } from 'react'
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { useSignal } from '../../preview/signal.ts'
import { nameOfEntry } from '../page/names-of-parts.ts'
import { forgetBegun } from '../session/begun.ts'
import { store, update } from '../session/state.ts'
import { say } from '../words.ts'
import { WithCode } from './messages/words-of-message.tsx'
import { begin, useBegun } from './tools/begin.ts'
import { EntryTools } from './tools/entry-tools.tsx'
import { Foldable } from './tools/foldable.tsx'
import { summaryOf } from './tools/summary.ts'

type Props = {
  readonly path: FieldPath
  readonly label: string
  readonly says: string
  readonly isRequired: boolean
  readonly show: (path: FieldPath, name: string) => ReactNode
}

export function ListField({ path, label, says, isRequired, show }: Props) {
  const state = useSignal(store)
  const [begun] = useBegun(path) ?? []
  if (!state) return null
  const value = valueAt(state.source.value, path)
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const add = () => {
    const index = entries.length
    update({ notice: say('added', { what: nameOfEntry(path, index) }) })
    begin([...path, index])
  }
  const isBegun = begun === entries.length
  // A list that needs entries shows the first one.
  const isShown = isBegun || (isRequired && entries.length === 0)
  return (
    <Foldable path={path} label={label} summary={summaryOf(entries)} isOpenAtFirst={path.length > 1}>
      <p className="says" lang="en">
        <WithCode text={says} />
      </p>
      <ol className="entries">
        {[...entries, ...(isShown ? [''] : [])].map((entry, index) => {
          const name = nameOfEntry(path, index)
          return (
            <li key={name}>
              {show([...path, index], name)}
              {index < entries.length ? (
                <EntryTools
                  list={path}
                  index={index}
                  count={entries.length}
                  name={name}
                  title={summaryOf(entry)}
                  copyName={nameOfEntry(path, index + 1)}
                  mayGo={!isRequired || entries.length > 1}
                  onPlace={forgetBegun}
                />
              ) : (
                isBegun && (
                  <button type="button" onClick={forgetBegun}>
                    {say('removeField', { name })}
                  </button>
                )
              )}
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
