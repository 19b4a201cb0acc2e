/** Studio: the bar, the form, and the choice between two versions. The page is beside it, in its frame. */
import { useEffect, useRef } from 'react'
import { valueAt } from '../core/base/value-at.ts'
import { useSignal } from '../preview/page/signal.ts'
import { hasChanged } from './draft/saved.ts'
import { MessageList } from './form/message-list.tsx'
import { PageForm } from './form/page-form.tsx'
import { save, settle } from './session/saving.ts'
import { redo, undo } from './session/session.ts'
import { type Clash, type State, store } from './session/state.ts'
import { Views } from './views.tsx'
import { say } from './words.ts'

export function App({ route }: { readonly route: string }) {
  const state = useSignal(store)
  if (!state) return <p role="alert">{say('noPage')}</p>
  return (
    <>
      <Bar state={state} route={route} />
      <main id="form">
        {state.isReadOnly && <p>{say('readOnly')}</p>}
        <PageForm />
        <MessageList />
      </main>
      {state.clash && <Choice clash={state.clash} mine={state.source.text} />}
    </>
  )
}

function Bar({ state, route }: { readonly state: State; readonly route: string }) {
  const { isReadOnly, isSaving, notice } = state
  return (
    <header className="bar">
      <a href={route}>{say('toSite')}</a>
      <h1>{titleOf(state)}</h1>
      <div className="row">
        <button type="button" id="undo" disabled={state.draft.undo.length === 0} onClick={undo}>
          {say('undo')}
        </button>
        <button type="button" disabled={state.draft.redo.length === 0} onClick={redo}>
          {say('redo')}
        </button>
        <button type="button" className="main" disabled={isReadOnly || isSaving} onClick={() => void save()}>
          {say('save')}
        </button>
      </div>
      <Views />
      <p className="notice">
        <span role="status">{notice}</span> {hasChanged(state.draft) && <b>{say('unsaved')}</b>}
      </p>
    </header>
  )
}

/** That of the page, or of its file while the page has none. */
function titleOf({ source, path }: State): string {
  const title = valueAt(source.value, ['title'])
  return typeof title === 'string' && title !== '' ? title : path
}

function Choice({ clash, mine }: { readonly clash: Clash; readonly mine: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby="clash" onCancel={(event) => event.preventDefault()}>
      <h2 id="clash">{say('changed')}</h2>
      <p>{say('changedHelp')}</p>
      <div className="versions">
        <Version title={say('mine')} text={mine} choose={say('keepMine')} onChoose={() => settle(true)} />
        <Version
          title={say('theirs')}
          text={clash.theirs?.text ?? say('deleted')}
          choose={say('takeTheirs')}
          onChoose={() => settle(false)}
        />
      </div>
    </dialog>
  )
}

type VersionProps = {
  readonly title: string
  readonly text: string
  readonly choose: string
  readonly onChoose: () => void
}

function Version({ title, text, choose, onChoose }: VersionProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <textarea readOnly rows={12} aria-label={title} value={text} />
      <button type="button" onClick={onChoose}>
        {choose}
      </button>
    </section>
  )
}
