/** Says that other places still show what the author has typed over, and changes them on demand. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { say } from '../words.ts'
import { changeEverywhere, lostValueAt } from './lost-value.ts'

type Props = { readonly at: FieldPath; readonly text: string; readonly onChanged?: () => void }

export function LostValueNote({ at, text, onChanged }: Props) {
  const lost = lostValueAt(at, text)
  if (!lost) return null
  const { value, places } = lost
  return (
    <div className="message note lost-value">
      <p>{say(places === 1 ? 'lostValueOnce' : 'lostValue', { value, places })}</p>
      <button
        type="button"
        onClick={() => {
          if (changeEverywhere(lost, text)) onChanged?.()
        }}
      >
        {say('changeEverywhere', { text })}
      </button>
    </div>
  )
}
