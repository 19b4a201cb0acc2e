/** A date, with or without a time, that a browser helps to write. */
import { type InputHTMLAttributes, useState } from 'react'
import { useSignal } from '../../../preview/signal.ts'
import { findBadDateBy } from '../../session/bad-date.ts'
import { undoCount } from '../../session/view.ts'
import { say } from '../../words.ts'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur' | 'onKeyUp' | 'value'> & {
  readonly id: string
  readonly type: 'date' | 'datetime-local'
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Whether a browser can show a text as a day. It shows nothing for a day that is written in another way. */
export const fitsDateInput = (value: string) => value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value)

/**
 * For 30 February, a browser gives an empty text. Then the file has again what it had when the author came to the field:
 * what was typed on the way, such as 3 February, was not meant. The field shows what was typed.
 */
export function DateInput({ value, onChange, ...common }: Props) {
  const [before, setBefore] = useState(value)
  // What the file has while the field is wrong. When it has something else, or after Undo, that is shown.
  const [kept, setKept] = useState<{ readonly value: string; readonly at: number }>()
  const at = useSignal(undoCount)
  const isBad = kept?.value === value && kept.at === at
  const read = ({ validity: { badInput }, value: typed }: HTMLInputElement) => {
    const next = badInput ? before : typed
    setKept(badInput ? { value: before, at } : undefined)
    if (next !== value) onChange(next)
  }
  return (
    <>
      <input
        {...common}
        data-bad-date={isBad || undefined}
        // React leaves the field alone if it is as empty as the browser says.
        value={isBad ? '' : value}
        aria-invalid={isBad || common['aria-invalid']}
        aria-describedby={`${common['aria-describedby'] ?? ''} ${common.id}-bad`}
        onChange={({ currentTarget }) => read(currentTarget)}
        onFocus={() => setBefore(value)}
        // A browser tells of no change while the field stays as empty as before.
        onBlur={({ currentTarget }) => read(currentTarget)}
        onKeyUp={({ currentTarget }) => isBad && read(currentTarget)}
      />
      <span id={`${common.id}-bad`} aria-live="polite">
        {isBad && <span className="message error bad-date">{say('badDate')}</span>}
      </span>
    </>
  )
}

findBadDateBy(() => document.querySelector<HTMLElement>('[data-bad-date]'))
