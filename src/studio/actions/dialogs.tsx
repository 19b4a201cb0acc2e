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

export function Dialogs({ state }: { readonly state: State }) {
  const [shown, setShown] = useState<'pages' | 'propose'>()
  // Both check the site as it would be.
  const show = async (dialog: 'pages' | 'propose') => {
    if (!isWhole()) update({ notice: say('loadingSite') })
    const isThere = await loadWhole()
    update({ notice: isThere ? '' : say('siteNotLoaded') })
    if (isThere) setShown(dialog)
  }
  if (state.isReadOnly) return null
  const close = () => setShown(undefined)
  return (
    <>
      <div className="row">
        <button type="button" aria-haspopup="dialog" onClick={() => void show('pages')}>
          {say('pageMenu')}
        </button>
        <button
          type="button"
          className={sourceNow().saving ? undefined : 'main'}
          aria-haspopup="dialog"
          onClick={() => void show('propose')}
        >
          {say('propose')}
        </button>
      </div>
      {shown === 'propose' && <ProposeDialog onClose={close} />}
      {shown === 'pages' && (
        <PageDialog state={state} isGone={textAt(state.draft, state.page) === undefined} onClose={close} />
      )}
    </>
  )
}
