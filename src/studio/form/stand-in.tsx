/** A value that somebody must still confirm: who, until when, and that it is right. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { assignments } from '../../core/check/stand-in-assignments.ts'
import { assign, confirm } from '../operations/assign.ts'
import { carryOut, perform } from '../session/session.ts'
import type { State } from '../session/state.ts'
import { say } from '../words.ts'
import { DateInput, isDay } from './inputs/date-input.tsx'
import { useTyped } from './inputs/typed.ts'
import { focusLater } from './tools/entry-tools.tsx'

type Props = {
  readonly state: State
  readonly path: FieldPath
  /** That of the field. */
  readonly id: string
  readonly label: string
}

/** A mark can be set at a value that has none. */
export function MarkButton({ state, path, id, label }: Props) {
  return (
    <button
      type="button"
      className="mark"
      aria-label={`${say('mark')}: ${label}`}
      disabled={state.isReadOnly}
      onClick={() => {
        if (perform({ kind: 'mark', at: path, standIn: true }, { notice: say('marked', { what: label }) }))
          focusLater(`${id}-owner`)
      }}
    >
      {say('mark')}
    </button>
  )
}

export function StandInMark({ state, path, id, label }: Props) {
  const { source, isReadOnly } = state
  const found = source.standIns.find((each) => each.path.join('\n') === path.join('\n'))
  if (!found) return null
  const { owner = '', due = '' } = assignments(source)(found)
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
          isDay={isDay(due)}
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
  readonly isDay?: boolean
  readonly off: boolean
  readonly onChange: (words: string) => void
}

function Part({ id, word, value, isDay: isDate = false, off, onChange }: PartProps) {
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
