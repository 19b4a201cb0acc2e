/** Fields that a group needs and does not have: one message for all of them. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { describe, fieldAt, fieldsOf, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { atPushedField } from '../../yaml/pushed-fields.ts'
import { type Issue, nameInMessages, type SchemaInput } from '../schema-input.ts'
import { linesToAdd } from './lines-to-add.ts'
import { listInText } from './list-in-text.ts'

export function isMissing(issue: Issue, input: SchemaInput): boolean {
  return issue.path.length > 0 && valueAt(input.value, issue.path) === undefined
}

/** The names of the fields that are missing from the group at a path, in the order of its schema. */
export function missingIn(path: FieldPath, issues: readonly Issue[], input: SchemaInput): readonly string[] {
  const at = path.join('/')
  return issues
    .filter((issue) => isMissing(issue, input) && issue.path.slice(0, -1).join('/') === at)
    .map((issue) => String(issue.path.at(-1)))
}

/** At the start of the group. Those that have become a part of a text are reported there. */
export function reportMissing(
  missing: readonly string[],
  group: FieldPath,
  input: SchemaInput,
  report: Report,
): void {
  const { source, value } = input
  const schema = schemaAt(input.schema, group)
  const path = [...input.at, ...group]
  const where = nameInMessages(input, group)
  const absent = fieldsOf(schema).filter((name) => valueAt(value, [...group, name]) === undefined)
  const left = missing.filter((name) => {
    const pushed = atPushedField(messages.missingField([name], where), source, path, [name, ...absent])
    if (pushed) report(pushed)
    return !pushed
  })
  const [first, other] = left
  if (first === undefined) return
  const says = other === undefined ? describe(fieldAt(schema, first)) : undefined
  const listed = other === undefined ? listInText(first, group, input) : undefined
  if (listed) return report({ ...messages.missingField(left, where), ...listed })
  const { file, start } = source.spanOf(path)
  const finding = messages.missingField(left, where, says, linesToAdd(left, schema, path, source))
  report({ ...finding, span: { file, start, end: start } })
}
