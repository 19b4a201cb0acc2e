/** Says that other places still show what the author has typed over, and changes them on demand. */
import type { FieldPath } from '../../../core/base/field-path.ts'
import { lazily } from '../../session/lazy.ts'
import { store } from '../../session/state.ts'
import { say } from '../../words.ts'
import { lostValueAt } from './lost-value.ts'
import { messagesAt } from './messages.ts'

type Props = { readonly at: FieldPath; readonly text: string; readonly onChanged?: () => void }

export function LostValueNote({ at, text, onChanged }: Props) {
  const [lost, state] = [lostValueAt(at, text), store.get()]
  // What stops this page would stop all others.
  const isWrong = state?.older && messagesAt(state, at).some(({ severity }) => severity === 'error')
  if (!lost || isWrong) return null
  const { value, places } = lost
  return (
    <div className="message note lost-value">
      <p>{say(places === 1 ? 'lostValueOnce' : 'lostValue', { value, places })}</p>
      <button
        type="button"
        onClick={async () => {
          const code = await lazily(import('./change-everywhere.ts'))
          if (await code?.changeEverywhere(lost, text)) onChanged?.()
        }}
      >
        {say('changeEverywhere', { text })}
      </button>
    </div>
  )
}
