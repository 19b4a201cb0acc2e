/** A group, a list or an entry that can be folded. Folded, it says in a few words what is in it. */
import type { ReactNode } from 'react'
import type { FieldPath } from '../../../core/base/field-path.ts'
import { useSignal } from '../../../preview/signal.ts'
import { idOf } from './field-id.ts'
import { folds, isUnfolded, setFold } from './folds.ts'
import { showFrom } from './show-from.ts'

type Props = {
  readonly path: FieldPath
  readonly label: string
  readonly summary?: string
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

export function Foldable({ path, label, summary = '', isOpenAtFirst = true, children }: Props) {
  const isOpen = isUnfolded(useSignal(folds), path, isOpenAtFirst)
  const turn = () => {
    setFold(path, !isOpen)
    if (!isOpen) showFrom(idOf(path))
  }
  return (
    <fieldset className="fold">
      <legend>
        <button type="button" id={idOf(path)} aria-expanded={isOpen} onClick={turn}>
          {label}
        </button>
      </legend>
      {isOpen ? children : summary !== '' && <p className="title">{summary}</p>}
    </fieldset>
  )
}
