/** What a change of a file was about, for the words of Undo and Redo. */
import type { FieldPath } from '../../../core/base/field-path.ts'
import { valueAt } from '../../../core/base/value-at.ts'
import { placeBefore, stepsBetween } from '../../draft/merge/changed-places.ts'
import type { MergeStep } from '../../draft/merge/plan.ts'
import { nameOfPlace } from '../../page/names-of-parts.ts'
import { read } from '../../session/read-text.ts'
import { say } from '../../words.ts'
import { numberOf, sheetOf } from '../table/cells.ts'

export type ChangedPlace = {
  /** In the file as it is now. Where an entry is gone, the one in its place, or the last one. */
  readonly path: FieldPath
  readonly what: string
  /** How many places have changed. */
  readonly count: number
}

/** The row of a table that has come, gone or changed: `Row 3`. */
export function changedRow(before: string, after: string, offset: number): string | undefined {
  const [old, now] = [before, after].map((text) => sheetOf(text)?.rows ?? [])
  const rows = old && now && old.length > now.length ? old : now
  const own = rows?.findLast(({ cells }) => (cells[0]?.start ?? 0) <= offset)
  return own && say('row', { number: numberOf(own.row) })
}

/** Gives nothing if only comments differ, or if there is no place: in a file that cannot be read. */
export function changedPlace(path: string, before: string, after: string): ChangedPlace | undefined {
  const steps = path.endsWith('.yaml') ? stepsBetween(before, after) : undefined
  const [first] = steps ?? []
  if (!steps || !first) return undefined
  const [old, now] = [before, after].map((text) => read(path, text).value)
  const at = placeAfter(first, now)
  const what = isGone(first) ? nameOfPlace(old, placeBefore(first)) : nameOfPlace(now, at)
  return { path: at, what, count: new Set(steps.map((each) => placeBefore(each).join('\n'))).size }
}

const isGone = ({ kind }: MergeStep) => kind === 'remove' || kind === 'unset'

function placeAfter(step: MergeStep, now: unknown): FieldPath {
  if ('at' in step) return step.at
  if (step.kind === 'move') return [...step.list, step.to]
  if (step.kind !== 'remove') return [...step.list, step.index]
  const left = valueAt(now, step.list)
  const count = Array.isArray(left) ? left.length : 0
  return count === 0 ? step.list : [...step.list, Math.min(step.index, count - 1)]
}
