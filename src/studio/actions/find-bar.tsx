/** While the author goes from place to place: how many are left, the next one, and all of them. */
import { useMemo, useState } from 'react'
import { usePart, useSignal } from '../../preview/signal.ts'
import { loadDialogWords, sayInDialog } from '../dialog-words.ts'
import { goOn } from '../find/go-on.ts'
import { placesNow } from '../find/places.ts'
import { focusLater } from '../form/tools/focus-later.ts'
import { Modal } from '../modal.tsx'
import { store } from '../session/state.ts'
import { finding } from '../session/view.ts'
import { say } from '../words.ts'
import { OtherPagePanel } from './other-page-panel.tsx'

function FindBar() {
  const [isOpen, setOpen] = useState(false)
  const search = useSignal(finding)
  // They come after a pause, so no key waits for this. Texts that have changed bring new ones.
  const messages = usePart(store, (state) => state?.messages)
  const count = useMemo(() => placesNow(search).length, [search, messages])
  const close = () => setOpen(false)
  const end = () => {
    finding.set('')
    focusLater('manage-pages')
  }
  return (
    <section className="row find" aria-label={say('search')}>
      <p>{sayInDialog('placesLeft', { words: search, count })}</p>
      <button type="button" aria-keyshortcuts="F8" disabled={count === 0} onClick={goOn}>
        {sayInDialog('nextPlace')} <kbd>F8</kbd>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {sayInDialog('allPlaces')}
      </button>
      <button type="button" onClick={end}>
        {sayInDialog('endFinding')}
      </button>
      {isOpen && (
        <Modal title={sayInDialog('otherPage')} onClose={close}>
          <OtherPagePanel onDone={close} />
          <button type="button" onClick={close}>
            {say('cancel')}
          </button>
        </Modal>
      )}
    </section>
  )
}

/** With its words. */
export async function loadFindBar() {
  await loadDialogWords()
  return { default: FindBar }
}
