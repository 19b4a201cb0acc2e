/** JSON Schemas for editors, from the same zod schemas that validate. */
import { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import { page } from '../../../schema/page.ts'
import { site } from '../../../schema/site.ts'
import type { Generated } from './generate.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

export function schemas(): readonly Generated[] {
  return [
    { path: 'schema/page.schema.json', text: inJson(pageSchema()) },
    { path: 'schema/site.schema.json', text: inJson(convert(site)) },
  ]
}

const inJson = (schema: JsonSchema) => `${JSON.stringify(schema, null, 2)}\n`

/** Blocks by `if`/`then` on their type: with `oneOf` editors list the fields of all blocks. */
function pageSchema(): JsonSchema {
  const types = Object.entries(blocks)
  const block: JsonSchema = {
    type: 'object',
    required: ['type'],
    properties: { type: { enum: types.map(([type]) => type), description: 'Which block this is' } },
    allOf: types.map(([type, schema]) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      then: convert(schema, false),
    })),
  }
  const whole = convert(page)
  const listed = whole.properties?.blocks
  if (typeof listed === 'object') listed.items = block
  return whole
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
