/** Entries that differ from all others of their list: one lacks a field, or a number is left out between two. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isGroup } from '../../base/laid-over.ts'
import { fieldOf } from '../../base/texts-in.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

type Group = Readonly<Record<string, unknown>>

export function checkOddEntries(
  list: readonly unknown[],
  path: FieldPath,
  source: SourceFile,
  report: Report,
): void {
  if (list.length < 3 || fieldOf(path) === 'blocks' || !list.every(isGroup)) return
  const lost = list.length < ENOUGH ? undefined : lostField(list)
  if (lost) {
    const finding = messages.fieldOnlyMissingHere(lost.field, list.length - 1)
    const span = source.spanOf([...path, lost.index])
    // An empty cell is easy to see.
    if (!span.file.endsWith('.csv')) report({ ...finding, span })
  }
  const skipped = skippedNumber(list)
  if (skipped) {
    const { index, field, own, before, meant } = skipped
    report({ ...messages.numberSkipped(own, before, meant), span: source.spanOf([...path, index, field]) })
  }
}

/** In a shorter list, several entries may be different on purpose. */
const ENOUGH = 5
/** What visitors would miss. */
const SEEN: ReadonlySet<string> = new Set(['emoji', 'icon', 'image', 'text', 'href'])

/** The only entry without a field that all others have. It has no field of its own in its place. */
function lostField(list: readonly Group[]): { readonly field: string; readonly index: number } | undefined {
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

/** What comes one after the other. Bus lines and rooms may have any number. */
const NUMBERED =
  /^((?:grade|term|step|week|part|day|phase|stage|module|lesson|chapter|round|muhula wa|hatua ya|wiki ya|sehemu ya|trimestre|étape|semaine|partie|schritt|woche|teil|tag) )(\d{1,2})(\D*)$/i

/** `Term 4` after `Term 2`, in a list that counts. */
function skippedNumber(list: readonly Group[]) {
  const field = ['title', 'name', 'question'].find((each) => typeof list[0]?.[each] === 'string')
  const [, start, first, end] = (field && NUMBERED.exec(String(list[0]?.[field]))) || []
  if (!field || first === undefined) return undefined
  const worded = (number: number) => `${start}${number}${end}`
  // The number that is left out, counted from the first.
  const index = list.findIndex((entry, at) => entry[field] !== worded(Number(first) + at))
  const meant = Number(first) + index
  const isSkipped =
    index > 0 && list.slice(index).every((entry, at) => entry[field] === worded(meant + 1 + at))
  return isSkipped
    ? { index, field, own: worded(meant + 1), before: worded(meant - 1), meant: worded(meant) }
    : undefined
}
