/** Shows the change in words, and proposes it. */
import { useEffect, useState } from 'react'
import type { ReviewAnswer } from '../../preview/studio.ts'
import { sayInDialog } from '../dialog-words.ts'
import { Modal } from '../modal.tsx'
import { say } from '../words.ts'
import { look, type NoAnswer } from './proposing.ts'
import { ReviewForm } from './review-form.tsx'
import { Impossible, NotAnswered } from './why-not.tsx'

type Shown = ReviewAnswer | NoAnswer | { readonly kind: 'unsaved' } | undefined

export function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const [shown, setShown] = useState<Shown>()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const lookAt = async (paths: readonly string[]) => {
    setLeftOut(paths)
    setShown(await look(paths))
  }
  useEffect(() => {
    void look([]).then(setShown)
  }, [])
  return (
    <Modal title={say('propose')} onClose={onClose}>
      <div aria-live="polite">
        {!shown && <p>{sayInDialog('looking')}</p>}
        {shown?.kind === 'unsaved' && <p>{sayInDialog('notSavedYet')}</p>}
        {shown?.kind === 'none' && <NotAnswered says={shown.says} />}
        {shown?.kind === 'impossible' && <Impossible impossible={shown} />}
      </div>
      {shown?.kind === 'review' && (
        <ReviewForm
          key={leftOut.join('\n')}
          review={shown}
          leftOut={leftOut}
          onLook={(paths) => void lookAt(paths)}
        />
      )}
      <button type="button" onClick={onClose}>
        {say('close')}
      </button>
    </Modal>
  )
}
