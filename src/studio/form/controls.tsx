/** The control for one text. What it shows is what the file says. */
import { useEffect, useRef } from 'react'
import { say } from '../words.ts'
import type { Control } from './fields.ts'
import { NAMES_LISTS } from './names.tsx'

export type ControlProps = {
  readonly id: string
  readonly control: Control
  readonly value: string
  readonly isInvalid: boolean
  readonly describedBy: string
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  readonly onChange: (value: string) => void
}

export function TextControl(props: ControlProps) {
  const { id, control, value, isInvalid, describedBy, isReadOnly, onChange } = props
  const common = {
    id,
    value,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    disabled: isReadOnly,
  }
  switch (control.kind) {
    case 'long':
      return <LongText {...common} rows={3} onChange={onChange} />
    case 'line':
      return (
        <LongText
          {...common}
          rows={1}
          placeholder={control.example}
          onChange={(text) => onChange(text.replaceAll(/\s*\n\s*/g, ' '))}
        />
      )
    case 'choice':
      return <Choice {...props} words={control.options.map((option) => [option, option])} />
    case 'flag':
      return (
        <Choice
          {...props}
          words={[
            ['true', say('yes')],
            ['false', say('no')],
          ]}
        />
      )
    default:
      return (
        <input
          {...common}
          type={control.kind === 'day' && isDay(value) ? 'date' : 'text'}
          inputMode={control.kind === 'number' ? 'decimal' : undefined}
          list={control.kind === 'name' ? NAMES_LISTS.get(control.names) : undefined}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

/** A browser shows nothing for a day that is written in another way. */
const isDay = (value: string) => value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value)

type LongProps = {
  readonly id: string
  readonly value: string
  readonly disabled: boolean
  readonly rows: number
  readonly placeholder?: string | undefined
  readonly onChange: (value: string) => void
}

/** Grows with its text. */
function LongText({ value, onChange, ...others }: LongProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const element = area.current
    if (!element || value === undefined) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }, [value])
  return <textarea ref={area} {...others} value={value} onChange={({ target }) => onChange(target.value)} />
}

type Choices = readonly (readonly [value: string, word: string])[]

function Choice({ words, ...props }: ControlProps & { readonly words: Choices }) {
  const { id, value, isInvalid, describedBy, isReadOnly, onChange } = props
  const isKnown = value === '' || words.some(([each]) => each === value)
  return (
    <select
      id={id}
      value={value}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{say('choose')}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {words.map(([each, word]) => (
        <option key={each} value={each}>
          {word}
        </option>
      ))}
    </select>
  )
}
