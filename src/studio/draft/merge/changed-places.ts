/** Where another version of a file differs, for the words that say what somebody else changed. */
import type { FieldPath } from '../../../core/base/field-path.ts'
import { treeOf } from '../../operations/tree.ts'
import { mergeTrees } from './merge-trees.ts'
import type { MergeStep } from './plan.ts'

/** Each place once. The whole file if one of them is missing or cannot be read; none if only comments differ. */
export function changedPlaces(before: string | undefined, after: string | undefined): readonly FieldPath[] {
  const steps = stepsBetween(before, after)
  if (!steps) return [[]]
  const places = steps.map(placeBefore)
  return [...new Map(places.map((place) => [place.join('\n'), place])).values()]
}

/** Where a step is in the text before it. */
export const placeBefore = (step: MergeStep): FieldPath =>
  'at' in step ? step.at : [...step.list, step.index]

/** What makes one text of the other, in order. `undefined` if one of them is missing or cannot be read. */
export function stepsBetween(
  before: string | undefined,
  after: string | undefined,
): readonly MergeStep[] | undefined {
  const [old, now] = [before, after].map((text) => (text === undefined ? undefined : treeOf({ text })))
  if (!old || !now) return undefined
  // If nobody else changed anything, the steps of a merge are the changes.
  return mergeTrees({ opened: old, mine: now, theirs: old }, { theirs: [], mine: [] }, new Map()).steps
}
