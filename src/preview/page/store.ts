/** What the preview knows, and what of it is open. */
import { NO_FACTS, type PageFacts, type Problem } from '../facts.ts'
import { recall, remember } from './memory.ts'
import { signal } from './signal.ts'

export type PanelName = 'problems' | 'stand-ins' | 'blocks' | 'clock'

export type State = {
  readonly facts: PageFacts
  readonly problems: readonly Problem[]
  /** Whether the server can be heard. */
  readonly isConnected: boolean
  readonly panel: PanelName | undefined
  readonly isFolded: boolean
  readonly marksStandIns: boolean
  /** Whether blocks tell what they are when they are pointed at. */
  readonly tellsBlocks: boolean
  /** What went wrong with the last thing that was asked for. */
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
