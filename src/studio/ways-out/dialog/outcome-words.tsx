/** What became of the change, and what is left to do. */
import { useEffect, useRef } from 'react'
import type { HandedOver, Outcome } from '../way-out.ts'
import { sayWay } from '../words.ts'
import { Outside } from './outside.tsx'
import { PageSteps } from './page-steps.tsx'

type Props = { readonly outcome: Exclude<Outcome, { kind: 'failed' }> }

export function OutcomeWords({ outcome }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status">
      {outcome.kind === 'proposed' && (
        <>
          <p>{sayWay('proposed')}</p>
          <p>
            <Outside address={outcome.address}>{sayWay('seeProposal', { number: outcome.number })}</Outside>
          </p>
        </>
      )}
      {outcome.kind === 'handed-over' && <Handed what={outcome.what} />}
    </div>
  )
}

function Handed({ what }: { readonly what: HandedOver }) {
  switch (what.kind) {
    case 'file':
      return <p>{sayWay('gotFile', { name: what.name, path: what.path })}</p>
    case 'zip':
      return (
        <>
          <p>{sayWay('gotZip', { name: what.name })}</p>
          {what.removed.length > 0 && <p>{sayWay('toRemove', { files: what.removed.join(', ') })}</p>}
        </>
      )
    case 'folder':
      return <p>{sayWay('written', { name: what.name })}</p>
    case 'pages':
      return <PageSteps pages={what.pages} isCompared={what.isCompared} />
  }
}
