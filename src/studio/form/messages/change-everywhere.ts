/** Writes a text that was typed over a value of the settings into the settings. */
import { applySplices } from '../../../core/base/edit.ts'
import { newErrors } from '../../../core/change/new-errors.ts'
import type { ReadResult } from '../../../core/check/read-site.ts'
import { operate } from '../../operations/operate.ts'
import { performStep } from '../../session/session.ts'
import { engineNow, loadWhole } from '../../session/site.ts'
import { store, update } from '../../session/state.ts'
import { say } from '../../words.ts'
import type { LostValue } from './lost-value.ts'

/**
 * The settings get the new text, and the field shows them again. One step, so Undo takes it back as a whole. A text that
 * would break the site somewhere stays in this field only. Nothing happens if the author has typed on meanwhile.
 */
export async function changeEverywhere(
  { whole, places, at, source, now }: LostValue,
  text: string,
): Promise<boolean> {
  if (!(await loadWhole())) return false
  const [{ formPath = '', source: page } = {}, engine] = [store.get(), engineNow()]
  const settings = engine?.text('site.yaml')
  if (page?.text !== now || !engine || settings === undefined) return false
  const [ofSite, ofPage] = [
    operate({ path: 'site.yaml', text: settings }, { kind: 'set', at: source, value: text }),
    operate({ path: formPath, text: page.text }, { kind: 'set', at, value: whole }),
  ]
  if ('refused' in ofSite || 'refused' in ofPage) return false
  const shown = { path: formPath, before: page.text, after: applySplices(page.text, ofPage.edits) }
  const changed = { path: 'site.yaml', before: settings, after: applySplices(settings, ofSite.edits) }
  const broken = brokenBy(engine.checkChanged([shown]), engine.checkChanged([shown, changed]))
  if (broken !== undefined) update({ notice: say('notEverywhere', { why: broken }) })
  else
    performStep(
      { edits: [...ofSite.edits, ...ofPage.edits] },
      say('changedEverywhere', { places: places + 1 }),
    )
  return broken === undefined
}

/** Why a file that had no wrong field would have one. Sums may be wrong until all is typed. */
function brokenBy(before: ReadResult, after: ReadResult): string | undefined {
  const left = after.valid()
  const isSound = [...before.valid()].every((file) => left.has(file))
  return isSound ? undefined : newErrors(before, after)[0]
}
