/** Offers to take out of the folder what the proposal has. */
import { useState } from 'react'
import type { TakenBack } from '../../preview/studio.ts'
import { sayInDialog } from '../dialog-words.ts'
import { type NoAnswer, takeBack } from './proposing.ts'
import { Impossible, NotAnswered } from './why-not.tsx'

export function TakeBack({ branch }: { readonly branch: string }) {
  const [done, setDone] = useState<TakenBack | NoAnswer>()
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    setDone(await takeBack())
    setBusy(false)
  }
  return (
    <>
      <div role="status">
        {done?.kind === 'taken-back' && <p>{sayInDialog('takenBack', { branch })}</p>}
        {done?.kind === 'changed' && <p>{sayInDialog('proposeChanged')}</p>}
        {done?.kind === 'failed' && (
          <>
            <p>{sayInDialog('notTakenBack')}</p>
            <pre lang="en">{done.says}</pre>
          </>
        )}
        {done?.kind === 'none' && <NotAnswered says={done.says} />}
        {done?.kind === 'impossible' && <Impossible impossible={done} />}
      </div>
      {!done && (
        <>
          <p>{sayInDialog('inProposal', { branch })}</p>
          <button type="button" disabled={isBusy} onClick={() => void act()}>
            {sayInDialog('takeBack')}
          </button>
        </>
      )}
    </>
  )
}
