/** Who must confirm a value, until when, and that it is right. */
import { useEffect } from 'react'
import type { FieldPath } from '../../core/base/field-path.ts'
import { assignments } from '../../core/check/stand-in-assignments.ts'
import { assign, confirm } from '../operations/assign.ts'
import { carryOut } from '../session/session.ts'
import type { State } from '../session/state.ts'
import { say } from '../words.ts'
import { DateInput, fitsDateInput } from './inputs/date-input.tsx'
import { useTyped } from './inputs/typed.ts'
import { focusLater } from './tools/focus-later.ts'

export type MarkProps = {
  readonly state: State
  readonly path: FieldPath
  /** That of the field. */
  readonly id: string
  readonly label: string
}

type Props = MarkProps & {
  readonly standIn: State['source']['standIns'][number]
  readonly onShown: (id: string) => void
}

export function StandInFields({ state, path, id, label, standIn, onShown }: Props) {
  const { source, isReadOnly } = state
  useEffect(() => onShown(id), [id, onShown])
  const { owner = '', due = '' } = assignments(source)(standIn)
  const write = (part: 'owner' | 'due', words: string) =>
    carryOut((file) => assign(file, path, { owner, due, [part]: words }), { target: `${id}-${part}` })
  const right = () => {
    const notice = say('isConfirmed', { what: label })
    if (carryOut((file) => confirm(file, path), { notice })) focusLater(id, 'block-0')
  }
  return (
    <fieldset className="stand-in" aria-label={`${say('toConfirm')}: ${label}`}>
      <p>{say('toConfirm')}</p>
      <div className="beside">
        <Part
          id={`${id}-owner`}
          word={say('owner')}
          value={owner}
          off={isReadOnly}
          onChange={(words) => write('owner', words)}
        />
        <Part
          id={`${id}-due`}
          word={say('due')}
          value={due}
          isDate={fitsDateInput(due)}
          off={isReadOnly}
          onChange={(words) => write('due', words)}
        />
        <button
          type="button"
          aria-label={`${say('confirmed')}: ${label}`}
          disabled={isReadOnly}
          onClick={right}
        >
          {say('confirmed')}
        </button>
      </div>
    </fieldset>
  )
}

type PartProps = {
  readonly id: string
  readonly word: string
  readonly value: string
  readonly isDate?: boolean
  readonly off: boolean
  readonly onChange: (words: string) => void
}

function Part({ id, word, value, isDate = false, off, onChange }: PartProps) {
  // A comma ends the part in the file, and blanks at its ends are not kept.
  const [shown, setTyped] = useTyped(value, (words) =>
    words
      .split(/[\s,;]+/)
      .join(' ')
      .trim(),
  )
  const common = { id, autoComplete: 'off', disabled: off }
  const write = (words: string) => {
    setTyped(words)
    onChange(words)
  }
  return (
    <div>
      <label htmlFor={id}>{word}</label>
      {isDate ? (
        <DateInput {...common} type="date" value={value} onChange={onChange} />
      ) : (
        <input {...common} type="text" value={shown} onChange={({ target }) => write(target.value)} />
      )}
    </div>
  )
}
