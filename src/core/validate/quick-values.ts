/**
 * What a schema makes of a value, in a third of the time: zod notes for each field what may be wrong with it. Only the
 * kinds of schemas that pages are made of are known here. Everything else, and every value that is not right, is left
 * to the library.
 */
import { z } from 'zod'

/** The value is not right, or not known here. */
const LEFT = Symbol('left to the library')

type Read = (value: unknown) => unknown

const readers = new WeakMap<z.core.$ZodType, Read>()

/** The output of the schema; `undefined` if the library must be asked. */
export function quickly<Output>(schema: z.ZodType<Output>, value: unknown): Output | undefined {
  const output = readerOf(schema)(value)
  return isOutput(output, schema) ? output : undefined
}

/** The compiler cannot know that a reader gives what its schema does: a test compares both. */
const isOutput = <Output>(output: unknown, _: z.ZodType<Output>): output is Output => output !== LEFT

function readerOf(schema: z.core.$ZodType): Read {
  const known = readers.get(schema)
  if (known) return known
  // Until it is made, for a schema within itself.
  readers.set(schema, libraryReader(schema))
  const read = newReader(schema) ?? libraryReader(schema)
  readers.set(schema, read)
  return read
}

/** `undefined` for a kind that is not known here. */
function newReader(schema: z.core.$ZodType): Read | undefined {
  if (schema instanceof z.ZodString) return textReader(schema)
  if (schema instanceof z.ZodArray) return listReader(schema)
  // Rules of their own, and ways back.
  if (schema._zod.def.checks?.length || schema instanceof z.ZodCodec) return undefined
  if (schema instanceof z.ZodOptional) return readerOf(schema.def.innerType)
  if (schema instanceof z.ZodEnum) return wordReader(new Set<unknown>(schema.options))
  if (schema instanceof z.ZodLiteral) return wordReader(schema.values)
  if (schema instanceof z.ZodPipe) return pipeReader(schema)
  if (schema instanceof z.ZodTransform) return transformReader(schema)
  if (schema instanceof z.ZodObject) return groupReader(schema)
  return undefined
}

const libraryReader =
  (schema: z.core.$ZodType): Read =>
  (value) => {
    const result = z.safeParse(schema, value)
    return result.success ? result.data : LEFT
  }

const wordReader =
  (words: ReadonlySet<unknown>): Read =>
  (value) =>
    words.has(value) ? value : LEFT

function pipeReader({ def }: z.ZodPipe): Read {
  const [first, second] = [readerOf(def.in), readerOf(def.out)]
  return (value) => {
    const between = first(value)
    return between === LEFT ? LEFT : second(between)
  }
}

/** Those that may refuse a value ask for more than the value, as a rule. */
function transformReader({ def: { transform } }: z.ZodTransform): Read | undefined {
  if (transform.length !== 1) return undefined
  return (value) => {
    let isRefused = false
    const addIssue = () => {
      isRefused = true
    }
    const payload = { value, issues: [], addIssue }
    const made = transform(value, payload)
    return isRefused || payload.issues.length > 0 || made instanceof Promise ? LEFT : made
  }
}

/** The text after a check, or `LEFT`. */
type Step = (text: string) => string | typeof LEFT

function textReader({ def }: z.ZodString): Read | undefined {
  const checks = def.checks ?? []
  const steps = checks.map(stepOf).filter((step) => step !== undefined)
  if (def.coerce || steps.length < checks.length) return undefined
  return (value) => {
    if (typeof value !== 'string') return LEFT
    let text = value
    for (const step of steps) {
      const next = step(text)
      if (next === LEFT) return LEFT
      text = next
    }
    return text
  }
}

function stepOf(check: z.core.$ZodCheck<string>): Step | undefined {
  if (check instanceof z.core.$ZodCheckOverwrite) return (text) => String(check._zod.def.tx(text))
  const least = leastOf(check)
  // Of more than one it counts what V8 does not: an emoji may be one.
  if (least !== undefined) return least === 1 ? (text) => (text === '' ? LEFT : text) : undefined
  if (!(check instanceof z.core.$ZodCheckRegex)) return undefined
  const { pattern } = check._zod.def
  // Others go on where they were in the text before.
  return pattern.flags.replace('u', '') === '' ? (text) => (pattern.test(text) ? text : LEFT) : undefined
}

const leastOf = (check: z.core.$ZodCheck<never>) =>
  check instanceof z.core.$ZodCheckMinLength ? check._zod.def.minimum : undefined

function listReader({ def }: z.ZodArray): Read | undefined {
  const read = readerOf(def.element)
  const mins = (def.checks ?? []).map(leastOf).filter((least) => least !== undefined)
  if (mins.length < (def.checks?.length ?? 0)) return undefined
  const least = Math.max(0, ...mins)
  return (value) => {
    if (!Array.isArray(value) || value.length < least) return LEFT
    const entries: unknown[] = []
    for (const each of value) {
      const entry = read(each)
      if (entry === LEFT) return LEFT
      entries.push(entry)
    }
    return entries
  }
}

type Fields = Record<string, unknown>

/** Fields come in the order of the schema, as the library has them. */
function groupReader({ def }: z.ZodObject): Read | undefined {
  const names = Reflect.ownKeys(def.shape)
  const isUsual = names.every((name) => typeof name === 'string' && !(name in Object.prototype))
  if (!isUsual || !(def.catchall instanceof z.ZodNever)) return undefined
  const fields = Object.entries(def.shape).map(([name, field]) => ({
    name,
    read: readerOf(field),
    mayLack: field instanceof z.ZodOptional && field.def.innerType._zod.optin === undefined,
  }))
  return (value) => {
    if (!isGroup(value)) return LEFT
    const group: Fields = {}
    let others = 0
    for (const _ in value) others++
    for (const { name, read, mayLack } of fields) {
      const given = value[name]
      if (given === undefined && mayLack && !(name in value)) continue
      const field = read(given)
      if (field === LEFT || given === undefined) return LEFT
      group[name] = field
      others--
    }
    return others === 0 ? group : LEFT
  }
}

const isGroup = (value: unknown): value is Readonly<Fields> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
