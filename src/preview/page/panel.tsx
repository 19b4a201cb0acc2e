/** The panel that a tool of the bar opens. */
import { useEffect, useRef } from 'react'
import type { Problem } from '../facts.ts'
import { useSignal } from '../signal.ts'
import { BlockList } from './block-list.tsx'
import { ClockPanel } from './clock-panel.tsx'
import { keyOf, Message } from './message.tsx'
import { StandInList } from './stand-in-list.tsx'
import { type PanelName, store, update } from './store.ts'

const TITLES: Readonly<Record<PanelName, string>> = {
  problems: 'What the check says of the site',
  'stand-ins': 'Still to be confirmed on this page',
  blocks: 'Blocks of this page',
  clock: 'The clock of the preview',
}

const PANELS: Readonly<Record<PanelName, () => React.ReactNode>> = {
  problems: Problems,
  'stand-ins': StandInList,
  blocks: BlockList,
  clock: ClockPanel,
}

/** The worst come first, and within a severity the problems of the open page. */
const SEVERITIES: readonly Problem['severity'][] = ['error', 'warning', 'note']

export function Panel() {
  const { panel } = useSignal(store)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (panel) section.current?.focus()
  }, [panel])
  if (!panel) return null
  const Content = PANELS[panel]
  return (
    <section
      className="panel"
      aria-label={TITLES[panel]}
      tabIndex={-1}
      ref={section}
      onKeyDown={({ key }) => key === 'Escape' && update({ panel: undefined })}
    >
      <h2>{TITLES[panel]}</h2>
      <Content />
    </section>
  )
}

function Problems() {
  const { problems, facts } = useSignal(store)
  if (problems.length === 0) return <p>No problems. Well done.</p>
  const rank = ({ severity, file }: Problem) =>
    SEVERITIES.indexOf(severity) * 2 + (file === facts.file ? 0 : 1)
  return problems
    .toSorted((a, b) => rank(a) - rank(b))
    .map((problem) => <Message key={keyOf(problem)} problem={problem} />)
}
