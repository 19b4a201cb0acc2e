/** Opens a dialog over the page. Browsers without dialogs show a panel that closes when the focus leaves it. */
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'

type Dialog = {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly close: () => void
  readonly onClose: () => void
  readonly onClick: (event: MouseEvent) => void
  readonly onKeyDown: (event: Pick<KeyboardEvent, 'key'>) => void
}

/** After `close`, what is in the dialog stays for a moment, so that the browser can follow a link in it. */
export function useDialog(onClose: () => void): Dialog {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef(document.activeElement)
  const close = () => {
    const element = dialog.current
    if (element && canOpen(element)) return element.close()
    setTimeout(onClose)
    const isInside = element?.contains(document.activeElement) === true
    if (isInside && opener.current instanceof HTMLElement) opener.current.focus()
  }
  const act = useRef(close)
  act.current = close
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    if (!canOpen(element)) return openWithout(element, () => act.current())
    element.showModal()
    return undefined
  }, [])
  return {
    dialog,
    close,
    onClose,
    // A click on the dialog itself is beside the panel in it.
    onClick: ({ target, currentTarget }) => target === currentTarget && close(),
    onKeyDown: ({ key }) => key === 'Escape' && close(),
  }
}

const canOpen = (element: HTMLDialogElement) => typeof Object(element).showModal === 'function'

function openWithout(element: HTMLElement, close: () => void): () => void {
  element.setAttribute('open', '')
  element.setAttribute('role', 'dialog')
  element.querySelector('input')?.focus()
  const onFocus = ({ target }: Event) => {
    if (target instanceof Node && !element.contains(target)) close()
  }
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}
