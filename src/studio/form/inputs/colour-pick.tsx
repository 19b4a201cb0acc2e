/** The choice of a colour beside its field: a value such as `#1f4e8c`, with or without the sign. */
import { say } from '../../words.ts'

type Props = {
  readonly label: string
  readonly value: string
  readonly isReadOnly: boolean
  readonly onChange: (value: string) => void
}

export function ColourPick({ label, value, isReadOnly, onChange }: Props) {
  const [, sign = '#', digits = '000000'] = /^(#?)([\da-f]{6})$/i.exec(value) ?? []
  return (
    <input
      type="color"
      aria-label={say('pick', { what: label })}
      value={`#${digits.toLowerCase()}`}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.value.replace('#', sign))}
    />
  )
}
