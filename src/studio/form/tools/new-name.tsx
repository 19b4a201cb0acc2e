/** Asks for the name of something new. */
import { useState } from 'react'
import { say } from '../../words.ts'

type Props = {
  readonly id: string
  readonly label: string
  /** Those that are taken. */
  readonly names: readonly string[]
  readonly isReadOnly: boolean
  readonly onName: (name: string) => void
}

export function NewName({ id, label, names, isReadOnly, onName }: Props) {
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isPossible = name !== '' && !names.includes(name)
  const add = () => {
    if (!isPossible) return
    onName(name)
    setTyped('')
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="beside">
        <input
          id={id}
          value={typed}
          autoComplete="off"
          disabled={isReadOnly}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
        <button type="button" disabled={!isPossible || isReadOnly} onClick={add}>
          {say('add')}
        </button>
      </div>
      {names.includes(name) && (
        <p className="message error" role="alert">
          {say('nameTaken', { name })}
        </p>
      )}
    </div>
  )
}
