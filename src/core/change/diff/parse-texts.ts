/** Parses a document text by text with the schemas, so that one mistake does not hide the rest. */
import { z } from 'zod'
import * as blocks from '../../../../schema/blocks.ts'
import { page, type Schemas } from '../../../../schema/page.ts'
import { fieldAt, type Schema, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'

const schemas: Schemas = blocks

/** `value` is a page or a snippet with its references replaced. */
export function parsePage(value: unknown): unknown {
  const listed = valueAt(value, ['blocks'])
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : []
  return {
    ...Object(parseTexts(page, value)),
    blocks: entries.map((entry) => parseTexts(schemas[String(valueAt(entry, ['type']))], entry)),
  }
}

/** A value of the same shape with each text parsed by its schema; `undefined` for each text that the schema refuses. */
export function parseTexts(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  if (typeof value === 'string') return z.safeParse(schema, value).data
  if (Array.isArray(value)) {
    const list = schemaAt(schema, [])
    const element = list instanceof z.ZodArray ? list.element : undefined
    return value.map((entry) => parseTexts(element, entry))
  }
  if (typeof value !== 'object' || value === null) return undefined
  const group = schemaAt(schema, [])
  const fields = Object.entries(value).map(
    ([name, inner]) => [name, parseTexts(memberOf(group, name), inner)] as const,
  )
  return Object.fromEntries(fields)
}

const memberOf = (group: Schema | undefined, name: string): Schema | undefined =>
  group instanceof z.ZodRecord ? group.valueType : fieldAt(group, name)
