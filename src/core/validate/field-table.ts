/** Lists the fields of a block or a file, for the references and the gallery. */
import { z } from 'zod'
import { describe, exampleOf, fieldAt, fieldsOf, schemaAt } from '../base/schema-at.ts'

export type FieldRow = {
  /** With the lists and groups around the field: `cards[].title`. */
  readonly path: string
  readonly isNeeded: boolean
  readonly says: string
  /** The allowed words, if the field is a choice. Leaves out `true` and `false`. */
  readonly words: readonly string[]
}

const FLAG = new Set(['true', 'false'])

/** The fields of a list or group follow it. Leaves out `type`. */
export function fieldRows(schema: z.core.$ZodType): readonly FieldRow[] {
  return rowsOf(schema, '').filter(({ path }) => path !== 'type')
}

function rowsOf(schema: z.core.$ZodType | undefined, prefix: string): readonly FieldRow[] {
  const isChoice = schema instanceof z.ZodUnion
  return fieldsOf(schema).flatMap((name) => {
    const field = fieldAt(schema, name)
    const plain = schema && schemaAt(schema, [name])
    const inner = innerOf(plain)
    const path = `${prefix}${name}`
    const row = {
      path,
      // A field of one alternative is not needed in the other.
      isNeeded: !(field instanceof z.ZodOptional || isChoice),
      says: saysOf(field),
      words: plain instanceof z.ZodEnum ? plain.options.map(String).filter((word) => !FLAG.has(word)) : [],
    }
    return [row, ...rowsOf(inner?.schema, `${path}${inner?.mark ?? ''}`)]
  })
}

function saysOf(field: z.core.$ZodType | undefined): string {
  const says = describe(field) ?? 'A group of fields, listed below'
  const example = exampleOf(field)
  return example === undefined ? says : `${says}, such as ${example}`
}

function innerOf(schema: z.core.$ZodType | undefined): { schema: z.core.$ZodType | undefined; mark: string } {
  if (schema instanceof z.ZodArray) return { schema: schemaAt(schema, [0]), mark: '[].' }
  if (schema instanceof z.ZodRecord) {
    const { schema: value, mark } = innerOf(schemaAt(schema, ['']))
    return { schema: value, mark: `.NAME${mark}` }
  }
  return { schema, mark: '.' }
}
