/** The buttons of the bar that open dialogs: about the pages of the site, and about the whole change. */
import { lazy, Suspense, useState } from 'react'
import { textAt } from '../draft/draft.ts'
import { loadCheck } from '../engine/engine.ts'
import type { State } from '../session/state.ts'
import { sourceNow } from '../source/source.ts'
import { say } from '../words.ts'

/** Both check the site as it would be. */
const PageDialog = lazy(async () => {
  await loadCheck()
  return { default: (await import('./page-dialog.tsx')).PageDialog }
})
const ProposeDialog = lazy(async () => {
  await loadCheck()
  return sourceNow().loadProposeDialog()
})

export function Dialogs({ state }: { readonly state: State }) {
  const [shown, setShown] = useState<'pages' | 'propose'>()
  if (state.isReadOnly) return null
  const close = () => setShown(undefined)
  return (
    <>
      <div className="row">
        <button type="button" aria-haspopup="dialog" onClick={() => setShown('pages')}>
          {say('pageMenu')}
        </button>
        <button
          type="button"
          className={sourceNow().saving ? undefined : 'main'}
          aria-haspopup="dialog"
          onClick={() => setShown('propose')}
        >
          {say('propose')}
        </button>
      </div>
      <Suspense>
        {shown === 'propose' && <ProposeDialog onClose={close} />}
        {shown === 'pages' && (
          <PageDialog state={state} isGone={textAt(state.draft, state.page) === undefined} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
