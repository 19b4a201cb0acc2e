/** One of several words. A word of the file that is none of them stays. */
import { say } from '../../words.ts'

type Props = {
  readonly id: string
  readonly value: string
  readonly disabled: boolean
  readonly words: readonly (readonly [value: string, word: string])[]
  readonly onChange: (value: string) => void
}

export function Choice({ words, value, onChange, ...others }: Props) {
  const isKnown = value === '' || words.some(([each]) => each === value)
  return (
    <select {...others} value={value} onChange={({ target }) => onChange(target.value)}>
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
