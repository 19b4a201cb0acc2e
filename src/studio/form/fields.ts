/** What a form shows for a schema: the fields, and the control that fits each of them. */
import { z } from 'zod'
import {
  describe,
  exampleOf,
  fieldAt,
  fieldsOf,
  innerOf,
  mayBeNone,
  type Schema,
} from '../../core/base/schema-at.ts'

export type ListControl = { readonly kind: 'list'; readonly entry: Control; readonly says: string }

export type Control =
  | { readonly kind: 'line'; readonly example?: string | undefined }
  /** Some may also be the word `none`. */
  | { readonly kind: 'number'; readonly orNone: boolean }
  /** Money in the currency of the site. */
  | { readonly kind: 'amount' }
  | { readonly kind: 'colour' }
  /** Or words, if nobody knows the day. */
  | { readonly kind: 'day'; readonly inWords: readonly Field[] }
  /** A day with its time and its offset from UTC. */
  | { readonly kind: 'moment' }
  | { readonly kind: 'long' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'flag' }
  /** Names that the site knows. Other words are possible too. */
  | { readonly kind: 'name'; readonly names: string }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | ListControl
  /** Values with names of the author. */
  | { readonly kind: 'record'; readonly entry: Control; readonly says: string }
  /** A list of rows: their cells have the names that the list `columns` beside it gives. */
  | { readonly kind: 'rows'; readonly columns: string }
  /** That list. */
  | { readonly kind: 'columns'; readonly rows: string; readonly list: ListControl }

export type Field = {
  readonly name: string
  readonly says: string
  readonly isRequired: boolean
  readonly control: Control
}

/** Not shown in a form: a block keeps its type. */
const HIDDEN = new Set(['type', 'blocks'])

export function fieldsIn(schema: Schema): readonly Field[] {
  const fields = fieldsOf(schema)
    .filter((name) => !HIDDEN.has(name))
    .sort((a, b) => Number(a === 'anchor') - Number(b === 'anchor'))
    .flatMap((name) => {
      const own = fieldAt(schema, name)
      if (!own) return []
      const isRequired = !(own instanceof z.ZodOptional)
      const control = controlFor(own)
      return [{ name, says: saidBeside(control, describe(own) ?? ''), isRequired, control }]
    })
  return asTable(fields)
}

/** A form says Yes and No, where a file says true and false. Descriptions are in English. */
const saidBeside = ({ kind }: Control, says: string): string =>
  kind === 'flag' ? says.replace(/^true: /, 'Yes: ') : says

/** Rows whose cells have the names of columns are a table. */
function asTable(fields: readonly Field[]): readonly Field[] {
  const columns = fields.find(({ name }) => name === COLUMNS)?.control
  const rows = fields.find(({ control }) => control.kind === 'list' && control.entry.kind === 'record')
  if (columns?.kind !== 'list' || columns.entry.kind !== 'group' || !rows) return fields
  return fields.map((field): Field => {
    if (field === rows) return { ...field, control: { kind: 'rows', columns: COLUMNS } }
    if (field.name !== COLUMNS) return field
    return { ...field, control: { kind: 'columns', rows: rows.name, list: columns } }
  })
}

const COLUMNS = 'columns'

function controlFor(schema: Schema): Control {
  const bare = withoutWrappers(schema)
  if (bare instanceof z.ZodArray)
    return { kind: 'list', entry: controlFor(bare.element), says: describe(bare.element) ?? '' }
  if (bare instanceof z.ZodRecord)
    return {
      kind: 'record',
      entry: controlFor(bare.valueType),
      // In the form, each name stands above its value.
      says: (describe(bare.valueType) ?? '').replace(/\. NAME is [^.]+$/, ''),
    }
  if (bare instanceof z.ZodObject) return { kind: 'group', fields: fieldsIn(bare) }
  if (bare instanceof z.ZodEnum) {
    const options = bare.options.map(String)
    return options.join() === 'true,false' ? { kind: 'flag' } : { kind: 'choice', options }
  }
  if (bare instanceof z.ZodUnion) {
    const [first, other] = bare.options
    if (metaOf(bare).control === 'day') return { kind: 'day', inWords: other ? fieldsIn(other) : [] }
    return first ? controlFor(first) : { kind: 'line' }
  }
  return textControl(schema)
}

/** The controls of texts that a schema names in its metadata. */
const NAMED = ['amount', 'moment', 'colour'] as const

function textControl(schema: Schema): Control {
  const { names, control, yaml, isOneLine, examples } = metaOf(schema)
  if (typeof names === 'string') return { kind: 'name', names }
  const kind = NAMED.find((each) => each === control)
  if (kind) return { kind }
  if (yaml === 'number') return { kind: 'number', orNone: mayBeNone(schema) }
  const isProse = schemasAround(schema).some((each) => each instanceof z.ZodPipe)
  if (isProse && isOneLine !== true && examples === undefined) return { kind: 'long' }
  return { kind: 'line', example: exampleOf(schema) }
}

function schemasAround(schema: Schema): readonly Schema[] {
  const inner = innerOf(schema)
  return inner ? [schema, ...schemasAround(inner)] : [schema]
}

const withoutWrappers = (schema: Schema): Schema => schemasAround(schema).at(-1) ?? schema

/** The metadata of a schema and of its wrappers. */
function metaOf(schema: Schema): Readonly<Record<string, unknown>> {
  return Object.assign({}, ...schemasAround(schema).map((each) => z.globalRegistry.get(each) ?? {}))
}
