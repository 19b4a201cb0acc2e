/** Values that can be written. */
import type { NewValue } from '../operations/operation.ts'

/** Whether a value that was read from YAML can be written again. */
export function isNewValue(value: unknown): value is NewValue {
  if (typeof value === 'string') return true
  if (Array.isArray(value)) return value.every(isNewValue)
  return typeof value === 'object' && value !== null && Object.values(value).every(isNewValue)
}
