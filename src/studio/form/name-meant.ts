/** The name that something gets if its author calls it in another way. */

import { daysMeant } from '../../block/weekdays.ts'
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { languageCode } from './language-code.ts'

/** `fr` for French below `languages:`, and `Fri` for Friday in opening hours. `page` is what the file has. */
export function nameMeant(page: unknown, path: FieldPath, words: string, speaks: string): string {
  if (path.join() === 'languages') return languageCode(words, speaks)
  const owner = valueAt(page, path.slice(0, -1))
  if (path.at(-1) !== 'hours' || valueAt(owner, ['type']) !== 'openingHours') return words
  // Other days say how somebody counts them.
  const beside = Object.keys(valueAt(page, path) ?? {})
  return daysMeant(words, [words, ...beside].join()) ?? words
}
