/** A value that notices when code asks it for a field that its schema does not have. */
import { z } from 'zod'
import { allOf, nearest } from '../../diagnostics/wording.ts'

type Schema = z.core.$ZodType
/** The error has one line of its stack: where the field was read. */
export type OnUnknown = (error: Error) => void

/** Fields of values that a schema has changed, such as those of a text with Markdown, are not known. */
export function watchReads<Value>(value: Value, schema: Schema | undefined, onUnknown: OnUnknown): Value {
  const plain = schema && withoutWrapper(schema)
  if (typeof value !== 'object' || value === null || !plain) return value
  const fieldSchema = fieldsOf(plain)
  if (!fieldSchema) return value
  const get = (target: object, name: string | symbol): unknown => {
    const field: unknown = Reflect.get(target, name)
    if (typeof name === 'symbol') return field
    const known = fieldSchema(name)
    if (known === 'unknown' && !(name in target)) onUnknown(unknownField(name, plain, get))
    return known === 'unknown' ? field : watchReads(field, known, onUnknown)
  }
  return new Proxy<Value & object>(value, { get })
}

/** The schema of a field. It is `undefined` if nothing is known about its value. */
type FieldSchema = (name: string) => Schema | 'unknown' | undefined

function fieldsOf(schema: Schema): FieldSchema | undefined {
  if (schema instanceof z.ZodArray) return (name) => (/^\d+$/.test(name) ? schema.element : 'unknown')
  const shapes = shapesOf(schema)
  if (shapes.length === 0) return undefined
  return (name) => {
    const found = shapes.filter((shape) => Object.hasOwn(shape, name)).map((shape) => shape[name])
    return found.length === 0 ? 'unknown' : found.length === 1 ? found[0] : undefined
  }
}

/** The fields of a schema that has no other ones, or of several such schemas. */
function shapesOf(schema: Schema): readonly z.core.$ZodShape[] {
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map((option) => shapesOf(withoutWrapper(option)))
    return options.every(({ length }) => length > 0) ? options.flat() : []
  }
  if (!(schema instanceof z.ZodObject)) return []
  const { catchall } = schema.def
  return !catchall || catchall instanceof z.ZodNever ? [schema.shape] : []
}

function withoutWrapper(schema: Schema): Schema {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return isWrapper ? withoutWrapper(schema.unwrap()) : schema
}

function unknownField(name: string, schema: Schema, reader: (...given: never[]) => unknown): Error {
  const names = shapesOf(schema).flatMap((shape) => Object.keys(shape))
  const near = nearest(name, names)
  const known = names.length === 0 ? '' : ` The fields here are: ${allOf([...new Set(names)])}.`
  const meant = near === undefined ? known : ` Did you mean \`${near}\`?`
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 1
  const error = new Error(`it reads the field \`${name}\`, which schema.ts does not have here.${meant}`)
  Error.captureStackTrace(error, reader)
  Error.stackTraceLimit = limit
  return error
}
