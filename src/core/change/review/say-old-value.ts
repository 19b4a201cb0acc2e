/** A value that was replaced, but still stands elsewhere. */
import { count } from '../../../diagnostics/wording.ts'
import type { OldValue } from '../diff/change-types.ts'
import { type Line, listed, several } from './parts.ts'

/** `64,200 → 65,000; 64,200 is still in /fees (line 12)`. */
export function sayOldValue({ before, after, places }: OldValue): Line {
  const where = several(places.map(({ name, line }) => `${name} (line ${line})`))
  if (after === undefined) return [{ quote: before }, ` was removed, but is still in ${where}`]
  return [{ swap: [before, after] }, '; ', { quote: before }, ` is still in ${where}`]
}

/** For the sentence about the whole change. */
export function oldValuesInFew(values: readonly OldValue[] = []): readonly Line[] {
  if (values.length === 0) return []
  const places = values.reduce((sum, each) => sum + each.places.length, 0)
  const names = listed(values.slice(0, 3).map(({ before }): Line => [{ quote: before }]))
  if (values.length > 3) return [[`${count(values.length, 'old value')} still there`]]
  return [[...names, ` still in ${count(places, 'place')}`]]
}
