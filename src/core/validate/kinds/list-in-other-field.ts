/** A list below the name of a text, where the list that the group needs is missing: `text:` in a `checklist`. */
import { z } from 'zod'
import { only } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as misplaced from '../../../diagnostics/remedies-for-misplaced.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { fieldAt, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { fixWith, replaced } from '../../yaml/rewrite.ts'
import { missingIn } from '../fields/missing-fields.ts'
import { type Issue, nameInMessages, type SchemaInput } from '../schema-input.ts'
import { KINDS } from './kinds.ts'

const OF_TEXTS: ReadonlySet<string> = new Set(['text', 'description', 'answer', 'bio'])

/** What is found, and the issues that it does not explain. */
export function listsInOtherField(issues: readonly Issue[], input: SchemaInput) {
  const found = issues.flatMap((issue) => listInOtherField(issue, issues, input) ?? [])
  const told = new Set(found.flatMap(({ paths }) => paths.map((path) => path.join('/'))))
  return {
    issues: told.size === 0 ? issues : issues.filter(({ path }) => !told.has(path.join('/'))),
    found: found.map(({ diagnostic }) => diagnostic),
  }
}

function listInOtherField({ code, path }: Issue, issues: readonly Issue[], input: SchemaInput) {
  const group = path.slice(0, -1)
  const field = path.at(-1)
  const list: unknown = valueAt(input.value, path)
  if (code !== 'invalid_type' || typeof field !== 'string' || !OF_TEXTS.has(field) || !Array.isArray(list))
    return undefined
  const { file, start } = input.source.spanOf([...input.at, ...path])
  // `[words]` may be a text in brackets.
  if (input.source.textIn(file)[start.offset] !== '-') return undefined
  const schema = schemaAt(input.schema, group)
  const missing = missingIn(group, issues, input)
  const name = only(missing, (each) => {
    const own = fieldAt(schema, each)
    // Only site.yaml knows the names of contacts.
    return each !== 'contacts' && own !== undefined && z.safeParse(own, list).success
  })
  if (name === undefined) return undefined
  const span = input.source.spanOfKey([...input.at, ...path])
  const diagnostic: Diagnostic = {
    ...messages.wrongKind(nameInMessages(input, path), KINDS.text, KINDS.list),
    help: misplaced.listInOtherField(name, field, nameInMessages(input, group)),
    span,
    ...fixWith([replaced(span, name)]),
  }
  return { diagnostic, paths: [path, [...group, name]] satisfies FieldPath[] }
}
