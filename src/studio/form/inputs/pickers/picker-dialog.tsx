/** The frame of a choice: a dialog with a search. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { FieldPath } from '../../../../core/base/field-path.ts'
import { Modal } from '../../../modal.tsx'
import { say } from '../../../words.ts'

export type PickerProps = {
  /** That of the field. */
  readonly path?: FieldPath
  /** What the field says now. */
  readonly value: string
  readonly onChoose: (value: string, title: string) => void
  readonly onClose: () => void
}

type Props = {
  readonly title: string
  readonly search: string
  readonly onSearch: (words: string) => void
  readonly onClose: () => void
  /** How many entries the search has found. */
  readonly count: number
  readonly children: ReactNode
  /** What adds a new entry. It comes after what is found, and a button leads to it. */
  readonly adding?: Adding | undefined
}

type Adding = {
  readonly word: string
  /** The id of its first field. */
  readonly field: string
  readonly shown: ReactNode
}

/** A low window shows little: what is found comes right below the search, and *Cancel* never leaves the window. */
export function PickerDialog({ title, search, onSearch, onClose, count, children, adding }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // The dialog would begin with *Cancel*.
  useLayoutEffect(() => input.current?.focus(), [])
  const cancel = (
    <button type="button" onClick={onClose}>
      {say('cancel')}
    </button>
  )
  return (
    <Modal title={title} onClose={onClose} beside={cancel}>
      <label htmlFor="picker-search">{say('search')}</label>
      <input
        ref={input}
        id="picker-search"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <div className="found">
        <p role="status" className="says">
          {say('found', { count })}
        </p>
        {adding && (
          <button type="button" onClick={() => document.getElementById(adding.field)?.focus()}>
            {adding.word}
          </button>
        )}
      </div>
      {children}
      {adding?.shown}
    </Modal>
  )
}
