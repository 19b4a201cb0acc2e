/** JSON Schemas for editors, from the same zod schemas that validate. */
import { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import { page, snippet } from '../../../schema/page.ts'
import { site } from '../../../schema/site.ts'
import type { Generated } from './generate.ts'
import type { SiteNames } from './site-names.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The first schema holds the names that are offered. */
export function schemas(names: SiteNames): readonly Generated[] {
  return [
    { path: PAGE_SCHEMA, text: inJson(withBlocks(page, names)) },
    { path: 'schema/site.schema.json', text: inJson(convert(site)) },
    { path: 'schema/snippet.schema.json', text: inJson(withBlocks(snippet, names)) },
  ]
}

export const PAGE_SCHEMA = 'schema/page.schema.json'

const inJson = (schema: JsonSchema) => `${JSON.stringify(schema, null, 2)}\n`

const definitionsOf = ({ snippets, tables }: SiteNames): Record<string, JsonSchema> => ({
  snippet: {
    type: 'string',
    pattern: '^snippets/',
    description: 'A snippet: its blocks stand here',
    examples: [...snippets],
  },
  rows: {
    type: 'object',
    description: 'The entries stand in a table: a CSV file below pages/ whose first row names their fields',
    required: ['rows'],
    properties: { rows: { type: 'string', pattern: '\\.[cC][sS][vV]$', examples: [...tables] } },
    additionalProperties: false,
  },
})

/** Blocks by `if`/`then` on their type: with `oneOf` editors list the fields of all blocks. */
function withBlocks(schema: z.ZodType, names: SiteNames): JsonSchema {
  const types = Object.entries(blocks)
  const block: JsonSchema = {
    type: 'object',
    properties: {
      type: { enum: types.map(([type]) => type), description: 'Which block this is' },
      use: { $ref: '#/definitions/snippet' },
    },
    if: { required: ['use'] },
    then: { additionalProperties: false, properties: { use: true } },
    else: {
      required: ['type'],
      allOf: types.map(([type, one]) => ({
        if: { properties: { type: { const: type } }, required: ['type'] },
        then: withRows(convert(one, false)),
      })),
    },
  }
  const whole = convert(schema)
  const listed = whole.properties?.blocks
  if (typeof listed === 'object') listed.items = block
  return { ...whole, definitions: definitionsOf(names) }
}

/** Every list of a block may stand in a table instead. */
function withRows(schema: JsonSchema): JsonSchema {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, typeof field === 'boolean' ? field : rowsOr(field)] as const,
  )
  return fields.length === 0 ? schema : { ...schema, properties: Object.fromEntries(fields) }
}

function rowsOr(field: JsonSchema): JsonSchema {
  if (field.type !== 'array') return withRows(field)
  const { description, items, ...list } = field
  const isOne = typeof items === 'object' && !Array.isArray(items)
  return {
    ...(description === undefined ? {} : { description }),
    if: { type: 'object' },
    then: { $ref: '#/definitions/rows' },
    else: { ...list, items: isOne ? withRows(items) : items },
  }
}

function convert(schema: z.ZodType, whole = true): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override: asYaml })
  return whole ? { $schema, ...rest } : rest
}

/** What our schemas say of themselves, and no editor knows. */
const OWN = ['yaml', 'heading', 'leadsTo']

/** Editors judge the value that YAML guesses, the engine the author's characters: what the one accepts the other must. */
function asYaml({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  const kind = z.globalRegistry.get(zodSchema)?.yaml
  for (const name of OWN) delete jsonSchema[name]
  // A value may also come from site.yaml: `amount: ${facts.fee}`.
  if (jsonSchema.pattern !== undefined) jsonSchema.pattern += '|\\$\\{'
  if (kind === 'text') jsonSchema.type = ['string', 'number', 'boolean']
  if (kind === 'number') {
    jsonSchema.type = ['string', 'number']
    if (typeof jsonSchema.const === 'string') jsonSchema.enum = [Number(jsonSchema.const), jsonSchema.const]
    delete jsonSchema.const
  }
  if (kind === 'boolean') {
    jsonSchema.type = 'boolean'
    delete jsonSchema.enum
  }
}
