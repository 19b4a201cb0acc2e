/** What can be done with the pages of the site, one thing at a time. */
import { useEffect, useState } from 'react'
import { sayInDialog } from '../dialog-words.ts'
import { Modal } from '../modal.tsx'
import { openFile } from '../session/session.ts'
import type { State } from '../session/state.ts'
import { say } from '../words.ts'
import { DeletePanel } from './delete-panel.tsx'
import { LanguagesPanel } from './languages-panel.tsx'
import { NewPagePanel } from './new-page-panel.tsx'
import { OtherPagePanel } from './other-page-panel.tsx'
import { PublishingPanel } from './publishing-panel.tsx'
import { RenamePanel } from './rename-panel.tsx'
import { pairsOf } from './site-actions.ts'

const PANELS = ['otherPage', 'newPage', 'rename', 'publishing', 'languages', 'delete'] as const
type Panel = (typeof PANELS)[number]

type Props = { readonly state: State; readonly isGone: boolean; readonly onClose: () => void }

export function PageDialog({ state, isGone, onClose }: Props) {
  const [panel, setPanel] = useState<Panel>()
  const { framePath } = state
  // This panel changes the page, whatever file is in the form.
  useEffect(() => {
    if (panel === 'publishing') openFile(framePath)
  }, [panel, framePath])
  if (panel === undefined) {
    const isOn = (each: Panel) =>
      each === 'newPage' ||
      each === 'otherPage' ||
      (!isGone && (each !== 'languages' || pairsOf(framePath).length > 0))
    return (
      <Modal title={say('pageMenu')} onClose={onClose}>
        <ul className="choices">
          {PANELS.filter(isOn).map((each) => (
            <li key={each}>
              <button type="button" onClick={() => setPanel(each)}>
                {sayInDialog(each)}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={onClose}>
          {say('cancel')}
        </button>
      </Modal>
    )
  }
  return (
    <Modal key={panel} title={sayInDialog(panel)} onClose={onClose}>
      {panel === 'otherPage' && <OtherPagePanel onDone={onClose} />}
      {panel === 'newPage' && <NewPagePanel onDone={onClose} />}
      {panel === 'rename' && <RenamePanel path={framePath} onDone={onClose} />}
      {panel === 'publishing' && <PublishingPanel state={state} />}
      {panel === 'languages' && <LanguagesPanel path={framePath} onDone={onClose} />}
      {panel === 'delete' && <DeletePanel path={framePath} onDone={onClose} />}
      <button type="button" onClick={onClose}>
        {say(panel === 'publishing' ? 'close' : 'cancel')}
      </button>
    </Modal>
  )
}
