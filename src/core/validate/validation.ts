import type { z } from 'zod'
import type { FieldPath } from '../base/field-path.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import type { Conventions } from './interpolate.ts'

/** A value that is held against its schema. `name` is what messages call it. */
export type Validation = {
  readonly source: SourceFile
  readonly at: FieldPath
  readonly value: unknown
  readonly schema: z.core.$ZodType
  readonly name: string
  readonly conventions?: Conventions | undefined
}
