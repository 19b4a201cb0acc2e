/** Where a part of a list is after a change. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'

/** The path after entries were moved, added or removed. `undefined` if an entry on it is gone. */
export function followed(before: unknown, after: unknown, path: FieldPath): FieldPath | undefined {
  let now: FieldPath = []
  for (const [at, key] of path.entries()) {
    const place = typeof key === 'number' ? placeOf(key, before, after, [path.slice(0, at), now]) : key
    if (place === undefined) return undefined
    now = [...now, place]
  }
  return now
}

/** An entry that is itself changed stays at its place. */
function placeOf(
  index: number,
  before: unknown,
  after: unknown,
  [was, is]: readonly [FieldPath, FieldPath],
): number | undefined {
  const [old, list] = [valueAt(before, was), valueAt(after, is)]
  if (!Array.isArray(old) || !Array.isArray(list)) return undefined
  const own = JSON.stringify(old[index])
  const isOwn = (entry: unknown) => JSON.stringify(entry) === own
  const found = isOwn(list[index]) ? index : list.findIndex(isOwn)
  if (found >= 0) return found
  return old.length === list.length ? index : undefined
}
