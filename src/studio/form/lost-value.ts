/** A value of the settings that the author has typed over. Other places may still show it. */

import { applySplices } from '../../core/base/edit.ts'
import type { FieldPath } from '../../core/base/field-path.ts'
import { memoize } from '../../core/base/memoize.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { newErrors } from '../../core/change/new-errors.ts'
import type { ReadResult } from '../../core/check/read-site.ts'
import { placeOfValue, SOLE } from '../../core/validate/interpolate.ts'
import { languageOfFile, languagesIn } from '../../core/validate/site-in-language.ts'
import { operate } from '../operations/operate.ts'
import { read } from '../session/read-text.ts'
import { performStep } from '../session/session.ts'
import { engineNow, loadWhole } from '../session/site.ts'
import { store, update } from '../session/state.ts'
import { say } from '../words.ts'
import { valuesOfFile } from './site-values-now.ts'

type LostValue = {
  /** As the file had it when it was opened, such as `${facts.grade5Fee}`. */
  readonly whole: string
  readonly value: string
  /** How many other places of the site show it. */
  readonly places: number
  /** Of the text that was typed over it, and of the value in site.yaml. */
  readonly at: FieldPath
  readonly source: FieldPath
}

/** `text` is what stands at `at` in the file of the form now. */
export function lostValueAt(at: FieldPath, text: string): LostValue | undefined {
  const { path = '', source, draft } = store.get() ?? {}
  const opened = draft?.files.get(path)?.opened?.text
  if (text === '' || text.includes('${') || !opened?.includes('${')) return undefined
  const before = valueAt(valueIn(opened), at)
  const [written = '', name = ''] = (typeof before === 'string' && SOLE.exec(before)) || []
  const whole = written.trim()
  const value = valuesOfFile(path)?.get(name)
  const place = whole !== '' && value !== undefined && value !== text && writtenAt(name, path)
  // Moved entries have other places than they had in the file that was opened.
  if (!place || count(source?.text, whole) >= count(opened, whole)) return undefined
  const engine = engineNow()
  const others = (engine?.files().names ?? []).map((name) => `pages/${name}`).filter((each) => each !== path)
  const elsewhere = others.reduce((sum, each) => sum + count(engine?.text(each), whole), 0)
  const places = elsewhere + count(source?.text, whole)
  return places > 0 ? { whole, value, places, at, source: place } : undefined
}

const valueIn = memoize((text: string) => read('opened.yaml', text).value)

const count = (text: string | undefined, words: string) => (text?.split(words).length ?? 1) - 1

/** Where site.yaml has the value: the language of the file may have its own. */
function writtenAt(name: string, file: string): FieldPath | undefined {
  const settings = engineNow()?.settings()?.value
  const place = placeOfValue(name, languageOfFile(file, languagesIn(settings)), settings)
  return typeof valueAt(settings, place) === 'string' ? place : undefined
}

/**
 * The settings get the new text, and the field shows them again. One step, so Undo takes it back as a whole. A text that
 * would break the site somewhere stays in this field only.
 */
export async function changeEverywhere(
  { whole, places, at, source }: LostValue,
  text: string,
): Promise<boolean> {
  if (!(await loadWhole())) return false
  const [{ path = '', source: page } = {}, engine] = [store.get(), engineNow()]
  const settings = engine?.text('site.yaml')
  if (!page || !engine || settings === undefined) return false
  const [ofSite, ofPage] = [
    operate({ path: 'site.yaml', text: settings }, { kind: 'set', at: source, value: text }),
    operate({ path, text: page.text }, { kind: 'set', at, value: whole }),
  ]
  if ('refused' in ofSite || 'refused' in ofPage) return false
  const shown = { path, before: page.text, after: applySplices(page.text, ofPage.edits) }
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
