/** The buttons of the bar that open dialogs: about the pages of the site, and about the whole change. */
import { useState } from 'react'
import { textAt } from '../draft/draft.ts'
import { part } from '../part.tsx'
import { isWhole, loadWhole } from '../session/site.ts'
import { type State, update } from '../session/state.ts'
import { type ProposeProps, sourceNow } from '../source/source.ts'
import { say } from '../words.ts'

const leave = ({ onClose }: ProposeProps) => ({ word: 'close', act: onClose }) as const
const PageDialog = part(async () => (await import('./load-page-dialog.ts')).loadPageDialog(), { leave })
const ProposeDialog = part(() => sourceNow().loadProposeDialog(), { leave })

type DialogProps = { readonly state: State }

/** Both check the site as it would be. */
function useDialog() {
  const [isShown, setShown] = useState(false)
  const show = async () => {
    if (!isWhole()) update({ notice: say('loadingSite') })
    const isThere = await loadWhole()
    update({ notice: isThere ? '' : say('siteNotLoaded') })
    setShown(isThere)
  }
  return { isShown, show, close: () => setShown(false) }
}

export function ManagePages({ state }: DialogProps) {
  const { isShown, show, close } = useDialog()
  if (state.isReadOnly) return null
  return (
    <>
      <button type="button" id="manage-pages" aria-haspopup="dialog" onClick={() => void show()}>
        {say('pageMenu')}
      </button>
      {isShown && (
        <PageDialog
          state={state}
          isGone={textAt(state.draft, state.framePath) === undefined}
          onClose={close}
        />
      )}
    </>
  )
}

export function Propose({ state }: DialogProps) {
  const { isShown, show, close } = useDialog()
  if (state.isReadOnly) return null
  return (
    <>
      <button
        type="button"
        className={sourceNow().saving ? 'propose' : 'propose main'}
        aria-haspopup="dialog"
        onClick={() => void show()}
      >
        {say('propose')}
      </button>
      {isShown && <ProposeDialog onClose={close} />}
    </>
  )
}
