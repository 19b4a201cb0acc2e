/** A name that the author has given. It changes with each key, unless something else has that name. */
import { useState } from 'react'
import { say } from '../../words.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly name: string
  /** All names of the group, this one too. */
  readonly names: readonly string[]
  readonly isReadOnly: boolean
  readonly onName: (name: string) => void
}

export function NameInput({ id, label, name, names, isReadOnly, onName }: Props) {
  const [typed, setTyped] = useState<string>()
  const isFree = (next: string) => next !== '' && (next === name || !names.includes(next))
  const isTaken = typed !== undefined && typed.trim() !== '' && !isFree(typed.trim())
  const type = (next: string) => {
    setTyped(next)
    if (isFree(next.trim())) onName(next.trim())
  }
  return (
    <>
      <label htmlFor={id}>
        {label}
        <input
          id={id}
          aria-invalid={isTaken || undefined}
          value={typed ?? name}
          autoComplete="off"
          disabled={isReadOnly}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </label>
      {isTaken && (
        <p className="message error" role="alert">
          {say('nameTaken', { name: typed.trim() })}
        </p>
      )}
    </>
  )
}
