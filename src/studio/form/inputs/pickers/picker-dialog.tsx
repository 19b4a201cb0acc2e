/** The frame of a choice: a dialog with a search. */
import type { ReactNode } from 'react'
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
  readonly children: ReactNode
}

export function PickerDialog({ title, search, onSearch, onClose, children }: Props) {
  return (
    <Modal title={title} onClose={onClose}>
      <label htmlFor="picker-search">{say('search')}</label>
      <input
        id="picker-search"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      {children}
      <button type="button" onClick={onClose}>
        {say('cancel')}
      </button>
    </Modal>
  )
}
