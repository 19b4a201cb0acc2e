/** Shows the change in words, and proposes it. */
import { useEffect, useState } from 'react'
import type { ReviewAnswer } from '../../preview/studio.ts'
import { sayInDialog } from '../dialog-words.ts'
import { hasChanged } from '../draft/saved.ts'
import { Modal } from '../modal.tsx'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import { look, type NoAnswer } from './proposing.ts'
import { ReviewForm } from './review-form.tsx'
import { Impossible, NotAnswered } from './why-not.tsx'

type Answer = ReviewAnswer | NoAnswer | { readonly kind: 'unsaved' }

const NONE: readonly string[] = []

function hasUnsaved(): boolean {
  const { draft } = store.get() ?? {}
  return draft !== undefined && hasChanged(draft)
}

export function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const [answer, setAnswer] = useState<{ readonly shown: Answer; readonly of: readonly string[] }>()
  const [leftOut, setLeftOut] = useState(NONE)
  // An answer may come after that to a later question.
  useEffect(() => {
    let isLast = true
    void look(leftOut).then((shown) => isLast && setAnswer({ shown, of: leftOut }))
    return () => {
      isLast = false
    }
  }, [leftOut])
  const { shown } = answer ?? {}
  const [isUnsaved] = useState(hasUnsaved)
  return (
    <Modal title={say('propose')} onClose={onClose}>
      <div aria-live="polite">
        {isUnsaved && <p>{sayInDialog('savedFirst')}</p>}
        {!shown && <p>{sayInDialog('looking')}</p>}
        {shown?.kind === 'unsaved' && <p>{sayInDialog('notSavedYet')}</p>}
        {shown?.kind === 'none' && <NotAnswered says={shown.says} />}
        {shown?.kind === 'impossible' && <Impossible impossible={shown} />}
      </div>
      {shown?.kind === 'review' && (
        <ReviewForm review={shown} leftOut={leftOut} isOld={answer?.of !== leftOut} onLook={setLeftOut} />
      )}
      <button type="button" onClick={onClose}>
        {say('close')}
      </button>
    </Modal>
  )
}
