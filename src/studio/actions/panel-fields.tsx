/** A labelled text and a labelled choice, as the panels have them. */
import { useId } from 'react'
import { DateInput } from '../form/inputs/date-input.tsx'
import { Refusal } from './refusal.tsx'

type TextProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly help?: string
  readonly problem?: string | undefined
  readonly type?: 'text' | 'datetime-local'
}

export function PanelText({ label, value, onChange, help, problem, type = 'text' }: TextProps) {
  const id = useId()
  const common = {
    id,
    value,
    autoComplete: 'off',
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': `${id}-says`,
  }
  return (
    <div className={problem === undefined ? 'field' : 'field error'}>
      <label htmlFor={id}>{label}</label>
      {type === 'text' ? (
        <input {...common} type="text" onChange={({ target }) => onChange(target.value)} />
      ) : (
        <DateInput {...common} type={type} onChange={onChange} />
      )}
      <p className="says" id={`${id}-says`}>
        {help}
      </p>
      {problem !== undefined && <Refusal words={problem} />}
    </div>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly help?: string
  readonly value: string
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly isDisabled?: boolean
  readonly onChange: (value: string) => void
}

export function PanelChoice({ label, help, value, options, isDisabled = false, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        disabled={isDisabled}
        value={value}
        aria-describedby={help === undefined ? undefined : `${id}-says`}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      {help !== undefined && (
        <p className="says" id={`${id}-says`}>
          {help}
        </p>
      )}
    </div>
  )
}
