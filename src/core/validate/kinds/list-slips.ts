/** Slips that several entries of a list show together. */
import { z } from 'zod'
import { certain } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { fieldFor } from '../../../diagnostics/synonyms.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { fieldsOf, neededIn, type Schema, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { linesInstead } from '../../yaml/lines-instead.ts'
import { asWritten } from '../../yaml/rewrite.ts'
import { type Issue, nameInMessages, type SchemaInput } from '../schema-input.ts'

type Slip = { readonly diagnostic: Diagnostic; readonly at: readonly FieldPath[] }

/** What is found, and the issues that it does not explain. */
export function listSlips(issues: readonly Issue[], input: SchemaInput) {
  const found: Slip[] = []
  for (const list of listsWith(issues)) {
    const entry = schemaAt(input.schema, [...list, 0])
    const entries: unknown = valueAt(input.value, list)
    if (!(entry instanceof z.ZodObject) || !Array.isArray(entries)) continue
    const slip =
      halves(entries, entry, list, input) ??
      namedByWords(entries, entry, list, input) ??
      ofEntryAbove(entries, entry, list, input) ??
      ofListBeside(entries, entry, list, input)
    if (slip) found.push(slip)
  }
  const isTold = ({ path }: Issue) =>
    found.some(({ at }) => at.some((each) => each.every((step, index) => path[index] === step)))
  return {
    issues: found.length === 0 ? issues : issues.filter((issue) => !isTold(issue)),
    found: found.map(({ diagnostic }) => diagnostic),
  }
}

/** The paths of the lists with entries that lack a field. */
function listsWith(issues: readonly Issue[]): readonly FieldPath[] {
  const found = new Map<string, FieldPath>()
  for (const { path } of issues) {
    const index = path.findLastIndex((step) => typeof step === 'number')
    if (index > 0) found.set(JSON.stringify(path.slice(0, index)), path.slice(0, index))
  }
  return [...found.values()]
}

/** Each field has a dash, so one entry is two. */
function halves(
  entries: readonly unknown[],
  schema: Schema,
  list: FieldPath,
  input: SchemaInput,
): Slip | undefined {
  const found = entries.flatMap((_, index) => {
    const pair = pairAt(index, entries, schema)
    return pair ? [pair] : []
  })
  const sure = found.filter(({ isSure }) => isSure)
  const [pair] = sure.length > 0 ? sure : found
  if (!pair) return undefined
  const { source, at } = input
  const told = sure.length > 0 ? sure : [pair]
  const spans = told.map(({ index }) => source.spanOf([...at, ...list, index]))
  const [span] = spans
  if (!span) return undefined
  const text = source.textIn(span.file)
  const fix = spans.map(({ start }) => {
    const dash = text.slice(0, start.offset).lastIndexOf('-')
    return { file: span.file, start: dash, end: dash + 1, text: ' ' }
  })
  const { one, two, missing } = pair
  const help = pair.isSure ? remedies.oneEntry(one, two) : remedies.oneEntryOrTwo(one, two, missing)
  return {
    diagnostic: {
      ...messages.missingField([missing], nameInMessages(input, [...list, 0])),
      help,
      span: { ...span, end: span.start },
      ...(pair.isSure && /\.ya?ml$/.test(span.file) ? { fix } : {}),
    },
    at: told.flatMap(({ index }) => [
      [...list, index - 1],
      [...list, index],
    ]),
  }
}

/** An entry that is wrong alone, and right together with the one above it. It is sure if that one is wrong alone, too. */
function pairAt(index: number, entries: readonly unknown[], schema: Schema) {
  const [above, own] = [Object(entries[index - 1]), Object(entries[index])]
  const names = fieldsOf(schema)
  const [one, two] = [Object.keys(above)[0], Object.keys(own)[0]]
  if (one === undefined || two === undefined || Object.keys(own).some((name) => name in above))
    return undefined
  if (names.indexOf(one) > names.indexOf(two)) return undefined
  const isRight = (value: unknown) => z.safeParse(schema, value).success
  if (isRight(own) || !isRight({ ...above, ...own })) return undefined
  const missing = neededIn(schema).find((name) => !(name in own))
  return { index, one, two, missing: missing ?? one, isSure: !isRight(above) }
}

/** `- Is there a fee?: No.` and `- Facebook: https://…`, where an entry has a question and an answer, or such a pair. */
function namedByWords(
  entries: readonly unknown[],
  schema: Schema,
  list: FieldPath,
  input: SchemaInput,
): Slip | undefined {
  const { source, at } = input
  const all = fieldsOf(schema)
  const isOfLinks = all.includes('title') && all.includes('href')
  const [first, second, third] = isOfLinks ? ['title', 'href'] : all.length === 2 ? all : neededIn(schema)
  if (first === undefined || second === undefined || third !== undefined) return undefined
  const pairs = entries.flatMap((entry, index) => {
    const [[name, value] = ['', ''], other] = Object.entries(Object(entry))
    const isName = / /.test(name) || (!all.includes(name) && fieldFor(name, [second]) === undefined)
    return isName &&
      !other &&
      (!isOfLinks || isTitleOfLink(name, value, all)) &&
      z.safeParse(schema, { [first]: name, [second]: value }).success
      ? [{ index, name, value }]
      : []
  })
  // One word alone may be the name of a field.
  const isSure = pairs.some(({ name, value }) => / /.test(name) || ADDRESS.test(String(value)))
  const wrong = isSure ? pairs : []
  const [pair] = wrong
  const [span, ...others] = wrong.map(({ index, name }) => source.spanOfKey([...at, ...list, index, name]))
  if (!pair || !span) return undefined
  const lines = [`- ${first}: ${asWritten(pair.name)}`, `  ${second}: ${asWritten(String(pair.value))}`]
  const same = others.map(({ start }) => start.line)
  const more = same.length > 0 ? `${remedies.sameForMore(span.start.line, same)} ` : ''
  const name = nameInMessages(input, [...list, 0])
  const instead = linesInstead(lines, source.textIn(span.file), span.start.offset)
  const remedy = { ...instead, help: more + instead.help }
  return {
    diagnostic: { ...messages.unknownField(pair.name, name, fieldsOf(schema), undefined, remedy), span },
    at: wrong.map(({ index }) => [...list, index]),
  }
}

/** `- Fees: /fees`, not a field with another name. */
const isTitleOfLink = (name: string, value: unknown, fields: readonly string[]) =>
  ADDRESS.test(String(value)) && /^\p{Lu}|\s/u.test(name) && certain(name, fields) === undefined

const ADDRESS = /^(?:https:\/\/|[/#]|link:|mailto:|tel:)/

/** A link among the groups of the footer, below a group whose last field is a list of links. */
function ofEntryAbove(
  entries: readonly unknown[],
  schema: Schema,
  list: FieldPath,
  { source, at }: SchemaInput,
): Slip | undefined {
  for (const [index, entry] of entries.entries()) {
    const above = Object.entries(Object(entries[index - 1])).at(-1)
    const inner = above && Array.isArray(above[1]) ? schemaAt(schema, [above[0], 0]) : undefined
    if (
      !above ||
      !(inner instanceof z.ZodObject) ||
      !z.safeParse(inner, entry).success ||
      isOwn(entry, schema)
    )
      continue
    const known = fieldsOf(schema)
    const odd = Object.keys(Object(entry)).find((each) => !known.includes(each)) ?? ''
    const span = source.spanOf([...at, ...list, index])
    const column = source.spanOf([...at, ...list, index - 1, above[0], 0]).start.column
    const help = remedies.entryOfListAbove(column - 3, span.end.line > span.start.line, [])
    const name = nameInMessages({ source, at, schema, value: entries, name: '' }, [...list, index])
    return {
      diagnostic: {
        ...messages.unknownField(odd, name, known, undefined, { help }),
        span: { ...span, end: span.start },
      },
      at: [[...list, index]],
    }
  }
  return undefined
}

/** An event among the periods of a calendar: it has the fields of the list beside. */
function ofListBeside(
  entries: readonly unknown[],
  schema: Schema,
  list: FieldPath,
  input: SchemaInput,
): Slip | undefined {
  const { source, at, schema: whole } = input
  const own = list.at(-1)
  const group = schemaAt(whole, list.slice(0, -1))
  for (const name of fieldsOf(group)) {
    const other = name === own ? undefined : schemaAt(whole, [...list.slice(0, -1), name, 0])
    if (!(other instanceof z.ZodObject)) continue
    const strays = entries.flatMap((entry, index) =>
      z.safeParse(other, entry).success && !isOwn(entry, schema) ? [index] : [],
    )
    const [first] = strays
    if (first === undefined) continue
    const names = Object.keys(Object(entries[first]))
    const known = fieldsOf(schema)
    const odd = names.find((each) => !known.includes(each)) ?? names[0] ?? ''
    const span = source.spanOf([...at, ...list, first])
    const finding = messages.unknownField(odd, nameInMessages(input, [...list, 0]), known, undefined, {
      help: remedies.belongsBelow(name, String(own)),
    })
    return {
      diagnostic: { ...finding, span: { ...span, end: span.start } },
      at: strays.map((index) => [...list, index]),
    }
  }
  return undefined
}

/** Whether an entry is right once its fields have the names that are meant. */
function isOwn(entry: unknown, schema: Schema): boolean {
  const known = fieldsOf(schema)
  const named = Object.entries(Object(entry)).map(([name, value]) => [
    known.includes(name) ? name : (fieldFor(name, known) ?? name),
    value,
  ])
  return z.safeParse(schema, Object.fromEntries(named)).success
}
