/** The only entry of a list that lacks a field, or that follows a number that is left out. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { type Group, isGroup } from '../../base/laid-over.ts'
import { fieldOf } from '../../base/texts-in.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { checkEntryNumbers } from './entry-numbers.ts'

export function checkOddEntries(
  list: readonly unknown[],
  path: FieldPath,
  source: SourceFile,
  report: Report,
): void {
  if (list.length < 3 || fieldOf(path) === 'blocks' || !list.every(isGroup)) return
  const lost = lostField(list)
  if (lost && isBelow(lost, list, path, source)) {
    const span = source.spanOfKey([...path.slice(0, -1), lost.field])
    report({ ...messages.fieldOnlyMissingHere(lost.field, list.length - 1, fieldOf(path)), span })
  } else if (lost && list.length >= ENOUGH) {
    const finding = messages.fieldOnlyMissingHere(lost.field, list.length - 1)
    const span = source.spanOf([...path, lost.index])
    // An empty cell is easy to see.
    if (!span.file.endsWith('.csv')) report({ ...finding, span })
  }
  checkEntryNumbers(list, path, source, report)
}

/** In a shorter list, several entries may be different on purpose. */
const ENOUGH = 5
/** What visitors would miss. */
const SEEN: ReadonlySet<string> = new Set(['emoji', 'icon', 'image', 'text', 'href'])

type Lost = { readonly field: string; readonly index: number }

/** Whether the last entry lacks the field, and the group around the list has it right below. */
function isBelow(
  { field, index }: Lost,
  list: readonly Group[],
  path: FieldPath,
  { value }: SourceFile,
): boolean {
  const names = Object.keys(Object(valueAt(value, path.slice(0, -1))))
  return index === list.length - 1 && names.indexOf(field) === names.indexOf(fieldOf(path)) + 1
}

/** The only entry without a field that all others have. It has no field of its own in its place. */
function lostField(list: readonly Group[]): Lost | undefined {
  const lengths = list.map((entry) => Object.keys(entry).length)
  const least = Math.min(...lengths)
  const index = lengths.indexOf(least)
  if (lengths.lastIndexOf(least) !== index) return undefined
  const own = list[index] ?? {}
  const [other = {}, ...others] = list.filter((entry) => entry !== own)
  const shared = Object.keys(other).filter((name) => others.every((entry) => name in entry))
  const [field, more] = shared.filter((name) => !(name in own))
  const isOwn = Object.keys(own).some((name) => !shared.includes(name))
  return field === undefined || more !== undefined || isOwn || !SEEN.has(field) ? undefined : { field, index }
}
