/**
 * A part of Studio that is loaded when it is needed. If it cannot be loaded, the author reads that in its place, and can
 * try again: not with `lazy`, which never asks twice, and takes all of Studio away.
 */
import { type ComponentType, useEffect, useState } from 'react'
import type { WordName } from '../languages/en/studio/words.ts'
import { Modal } from './modal.tsx'
import { say } from './words.ts'

type Options<Props> = {
  /** For a dialog: how to leave it. What waits for an answer of the author waits no more then. */
  readonly leave?: (props: Props) => Leave
  /** Shown until the part is there. */
  readonly Waiting?: ComponentType
}

type Leave = { readonly word: WordName; readonly act: () => void }

export function part<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { leave, Waiting }: Options<Props> = {},
): ComponentType<Props> {
  let View: ComponentType<Props> | undefined
  return function Part(props: Props) {
    // How often it was not loaded.
    const [failures, setFailures] = useState(0)
    const [, setLoaded] = useState(false)
    const attempt = () =>
      load().then(
        (found) => {
          View = found.default
          setLoaded(true)
        },
        () => setFailures((before) => before + 1),
      )
    // Once. Then the author tries again.
    useEffect(() => {
      if (!View) void attempt()
    }, [])
    if (View) return <View {...props} />
    if (failures > 0) return <NotLoaded failures={failures} onRetry={attempt} leave={leave?.(props)} />
    return Waiting ? <Waiting /> : null
  }
}

type NotLoadedProps = {
  readonly failures: number
  readonly onRetry: () => Promise<void>
  readonly leave: Leave | undefined
}

function NotLoaded({ failures, onRetry, leave }: NotLoadedProps) {
  const help = (
    <>
      {/* Another one each time, so that it is said again. */}
      <div role="alert" key={failures}>
        {!leave && <p>{say('notLoaded')}</p>}
        <p>{say('notLoadedHelp')}</p>
      </div>
      <p className="row">
        <button type="button" className="main" onClick={() => void onRetry()}>
          {say('tryAgain')}
        </button>
        <button type="button" onClick={() => location.reload()}>
          {say('reload')}
        </button>
        {leave && (
          <button type="button" onClick={leave.act}>
            {say(leave.word)}
          </button>
        )}
      </p>
    </>
  )
  if (!leave) return <div className="message error">{help}</div>
  return (
    <Modal title={say('notLoaded')} onClose={leave.act}>
      {help}
    </Modal>
  )
}
