/** The fields of a block as a table: for the reference and the gallery. */
import { z } from 'zod'
import { describe, fieldAt, fieldsOf, schemaAt } from './schema-at.ts'

export type FieldRow = {
  /** With the lists and groups around it: `cards[].title`. */
  readonly path: string
  readonly isNeeded: boolean
  readonly says: string
  /** The words that it may be, where there are few. `true` and `false` need not be named. */
  readonly words: readonly string[]
}

const FLAG = new Set(['true', 'false'])

/** The fields of lists and groups follow theirs. `type` is left out. */
export function fieldRows(schema: z.core.$ZodType): readonly FieldRow[] {
  return rowsOf(schema, '').filter(({ path }) => path !== 'type')
}

function rowsOf(schema: z.core.$ZodType | undefined, prefix: string): readonly FieldRow[] {
  return fieldsOf(schema).flatMap((name) => {
    const field = fieldAt(schema, name)
    const plain = schema && schemaAt(schema, [name])
    const inner = innerOf(plain)
    const path = `${prefix}${name}`
    const row = {
      path,
      isNeeded: !(field instanceof z.ZodOptional),
      says: describe(field) ?? '',
      words: plain instanceof z.ZodEnum ? plain.options.map(String).filter((word) => !FLAG.has(word)) : [],
    }
    return [row, ...rowsOf(inner?.schema, `${path}${inner?.mark ?? ''}`)]
  })
}

function innerOf(schema: z.core.$ZodType | undefined): { schema: z.core.$ZodType | undefined; mark: string } {
  if (schema instanceof z.ZodArray) return { schema: schemaAt(schema, [0]), mark: '[].' }
  return { schema, mark: '.' }
}
