/** A value of the settings that the author has typed over. Other places may still show it. */

import type { FieldPath } from '../../../core/base/field-path.ts'
import { memoize } from '../../../core/base/memoize.ts'
import { valueAt } from '../../../core/base/value-at.ts'
import { placeOfValue, SOLE } from '../../../core/validate/interpolate.ts'
import { languageOfFile, languagesIn } from '../../../core/validate/site-in-language.ts'
import { read } from '../../session/read-text.ts'
import { engineNow } from '../../session/site.ts'
import { store } from '../../session/state.ts'
import { valuesOfFile } from './site-values-now.ts'

export type LostValue = {
  /** As the file had it when it was opened, such as `${facts.grade5Fee}`. */
  readonly whole: string
  readonly value: string
  /** How many other places of the site show it. */
  readonly places: number
  /** Of the text that was typed over it, and of the value in site.yaml. */
  readonly at: FieldPath
  readonly source: FieldPath
  /** The text of the file in the form. */
  readonly now: string
}

/** `text` is what stands at `at` in the file of the form now. */
export function lostValueAt(at: FieldPath, text: string): LostValue | undefined {
  const { formPath = '', source, draft } = store.get() ?? {}
  const opened = draft?.files.get(formPath)?.opened?.text
  if (text === '' || text.includes('${') || !opened?.includes('${')) return undefined
  const before = valueAt(valueIn(opened), at)
  const [written = '', name = ''] = (typeof before === 'string' && SOLE.exec(before)) || []
  const whole = written.trim()
  const value = valuesOfFile(formPath)?.get(name)
  const place = whole !== '' && value !== undefined && value !== text && writtenAt(name, formPath)
  // Moved entries have other places than they had in the file that was opened.
  if (!place || count(source?.text, whole) >= count(opened, whole)) return undefined
  const engine = engineNow()
  const others = (engine?.files().names ?? [])
    .map((name) => `pages/${name}`)
    .filter((each) => each !== formPath)
  const elsewhere = others.reduce((sum, each) => sum + count(engine?.text(each), whole), 0)
  const places = elsewhere + count(source?.text, whole)
  if (!source || places === 0) return undefined
  return { whole, value, places, at, source: place, now: source.text }
}

const valueIn = memoize((text: string) => read('opened.yaml', text).value)

const count = (text: string | undefined, words: string) => (text?.split(words).length ?? 1) - 1

/** Where site.yaml has the value: the language of the file may have its own. */
function writtenAt(name: string, file: string): FieldPath | undefined {
  const settings = engineNow()?.settings()?.value
  const place = placeOfValue(name, languageOfFile(file, languagesIn(settings)), settings)
  return typeof valueAt(settings, place) === 'string' ? place : undefined
}
