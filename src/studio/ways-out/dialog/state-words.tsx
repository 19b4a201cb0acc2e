/** What has become of the proposal that was made in this browser. Nothing is shown if there is none, or nobody answers. */
import { useEffect, useState } from 'react'
import type { FailedCheck, ProposalState } from '../github/state.ts'
import { type SiteAt, waysOut } from '../ways.ts'
import { sayWay, type WayWord } from '../words.ts'
import { Outside } from './outside.tsx'

export function LastProposal({ site }: { readonly site: SiteAt }) {
  const [state, setState] = useState<ProposalState>()
  useEffect(() => {
    let isShown = true
    void waysOut(site)
      .atGitHub?.state()
      .then((found) => isShown && found.kind !== 'failed' && setState(found))
    return () => {
      isShown = false
    }
  }, [site])
  if (!state || state.kind === 'none') return null
  const { number, address } = state
  return (
    <div role="status">
      <p>
        {sayWay(WORDS[state.kind], { number })}{' '}
        <Outside address={address}>{sayWay('seeProposal', { number })}</Outside>
      </p>
      {state.kind === 'open' && (
        <>
          {state.isClashing && <p>{sayWay('stateClashing')}</p>}
          {state.checks !== 'unknown' && <p>{sayWay(`checks-${state.checks}`)}</p>}
          <Failures failures={state.failures} />
        </>
      )}
    </div>
  )
}

const WORDS = { open: 'stateOpen', merged: 'stateMerged', closed: 'stateClosed' } satisfies Record<
  string,
  WayWord
>

function Failures({ failures }: { readonly failures: readonly FailedCheck[] }) {
  return failures.map(({ name, messages }) => (
    <section key={name} aria-label={name}>
      <h3>{name}</h3>
      <ul className="plain">
        {messages.map(({ path, line, message }) => (
          <li key={`${path} ${line} ${message}`}>
            <code>
              {path}:{line}
            </code>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  ))
}
