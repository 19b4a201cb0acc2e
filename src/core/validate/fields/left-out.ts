/** Fields that need not be there, with a word that says so. */
import { z } from 'zod'
import * as remedies from '../../../diagnostics/remedies.ts'
import { choiceFor } from '../../../diagnostics/synonyms.ts'
import { fieldAt, schemaAt } from '../../base/schema-at.ts'
import type { Issue, SchemaInput } from '../schema-input.ts'

/** The schema of the field that an issue is about. */
export const schemaOfField = ({ path }: Issue, { schema }: SchemaInput) =>
  fieldAt(schemaAt(schema, path.slice(0, -1)), String(path.at(-1)))

/** What to do where `off` or `none` stands for a field that can be left out. */
export function helpWithout(issue: Issue, input: SchemaInput, found: unknown): string | undefined {
  const field = schemaOfField(issue, input)
  const isOff = typeof found === 'string' && choiceFor(found, ['off']) !== undefined
  return isOff && field instanceof z.ZodOptional && !(field.unwrap() instanceof z.ZodRecord)
    ? remedies.without(String(issue.path.at(-1)))
    : undefined
}
