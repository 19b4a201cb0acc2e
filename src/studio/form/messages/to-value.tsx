/** Leads to a value of the settings, which other places may show too. */
import { valueAt } from '../../../core/base/value-at.ts'
import { openFile } from '../../session/session.ts'
import { engineNow } from '../../session/site.ts'
import { store } from '../../session/state.ts'
import { view } from '../../session/view.ts'
import { say } from '../../words.ts'
import { idOf } from '../tools/field-id.ts'
import { focusSoon } from '../tools/focus-soon.ts'
import { unfoldTo } from '../tools/folds.ts'

type Props = {
  readonly path: readonly string[]
  /** Before the settings are shown. */
  readonly onLeave?: (() => void) | undefined
}

/** Of a contact. */
const MOST_WANTED = ['phone', 'email', 'address']

export function ToValue({ path, onLeave }: Props) {
  const value: unknown = valueAt(engineNow()?.settings()?.value, path)
  if (value === undefined || store.get()?.formPath === 'site.yaml') return null
  // A group has no field of its own.
  const fields = typeof value === 'object' ? Object.keys(Object(value)) : []
  const first = MOST_WANTED.find((name) => fields.includes(name)) ?? fields[0]
  const field = first === undefined ? path : [...path, first]
  const lead = () => {
    onLeave?.()
    if (!openFile('site.yaml')) return
    view.set('form')
    unfoldTo(field)
    focusSoon(() => document.getElementById(idOf(field)))
  }
  return (
    <button type="button" onClick={lead}>
      {say('toValue', { name: path.at(-1) ?? '' })}
    </button>
  )
}
