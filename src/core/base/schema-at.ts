/** Finds the part of a zod schema that a path of a value belongs to: for messages that name fields. */
import { z } from 'zod'
import type { FieldPath } from './field-path.ts'

type Schema = z.core.$ZodType

/** The schema at a path, wrappers taken off. `undefined` where the path leaves the schema. */
export function schemaAt(schema: Schema, path: FieldPath): Schema | undefined {
  let at: Schema | undefined = bare(schema)
  for (const key of path) at = at && step(at, key)
  return at
}

/** The names of the fields that an object schema has. */
export function fieldsOf(schema: Schema | undefined): readonly string[] {
  const object = schema && asObject(schema)
  return object ? Object.keys(object.shape) : []
}

/** The names of the fields of a schema and of everything in it. */
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

/** What the schema says of a field, in the words of its author. */
export function describe(schema: Schema | undefined): string | undefined {
  for (let at = schema; at; at = inner(at)) {
    const description = z.globalRegistry.get(at)?.description
    if (description !== undefined) return description
  }
  return undefined
}

/** A value as an author may write it, where the schema gives one. */
export function exampleOf(schema: Schema | undefined): string | undefined {
  for (let at = schema; at; at = inner(at)) {
    const given: unknown = z.globalRegistry.get(at)?.examples
    const example: unknown = Array.isArray(given) ? given[0] : undefined
    if (typeof example === 'string') return example
    if (at instanceof z.ZodUnion) return exampleOf(at.options[0])
  }
  return undefined
}

/** The field of an object schema, wrappers kept, so that its description can be read. */
export function fieldAt(schema: Schema | undefined, name: string): Schema | undefined {
  const object = schema && asObject(schema)
  return object?.shape[name]
}

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
  const next = inner(schema)
  return next ? bare(next) : schema
}

function inner(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodOptional) return schema.unwrap()
  if (schema instanceof z.ZodPipe) return schema.in
  return undefined
}
