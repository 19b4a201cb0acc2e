/** Undo and Redo, wherever the author asks for them. Each leads to what it has changed, and says what that is. */
import { store, update } from './session/state.ts'
import { redo as redoStep, type Turn, undo as undoStep } from './session/turn.ts'
import { say } from './words.ts'

/** Each ends once the place is open. */
export const undo = (): Promise<void> => tell(undoStep(), 'undone')

export const redo = (): Promise<void> => tell(redoStep(), 'redone')

async function tell(turn: Turn | undefined, word: 'undone' | 'redone'): Promise<void> {
  if (!turn) return
  const notice = store.get()?.notice
  const code = await import('./form/undone/show-turn.ts').catch(() => undefined)
  // The author has gone on meanwhile: something newer was said.
  if (store.get()?.notice !== notice) return
  if (code) code.showTurn(turn, word)
  else update({ notice: say(word) })
}
