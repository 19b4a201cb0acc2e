/** The id of the control for the value at a path. */
import type { FieldPath } from '../../../core/base/field-path.ts'

export const idOf = (path: FieldPath): string => `field-${path.map(String).join('-')}`

/** Of the button that opens a file. The focus comes back to it. */
export const openIdOf = (path: string): string => `open-${path}`
