/**
 * Asks for a token, says what it may do, and forgets it. The token is in the field only until it is taken. It is never a
 * value of React, which would write it into an attribute.
 */
import { type ReactNode, useRef, useState } from 'react'
import { settled } from '../github/api.ts'
import { mayWrite } from '../github/rights.ts'
import type { NoToken } from '../github/token.ts'
import type { Failed } from '../way-out.ts'
import type { AtGitHub } from '../ways.ts'
import { sayWay } from '../words.ts'
import { Failure, isAboutToken } from './failure.tsx'
import { Outside } from './outside.tsx'
import { TokenSteps } from './token-steps.tsx'

/** What is around a frame can see all that is typed in it. */
export const isInFrame = (): boolean => window.top !== window.self

type Props = {
  readonly atGitHub: AtGitHub
  /** Why a token is asked for, if GitHub did not do what it was asked to. */
  readonly failed?: Failed | undefined
  /** About the open proposal. */
  readonly open?: ReactNode
  readonly onReady: () => void
}

type Asked = 'not-yet' | 'asking' | 'may' | 'may-not' | 'forgotten' | Failed

export function TokenPart(props: Props) {
  const { token, repository, github } = props.atGitHub
  const [asked, setAsked] = useState<Asked>(props.failed ?? 'not-yet')
  if (isInFrame()) return <p role="alert">{sayWay('inFrame', { address: location.href })}</p>
  const ask = async () => {
    setAsked('asking')
    const may = await settled(() => mayWrite(github))
    if (typeof may === 'object' && may.reason === 'token-refused') token.forget()
    setAsked(typeof may === 'object' ? may : may ? 'may' : 'may-not')
  }
  const forget = () => {
    token.forget()
    setAsked('forgotten')
  }
  const isHeld = token.get() !== undefined
  const isWanted = !isHeld || asked === 'may-not' || (typeof asked === 'object' && isAboutToken(asked))
  const repositoryName = `${repository.owner}/${repository.name}`
  return (
    <section aria-labelledby="token-title">
      <h3 id="token-title">{sayWay('tokenTitle')}</h3>
      <div role="status">
        {asked === 'asking' && <p>{sayWay('asking')}</p>}
        {asked === 'may' && <p>{sayWay('tokenMay', { repository: repositoryName })}</p>}
        {asked === 'may-not' && <p>{sayWay('tokenMayNot', { repository: repositoryName })}</p>}
        {asked === 'forgotten' && <Forgotten />}
      </div>
      {typeof asked === 'object' && <Failure failed={asked} onAgain={() => void ask()} />}
      {isWanted && <TokenForm atGitHub={props.atGitHub} onTaken={() => void ask()} />}
      {asked === 'may' && props.open}
      {isHeld && (
        <p className="row">
          {asked === 'may' && (
            <button type="button" className="main" onClick={props.onReady}>
              {sayWay('github')}
            </button>
          )}
          <button type="button" onClick={forget}>
            {sayWay('forgetToken')}
          </button>
        </p>
      )}
    </section>
  )
}

/** Nothing is shown while there is no token. */
export function ForgetToken({ atGitHub: { token } }: Pick<Props, 'atGitHub'>) {
  const [isForgotten, setForgotten] = useState(false)
  const forget = () => {
    token.forget()
    setForgotten(true)
  }
  return (
    <div role="status">
      {isForgotten && <Forgotten />}
      {token.get() !== undefined && (
        <button type="button" onClick={forget}>
          {sayWay('forgetToken')}
        </button>
      )}
    </div>
  )
}

function Forgotten() {
  return (
    <p>
      {sayWay('forgotten')}{' '}
      <Outside address="https://github.com/settings/personal-access-tokens">
        {sayWay('tokensAtGitHub')}
      </Outside>
    </p>
  )
}

type FormProps = { readonly atGitHub: AtGitHub; readonly onTaken: () => void }

function TokenForm({ atGitHub: { token, repository }, onTaken }: FormProps) {
  const field = useRef<HTMLInputElement>(null)
  const keep = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<NoToken>()
  const take = () => {
    if (!field.current) return
    const text = field.current.value
    field.current.value = ''
    const found = token.take(text, keep.current?.checked ?? false)
    setProblem(found)
    if (!found) onTaken()
  }
  return (
    <>
      <TokenSteps repository={repository} />
      <div className={problem ? 'field error' : 'field'}>
        <label htmlFor="token">{sayWay('token')}</label>
        <input
          ref={field}
          id="token"
          type="password"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby="token-problem"
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
        <p className="message error" id="token-problem" role="alert">
          {problem && sayWay(problem)}
        </p>
      </div>
      <p>
        <label>
          <input ref={keep} type="checkbox" aria-describedby="keep-help" /> {sayWay('keepInTab')}
        </label>
      </p>
      <p className="says" id="keep-help">
        {sayWay('keepInTabHelp', { host: location.host })}
      </p>
      <p className="row">
        <button type="button" className="main" onClick={take}>
          {sayWay('useToken')}
        </button>
      </p>
    </>
  )
}
