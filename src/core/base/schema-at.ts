/** Finds the zod schema for a path of a value. Messages use it to name and describe fields. */
import { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import type { FieldPath } from './field-path.ts'

export type Schema = z.core.$ZodType

/** The schema at a path, without wrappers such as `optional`. `undefined` if the path leaves the schema. */
export function schemaAt(schema: Schema, path: FieldPath): Schema | undefined {
  let at: Schema | undefined = bare(schema)
  for (const key of path) at = at && step(at, key)
  return at
}

/** `undefined` if there is no such type of block. */
export const schemaOfBlock = (type: unknown) => Object.entries(blocks).find(([name]) => name === type)?.[1]

/** The names of the fields of an object schema. */
export function fieldsOf(schema: Schema | undefined): readonly string[] {
  const object = schema && asObject(schema)
  return object ? Object.keys(object.shape) : []
}

/** The names of the fields of a schema and of all schemas in it. */
export function allFieldsOf(schema: Schema): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (each: Schema): void => {
    const plain = bare(each)
    const object = asObject(plain)
    for (const [name, field] of Object.entries(object?.shape ?? {})) {
      names.add(name)
      visit(field)
    }
    if (plain instanceof z.ZodArray) visit(plain.element)
    if (plain instanceof z.ZodRecord) visit(plain.valueType)
  }
  visit(schema)
  return names
}

/** The description of a schema. */
export function describe(schema: Schema | undefined): string | undefined {
  for (let at = schema; at; at = innerOf(at)) {
    const description = z.globalRegistry.get(at)?.description
    if (description !== undefined) return description
  }
  return undefined
}

/** An example value, if the schema has one. */
export const exampleOf = (schema: Schema | undefined): string | undefined => examplesOf(schema)[0]

export function examplesOf(schema: Schema | undefined): readonly string[] {
  for (let at = schema; at; at = innerOf(at)) {
    const given: unknown = z.globalRegistry.get(at)?.examples
    const examples = Array.isArray(given) ? given.filter((each) => typeof each === 'string') : []
    if (examples.length > 0) return examples
    if (at instanceof z.ZodUnion) return examplesOf(at.options[0])
  }
  return []
}

/** Whether an author may write any words there. */
export function isWords(schema: Schema | undefined): boolean {
  const { yaml, names, examples } = (schema && z.globalRegistry.get(schema)) ?? {}
  return yaml === 'text' && names === undefined && examples === undefined
}

/** A field of an object schema with its wrappers, which may have the description. */
export function fieldAt(schema: Schema | undefined, name: string): Schema | undefined {
  const object = schema && asObject(schema)
  return object?.shape[name]
}

/** Whether a text in Markdown has no paragraphs. `schema` is without wrappers. */
export const isOneLine = (schema: Schema | undefined): boolean =>
  schema !== undefined && z.globalRegistry.get(schema)?.isOneLine === true

/** Whether a field of a group has paragraphs and lists, in Markdown. */
export function isProse(group: Schema | undefined, name: string): boolean {
  const field = fieldAt(group, name)
  return field !== undefined && !isOneLine(bare(field)) && 'markdown' in Object(z.safeParse(field, 'x').data)
}

/** The names of the fields that a group must have. */
export const neededIn = (schema: Schema | undefined): readonly string[] =>
  fieldsOf(schema).filter((name) => !(fieldAt(schema, name) instanceof z.ZodOptional))

function step(schema: Schema, key: PropertyKey): Schema | undefined {
  const object = asObject(schema)
  if (object) {
    const field = object.shape[String(key)]
    return field && bare(field)
  }
  if (schema instanceof z.ZodArray) return bare(schema.element)
  if (schema instanceof z.ZodRecord) return bare(schema.valueType)
  return undefined
}

function asObject(schema: Schema): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => asObject(bare(option))).find((found) => found !== undefined)
  return undefined
}

function bare(schema: Schema): Schema {
  const next = innerOf(schema)
  return next ? bare(next) : schema
}

/** The schema in a wrapper. */
export function innerOf(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodOptional) return schema.unwrap()
  if (schema instanceof z.ZodPipe) return schema.in
  return undefined
}

/** Whether the word `none` is a value of the field: a number that nobody knows. */
export const mayBeNone = (schema: Schema): boolean => z.safeParse(schema, 'none').success
