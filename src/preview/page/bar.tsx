/** The bar of tools in the corner. One click folds it away. */

import { useSignal } from '../signal.ts'
import { Panel } from './panel.tsx'
import { marks } from './stand-ins.ts'
import { type PanelName, type State, store, update } from './store.ts'

export function Bar() {
  const state = useSignal(store)
  const { isFolded, isConnected, notice, facts } = state
  return (
    <aside className={isFolded ? 'bar folded' : 'bar'} aria-label="Preview">
      {!isFolded && <Panel />}
      {notice && (
        <p className="notice" role="alert">
          {notice}{' '}
          <button type="button" onClick={() => update({ notice: undefined })}>
            OK
          </button>
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className="fold"
          aria-expanded={!isFolded}
          aria-label={isFolded ? 'Show the preview tools' : 'Fold the preview tools away'}
          onClick={() => update({ isFolded: !isFolded, panel: undefined })}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d={isFolded ? 'm9 6 6 6-6 6' : 'm15 6-6 6 6 6'} />
          </svg>
        </button>
        {!isConnected && <span className="tag lost">npm start has ended</span>}
        {facts.isDraft && <span className="tag draft">Draft: not part of the site</span>}
        {facts.clock && <span className="tag moved">as on {dayOf(facts.clock)}</span>}
        {!isFolded && <Tabs {...state} />}
      </div>
    </aside>
  )
}

const dayOf = (clock: string) =>
  new Date(clock).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' })

function Tabs(state: State) {
  const { seen } = useSignal(marks)
  const errors = state.problems.filter(({ severity }) => severity === 'error').length
  const others = state.problems.length - errors
  return (
    <>
      {state.facts.edit !== undefined && (
        <a className="tab" href={state.facts.edit}>
          Edit
        </a>
      )}
      <Tab name="problems" state={state} mark={errors > 0 ? 'bad' : undefined}>
        {errors > 0 ? count(errors, 'error') : count(others, 'message')}
      </Tab>
      <Tab name="stand-ins" state={state} mark={seen.length > 0 ? 'open' : undefined}>
        {seen.length} to confirm
      </Tab>
      <Tab name="blocks" state={state}>
        Blocks
      </Tab>
      <Tab name="clock" state={state}>
        Clock
      </Tab>
    </>
  )
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

type TabProps = {
  readonly name: PanelName
  readonly state: State
  readonly mark?: 'bad' | 'open' | undefined
  readonly children: React.ReactNode
}

function Tab({ name, state, mark, children }: TabProps) {
  const isOpen = state.panel === name
  return (
    <button
      type="button"
      className={mark ? `tab ${mark}` : 'tab'}
      aria-expanded={isOpen}
      onClick={() => update({ panel: isOpen ? undefined : name })}
    >
      {children}
    </button>
  )
}
