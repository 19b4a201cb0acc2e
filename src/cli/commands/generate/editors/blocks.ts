/** The schema of the blocks of a page or a snippet, for editors. */
import type { z } from 'zod'
import * as blocks from '../../../../../schema/blocks.ts'
import { describe } from '../../../../core/base/schema-at.ts'
import { convert, type JsonSchema } from './as-yaml.ts'
import { blockSnippets } from './snippets.ts'

const USE: JsonSchema = {
  type: 'string',
  pattern: '^snippets/',
  description: 'A snippet: its blocks appear here',
  allOf: [{ $ref: 'names.schema.json#/definitions/snippet' }],
}

const ROWS: JsonSchema = {
  type: 'object',
  description: 'The entries come from a table: a CSV file below pages/ whose first row names the fields',
  required: ['rows'],
  properties: {
    rows: {
      type: 'string',
      pattern: '\\.[cC][sS][vV]$',
      allOf: [{ $ref: 'names.schema.json#/definitions/table' }],
    },
  },
  additionalProperties: false,
}

/** Picks the schema of a block by `if`/`then` on its type: with `oneOf` editors would suggest the fields of all blocks. */
export function withBlocks(schema: z.ZodType): JsonSchema {
  const types = Object.entries(blocks)
  const block: JsonSchema = {
    type: 'object',
    properties: {
      type: {
        enum: types.map(([type]) => type),
        enumDescriptions: types.map(([, one]) => describe(one)),
        description: 'Which block this is',
      },
      use: USE,
    },
    if: { required: ['use'] },
    then: { additionalProperties: false, properties: { use: true } },
    else: {
      required: ['type'],
      allOf: types.map(([type, one]) => ({
        // Without `type: object` editors would suggest the fields of all blocks for an empty entry.
        if: { type: 'object', properties: { type: { const: type } }, required: ['type'] },
        then: ofBlock(convert(one)),
      })),
    },
    defaultSnippets: blockSnippets(types),
  }
  const whole = convert(schema)
  const listed = whole.properties?.blocks
  if (typeof listed === 'object') listed.items = block
  return whole
}

/** The description of the block also goes to its field `type`, where authors look for it. */
function ofBlock({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  const { type } = schema.properties ?? {}
  if (typeof type === 'object') type.description = schema.description
  for (const field of Object.values(schema.properties ?? {})) addRows(field)
  return schema
}

/** Every list of a block may come from a table instead. The schema of its entries stays where editors look for it. */
function addRows(field: JsonSchema | boolean): void {
  if (typeof field === 'boolean') return
  const { properties = {}, items = [] } = field
  for (const inner of [...Object.values(properties), ...[items].flat()]) addRows(inner)
  if (field.type !== 'array') return
  field.type = ['array', 'object']
  field.if = { type: 'object' }
  field.then = ROWS
}
