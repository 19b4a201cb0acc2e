/** The author chooses how the change leaves this browser, and sees what became of it. */
import { type ReactNode, useState } from 'react'
import type { Outcome, WayOut } from '../way-out.ts'
import { type AtGitHub, type SiteAt, waysOut } from '../ways.ts'
import { sayWay } from '../words.ts'
import { Failure, isAboutToken } from './failure.tsx'
import { OpenProposal } from './open-proposal.tsx'
import { OutcomeWords } from './outcome-words.tsx'
import { ForgetToken, isInFrame, TokenPart } from './token-part.tsx'

type Props = {
  readonly site: SiteAt
  /** Proposes what the author has changed. After a clash, this part is not shown any more. */
  readonly propose: (way: WayOut) => Promise<Outcome | undefined>
}

type Shown =
  | { readonly kind: 'choice' }
  | { readonly kind: 'token'; readonly way: WayOut }
  | { readonly kind: 'busy'; readonly way: WayOut }
  | { readonly kind: 'done'; readonly way: WayOut; readonly outcome: Outcome }

const CHOICE: Shown = { kind: 'choice' }

export function WaysOut({ site, propose }: Props) {
  const { ways, atGitHub } = waysOut(site)
  const [shown, setShown] = useState<Shown>(CHOICE)
  const [isAnew, setAnew] = useState(false)
  const start = async (way: WayOut) => {
    if (way.name === 'github' && (isInFrame() || atGitHub?.token.get() === undefined))
      return setShown({ kind: 'token', way })
    setShown({ kind: 'busy', way })
    if (way.name === 'github' && isAnew) atGitHub?.startAnew()
    setAnew(false)
    const outcome = await propose(way)
    if (outcome?.kind === 'failed' && outcome.reason === 'token-refused') atGitHub?.token.forget()
    setShown(outcome ? { kind: 'done', way, outcome } : CHOICE)
  }
  const choose = () => setShown(CHOICE)
  const open = atGitHub && <OpenProposal atGitHub={atGitHub} isAnew={isAnew} onChange={setAnew} />
  if (shown.kind === 'choice')
    return <Choice ways={ways} atGitHub={atGitHub} open={open} onChoose={(way) => void start(way)} />
  if (shown.kind === 'busy')
    return <p role="status">{sayWay(shown.way.name === 'github' ? 'sending' : 'working')}</p>
  const failed = shown.kind === 'done' && shown.outcome.kind === 'failed' ? shown.outcome : undefined
  const { way } = shown
  const again = () => void start(way)
  if (atGitHub && way.name === 'github' && (shown.kind === 'token' || (failed && isAboutToken(failed))))
    return (
      <>
        <TokenPart atGitHub={atGitHub} failed={failed} open={open} onReady={again} />
        <OtherWays onChoose={choose} />
      </>
    )
  if (shown.kind === 'token') return null
  const { outcome } = shown
  if (outcome.kind === 'failed')
    return (
      <>
        <Failure failed={outcome} onAgain={again} />
        <OtherWays onChoose={choose} />
      </>
    )
  return (
    <>
      <OutcomeWords outcome={outcome} />
      {way.name === 'github' && atGitHub && <ForgetToken atGitHub={atGitHub} />}
      {outcome.kind === 'handed-over' && <OtherWays onChoose={choose} />}
    </>
  )
}

function OtherWays({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <button type="button" onClick={onChoose}>
      {sayWay('otherWays')}
    </button>
  )
}

type ChoiceProps = {
  readonly ways: readonly WayOut[]
  readonly atGitHub: AtGitHub | undefined
  /** About the open proposal. */
  readonly open: ReactNode
  readonly onChoose: (way: WayOut) => void
}

function Choice({ ways, atGitHub, open, onChoose }: ChoiceProps) {
  return (
    <section aria-labelledby="ways-out">
      <h3 id="ways-out">{sayWay('ways')}</h3>
      <ul>
        {ways.map((way, index) => (
          <li key={way.name}>
            <button
              type="button"
              className={index === 0 ? 'main' : undefined}
              aria-describedby={`way-${way.name}`}
              onClick={() => onChoose(way)}
            >
              {sayWay(way.name)}
            </button>
            <p id={`way-${way.name}`}>{sayWay(`${way.name}-says`)}</p>
            {way.name === 'github' && open}
            {way.name === 'github' && atGitHub && <ForgetToken atGitHub={atGitHub} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
