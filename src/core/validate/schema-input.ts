/** What a schema is asked about, and what it answers. */
import type { z } from 'zod'
import type { Refusal } from '../../../schema/refusals.ts'
import type { FieldPath } from '../base/field-path.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import type { SiteValues } from './interpolate.ts'

export type Issue = z.core.$ZodIssue

export const isRefusedAs = (refusal: Refusal, { message }: Issue) => message === refusal

/** A value, and the schema that checks it. `name` is its name in messages, `at` its path in the document. */
export type SchemaInput = {
  readonly source: SourceFile
  readonly at: FieldPath
  readonly value: unknown
  readonly schema: z.core.$ZodType
  readonly name: string
  /** The values of site.yaml, which texts may include. */
  readonly values?: SiteValues | undefined
  /** Fields that the page lacks, and that stand in a block instead. */
  readonly moved?: readonly string[]
}

/** The name of a field or an entry in messages. */
export function nameInMessages(input: SchemaInput, path: FieldPath): string {
  const last = path.at(-1)
  if (last === undefined) return input.name
  if (typeof last === 'number') return `An entry of \`${String(path.at(-2) ?? input.name)}\``
  return `\`${String(last)}\``
}
