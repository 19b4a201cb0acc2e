/**
 * What an editor must accept. An editor sees the values that YAML guesses: a year is a number. The engine sees the
 * characters that the author wrote. Both must accept the same texts.
 */
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema
type Override = { readonly zodSchema: z.core.$ZodType; readonly jsonSchema: JsonSchema }

/** Marks a schema as changed already: zod builds the schema of a wrapper from the inner one, with our changes in it. */
const MARK = 'isChanged'

/** The JSON Schema that zod makes, changed to fit what editors see. */
export function convert(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override: asYaml })
}

/** The text of the schema file. */
export function inJson(schema: JsonSchema): string {
  return `${JSON.stringify(schema, (name, value) => (name === MARK ? undefined : value), 2)}\n`
}

/** Properties of our schemas that no editor knows. */
const OWN = ['yaml', 'heading', 'leadsTo', 'names', 'control', 'isOneLine']

function asYaml({ zodSchema, jsonSchema }: Override): void {
  const { yaml: kind, names } = z.globalRegistry.get(zodSchema) ?? {}
  for (const name of OWN) delete jsonSchema[name]
  if (typeof names === 'string') jsonSchema.allOf = [{ $ref: `names.schema.json#/definitions/${names}` }]
  if (kind === undefined || jsonSchema[MARK]) return
  jsonSchema[MARK] = true
  if (kind === 'text') asText(jsonSchema)
  if (kind === 'number') asNumber(jsonSchema)
  if (kind === 'boolean') {
    jsonSchema.type = ['boolean', 'string']
    jsonSchema.pattern = orReference('^(?:true|false)$')
    delete jsonSchema.enum
  }
}

/** Accepts any scalar as text. A list in `type` would make editors suggest `true`, `false` and `null` in every text. */
function asText(schema: JsonSchema): void {
  const { pattern: form, examples } = schema
  schema.pattern = form === undefined ? '\\S' : lenient(form)
  if (form !== undefined && examples) schema.patternErrorMessage = writeItAs(examples)
  const fits = (words: string) => form === undefined || new RegExp(form, 'u').test(words)
  const refused = OTHER_SCALARS.filter(({ samples }) => !samples.some(fits)).map(({ type }) => type)
  if (refused.length === OTHER_SCALARS.length) return
  delete schema.type
  // Without this the language server completes the name of the field without a colon.
  schema.anyOf = [{}]
  schema.if = { type: ['object', 'array', ...refused] }
  schema.then = { type: 'string', errorMessage: 'Write a text here; put it into quotes if it has a colon.' }
}

/** Texts that YAML reads as something else. */
const OTHER_SCALARS = [
  { type: 'number', samples: ['0', '7', '2025', '-1', '1.5'] },
  { type: 'boolean', samples: ['true', 'false'] },
  { type: 'null', samples: ['null'] },
] as const

function asNumber(schema: JsonSchema): void {
  const { pattern: form, const: only, examples } = schema
  schema.type = ['string', 'number']
  if (typeof only === 'string') {
    schema.enum = [Number(only), only]
    delete schema.const
  }
  if (form === undefined) return
  schema.pattern = lenient(form)
  if (examples) schema.patternErrorMessage = writeItAs(examples)
  const takes = (words: string) => new RegExp(form, 'u').test(words)
  if (!takes('1.5')) schema.type = ['string', 'integer']
  if (!takes('-1')) schema.minimum = 0
}

const writeItAs = (examples: readonly unknown[]) => `Write it as in ${examples.join(' or ')}.`

/** Ignores blanks around a text. */
const lenient = (form: string) => orReference(form.replace(/^\^/, '^\\s*').replace(/\$$/, '\\s*$'))

/** It may come from site.yaml: `amount: ${facts.fee}`. */
const orReference = (form: string) => `${form}|\\$\\{\\s*[^}\\s]*\\s*\\}`
