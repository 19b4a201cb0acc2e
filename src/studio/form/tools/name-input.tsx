/** A name that the author has given. It changes with each key, unless something else has that name. */
import { type ClipboardEventHandler, useState } from 'react'
import { say } from '../../words.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly name: string
  /** All names of the group, this one too. */
  readonly names: readonly string[]
  readonly isReadOnly: boolean
  /** Gives `false` if it cannot have this name. */
  readonly onName: (name: string) => boolean
  /** The name that words stand for. */
  readonly meant?: (words: string) => string
  readonly onEnter?: () => void
  readonly onPaste?: ClipboardEventHandler
}

export function NameInput({ id, label, name, names, isReadOnly, onName, meant, onEnter, onPaste }: Props) {
  const nameOf = (words: string) => meant?.(words.trim()) ?? words.trim()
  const [last, setLast] = useState<{ readonly words: string; readonly name: string }>()
  // Undo gives it another name than the one that the typed words led to.
  const typed = last?.name === name ? last.words : undefined
  const isFree = (next: string) => next !== '' && (next === name || !names.includes(next))
  const isTaken = typed !== undefined && typed.trim() !== '' && !isFree(nameOf(typed))
  const type = (next: string) => {
    const words = nameOf(next)
    setLast({ words: next, name: isFree(words) && onName(words) ? words : name })
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
          onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
          onBlur={() => setLast(undefined)}
          onPaste={onPaste}
        />
      </label>
      {isTaken && (
        <p className="message error" role="alert">
          {say('nameTaken', { name: nameOf(typed) })}
        </p>
      )}
    </>
  )
}
