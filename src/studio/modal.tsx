/** A dialog in front of everything. The browser keeps the focus in it, and gives it back afterwards. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type Props = {
  readonly title: string
  /** Left out where the author must choose. */
  readonly onClose?: (() => void) | undefined
  /** Beside the title, always in sight. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

export function Modal({ title, onClose, beside, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed before it leaves the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // A choice of files that is given up says so, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      // Browsers close it at the second Escape, whatever they were told at the first.
      onClose={({ currentTarget: element }) => {
        if (element.isConnected) onClose ? onClose() : element.showModal()
      }}
    >
      <div className="head">
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </dialog>
  )
}
