/** What a field of a form is given. */
import type { FieldPath } from '../../core/base/field-path.ts'
import type { Control } from './fields.ts'

export type ViewProps = {
  readonly path: FieldPath
  readonly label: string
  readonly says: string
  readonly isRequired: boolean
  readonly control: Control
  /** The fields that stand before it, so that a new one is written at its place. */
  readonly after?: readonly string[]
}
