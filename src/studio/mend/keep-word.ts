/** Writes a word that is spelt oddly on purpose into the settings, so that the check leaves it alone. */
import type { Advice } from '../../diagnostics/diagnostic.ts'
import { focusLater } from '../form/tools/focus-later.ts'
import { operate } from '../operations/operate.ts'
import type { Outcome } from '../operations/operation.ts'
import { performStep } from '../session/session.ts'
import { engineNow, loadWhole } from '../session/site.ts'
import { update } from '../session/state.ts'
import { say } from '../words.ts'

/** A word, and how it is usually spelt. */
export type Keep = NonNullable<Advice['keep']>

/** What that changes in the text of site.yaml. */
export const keptIn = (text: string, [word, usual]: Keep): Outcome =>
  operate({ path: 'site.yaml', text }, { kind: 'set', at: ['spelling', word], value: usual })

/** One step, which Undo takes back. */
export async function keepWord(keep: Keep): Promise<void> {
  const text = (await loadWhole()) ? engineNow()?.text('site.yaml') : undefined
  const outcome = text === undefined ? undefined : keptIn(text, keep)
  if (!outcome || 'refused' in outcome) return update({ notice: say('notPossible') })
  performStep({ edits: outcome.edits }, say('wordKept', { word: keep[0] }))
  // The button is gone once the check has run.
  focusLater('undo')
}
