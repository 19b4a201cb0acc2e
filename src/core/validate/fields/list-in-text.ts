/** A list that is missing because its entries are lines of a text: `text: |` in a `checklist`. */
import { z } from 'zod'
import { only } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as misplaced from '../../../diagnostics/remedies-for-misplaced.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { fieldAt, fieldsOf, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { fixWith } from '../../yaml/rewrite.ts'
import type { SchemaInput } from '../schema-input.ts'

type Told = Pick<Diagnostic, 'help' | 'span' | 'fix'>

/** Entries that mean the same in YAML: without colons, quotes and signs at the start. */
export const PLAIN_ENTRIES = /^(?:- [\p{L}\p{N}(](?:[^:#\n]|[:#](?! |\n|$))*(?:\n|$))+$/u
const ENTRIES = /^(?:- [^\n]+(?:\n|$)){2,}$/

export function listInText(list: string, group: FieldPath, input: SchemaInput): Told | undefined {
  const { schema, value, source, at } = input
  const own = schemaAt(schema, group)
  const entry = schemaAt(schema, [...group, list, 0])
  const isListOfTexts = fieldAt(own, list) !== undefined && entry instanceof z.ZodString
  if (!isListOfTexts) return undefined
  const field = only(fieldsOf(own), (each) => ENTRIES.test(String(valueAt(value, [...group, each]) ?? '')))
  if (field === undefined) return undefined
  const span = source.spanOfKey([...at, ...group, field])
  const text = source.textIn(span.file)
  const [header = ''] = /^[^\n\r]*/.exec(text.slice(span.start.offset)) ?? []
  const [, standIn = '', sign] = /^\w+: +(!todo +)?([|>])[-+]?$/.exec(header) ?? []
  if (sign === undefined) return undefined
  const isPlain = PLAIN_ENTRIES.test(String(valueAt(value, [...group, field])))
  const end = span.start.offset + header.length
  const edit = { file: span.file, start: span.start.offset, end, text: `${list}: ${standIn}`.trimEnd() }
  return {
    help: misplaced.listInText(edit.text, header, isPlain),
    span,
    ...fixWith(isPlain ? [edit] : undefined),
  }
}
