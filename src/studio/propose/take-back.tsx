/** Offers to take out of the folder what the proposal has. */
import { useState } from 'react'
import type { TakenBack } from '../../preview/studio.ts'
import { type NoAnswer, takeBack } from './proposing.ts'
import { Impossible, NotAnswered } from './why-not.tsx'
import { sayOfProposal } from './words.ts'

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
        {done?.kind === 'taken-back' && <p>{sayOfProposal('takenBack', { branch })}</p>}
        {done?.kind === 'changed' && <p>{sayOfProposal('proposeChanged')}</p>}
        {done?.kind === 'failed' && (
          <>
            <p>{sayOfProposal('notTakenBack')}</p>
            <pre lang="en">{done.says}</pre>
          </>
        )}
        {done?.kind === 'none' && <NotAnswered says={done.says} />}
        {done?.kind === 'impossible' && <Impossible impossible={done} />}
      </div>
      {!done && (
        <>
          <p>{sayOfProposal('inProposal', { branch })}</p>
          <button type="button" disabled={isBusy} onClick={() => void act()}>
            {sayOfProposal('takeBack')}
          </button>
        </>
      )}
    </>
  )
}
