/** What became of a proposal. */
import { useEffect, useRef } from 'react'
import type { Proposed } from '../../preview/studio.ts'
import { sayInDialog } from '../dialog-words.ts'
import type { NoAnswer } from './proposing.ts'
import { Impossible, NotAnswered } from './why-not.tsx'

type Done = Exclude<Proposed, { kind: 'errors' }> | NoAnswer

type Props = { readonly done: Done; readonly onLook: () => void; readonly onDone: () => void }

export function ProposedWords({ done, onLook, onDone }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const again = () => {
    onDone()
    onLook()
  }
  return (
    <div ref={place} tabIndex={-1} role="status">
      {done.kind === 'none' && <NotAnswered says={done.says} />}
      {done.kind === 'impossible' && <Impossible impossible={done} />}
      {done.kind === 'proposed' && <Where done={done} />}
      {done.kind === 'failed' && (
        <>
          <p>{sayInDialog('proposeFailed')}</p>
          <pre lang="en">{done.says}</pre>
        </>
      )}
      {done.kind === 'changed' && <p>{sayInDialog('proposeChanged')}</p>}
      {(done.kind === 'changed' || done.kind === 'failed' || done.kind === 'none') && (
        <button type="button" onClick={again}>
          {sayInDialog('lookAgain')}
        </button>
      )}
    </div>
  )
}

function Where({ done: { branch, sent } }: { readonly done: Proposed & { readonly kind: 'proposed' } }) {
  if (sent.kind === 'kept')
    return (
      <>
        <p>{sayInDialog('isKept', { branch })}</p>
        <p>{sayInDialog(`kept-${sent.why}`)}</p>
        {sent.says !== '' && <pre lang="en">{sent.says}</pre>}
      </>
    )
  return (
    <>
      <p>{sayInDialog('proposed')}</p>
      {sent.pullRequest === null ? (
        <p>{sayInDialog('isAtServer', { branch, remote: sent.remote })}</p>
      ) : (
        <p>
          <a href={sent.pullRequest} target="_blank" rel="noopener noreferrer">
            {sayInDialog('openPullRequest')}
          </a>
        </p>
      )}
    </>
  )
}
