/** A dialog in front of everything. The browser keeps the focus in it, and gives it back afterwards. */
import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  readonly title: string
  /** Left out where the author must choose. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
