/** The state of the preview in the browser. */
import { NO_FACTS, type PageFacts, type Problem } from '../facts.ts'
import { signal } from '../signal.ts'
import { recall, remember } from './memory.ts'

export type PanelName = 'problems' | 'stand-ins' | 'blocks' | 'clock'

export type State = {
  readonly facts: PageFacts
  readonly problems: readonly Problem[]
  /** Whether the server can be reached. */
  readonly isConnected: boolean
  readonly panel: PanelName | undefined
  readonly isFolded: boolean
  readonly marksStandIns: boolean
  /** Whether the name of a block is shown when the pointer is on it. */
  readonly tellsBlocks: boolean
  /** What went wrong with the last request. */
  readonly notice: string | undefined
}

export const store = signal<State>({
  facts: NO_FACTS,
  problems: [],
  isConnected: true,
  panel: undefined,
  isFolded: recall('folded', false),
  marksStandIns: recall('stand-ins', true),
  tellsBlocks: false,
  notice: undefined,
})

export function update(changes: Partial<State>): void {
  const state = { ...store.get(), ...changes }
  remember('folded', state.isFolded)
  remember('stand-ins', state.marksStandIns)
  store.set(state)
}
