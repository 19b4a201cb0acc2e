/** Shows errors on top of the page that has them. It closes by itself when they are fixed. */
import { useEffect, useRef, useState } from 'react'
import type { Problem } from '../facts.ts'
import { useSignal } from '../signal.ts'
import { keyOf, Message } from './message.tsx'
import { type State, store } from './store.ts'

export function Overlay() {
  const errors = errorsHere(useSignal(store))
  const key = errors.map(({ file, line, code }) => `${file}:${line} ${code}`).join()
  const [closed, setClosed] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = errors.length > 0 && closed !== key
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  return (
    <dialog className="overlay" ref={dialog} aria-labelledby="overlay-title" onClose={() => setClosed(key)}>
      <div className="top">
        <h2 id="overlay-title">
          {errors.length === 1 ? 'One thing to fix' : `${errors.length} things to fix`}
        </h2>
        <form method="dialog">
          <button type="submit" className="close">
            Close
          </button>
        </form>
      </div>
      {errors.map((problem) => (
        <Message key={keyOf(problem)} problem={problem} />
      ))}
      {errors.some(({ isFixable }) => isFixable) && (
        <p className="foot">
          <code>npx ukurasa fix</code> fixes {errors.every(({ isFixable }) => isFixable) ? '' : 'a part of '}
          this for you.
        </p>
      )}
      <p className="foot">
        Save the file without errors and this goes away by itself. Behind it is the page as it was last.
      </p>
    </dialog>
  )
}

/** The errors of this page, and the errors that stop all pages: of a block, too, because any page may have it. */
function errorsHere({ facts, problems }: Pick<State, 'facts' | 'problems'>): readonly Problem[] {
  const files = new Set([facts.file, ...(facts.includes ?? []), 'site.yaml', 'pages'])
  const concerns = ({ severity, file }: Problem) =>
    severity === 'error' && (files.has(file) || file.startsWith('blocks/'))
  return [...(facts.thrown ?? []), ...problems.filter(concerns)]
}
