/** A group where the fields themselves belong, or one entry of a list without the list. */
import { z } from 'zod'
import { only } from '../../../diagnostics/certain.ts'
import * as misplaced from '../../../diagnostics/remedies-for-misplaced.ts'
import { fieldFor } from '../../../diagnostics/synonyms.ts'
import { lowered } from '../../../diagnostics/wording.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isGroup } from '../../base/laid-over.ts'
import { shiftLines, startOfLine } from '../../base/lines.ts'
import { examplesOf, fieldAt, fieldsOf, neededIn, type Schema, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { lastOffset } from '../../yaml/add-lines.ts'
import { belowName, fieldInstead, linesInstead } from '../../yaml/lines-instead.ts'
import { asWritten, replaced } from '../../yaml/rewrite.ts'
import { type Issue, nameInMessages, type SchemaInput } from '../schema-input.ts'
import type { Misplaced } from './field-group.ts'
import { missingIn } from './missing-fields.ts'

export const insteadOfGroup = (name: string, path: FieldPath, input: SchemaInput): Misplaced | undefined =>
  oneOfList(name, path, input) ??
  listOfOne(name, path, input) ??
  rowsOfList(name, path, input) ??
  blocksInOne(name, path, input) ??
  valueAsFlag(name, path, input) ??
  groupTooMany(name, path, input) ??
  groupForOne(name, path, input)

/** `rows` with the name of a table, beside the other fields of a block that lacks its list. */
function rowsOfList(name: string, path: FieldPath, input: SchemaInput): Misplaced | undefined {
  const { schema, value, source, at } = input
  const [own, file] = [valueAt(value, path), valueAt(value, [...path, name])]
  const isList = (each: string) =>
    schemaAt(schema, [...path, each]) instanceof z.ZodArray && valueAt(own, [each]) === undefined
  const lists = neededIn(schemaAt(schema, path)).filter(isList)
  const list = only(lists) ?? lists.find((each) => fieldFor(name, [each]) === each)
  if (name !== 'rows' || typeof file !== 'string' || list === undefined) return undefined
  const key = source.spanOfKey([...at, ...path, name])
  const text = source.textIn(key.file)
  return {
    ...fieldInstead(list, [`${name}: ${asWritten(file)}`], text, key.start.offset),
    home: list,
    fix: [belowName(list, key, name, text)],
  }
}

/** `people`, with an entry for each person, in a block that is for one. */
function blocksInOne(
  name: string,
  path: FieldPath,
  { schema, value, source, at }: SchemaInput,
): Misplaced | undefined {
  const entries: unknown = valueAt(value, [...path, name])
  const [known, needed] = [fieldsOf(schema), neededIn(schema).filter((field) => field !== 'type')]
  const isOne = path.length > 0 || at.length !== 2 || needed.length === 0
  if (isOne || !Array.isArray(entries) || entries.length === 0) return undefined
  const areLike = entries.every((entry) => isGroup(entry) && needed.every((field) => field in entry))
  if (!areLike) return undefined
  const type = String(valueAt(value, ['type']))
  const lines = entries.flatMap((entry) => [
    `- type: ${type}`,
    ...Object.entries<string>(entry).map(([field, own]) => `  ${field}: ${asWritten(String(own))}`),
  ])
  // Lines to copy have all that is there.
  const isPlain = entries.every((entry) =>
    Object.entries(entry).every(
      ([field, own]) =>
        field !== 'type' && known.includes(field) && typeof own === 'string' && !/\n/.test(own),
    ),
  )
  const isAlone = Object.keys(Object(value)).every((field) => field === 'type' || field === name)
  const hasStandIn = source.standIns.some((each) => String(each.path).startsWith(String([...at, name])))
  if (!isPlain || !isAlone || hasStandIn) return { help: misplaced.blocksInOne(type), hidesMissing: true }
  const block = source.spanOf(at)
  const instead = linesInstead(lines, source.textIn(block.file), block.start.offset)
  return { ...instead, help: misplaced.blocksInOne(type, true), hidesMissing: true }
}

/** `closed: true`, where a field can have the value `closed`. */
function valueAsFlag(
  name: string,
  path: FieldPath,
  { schema, value, source, at }: SchemaInput,
): Misplaced | undefined {
  const group = schemaAt(schema, path)
  if (!/^(?:true|yes)$/i.test(String(valueAt(value, [...path, name])))) return undefined
  const accepts = (field: Schema | undefined, words: string) =>
    field !== undefined && z.safeParse(field, words).success
  const field = only(fieldsOf(group), (each) => {
    const own = fieldAt(group, each)
    return (accepts(own, name) && !accepts(own, `${name}x`)) || examplesOf(own).includes(name)
  })
  if (field === undefined || valueAt(value, [...path, field]) !== undefined) return undefined
  const own = [...at, ...path, name]
  const fix = [replaced(source.spanOfKey(own), field), replaced(source.spanOf(own), name)]
  return { help: misplaced.valueAsFlag(`${field}: ${name}`), home: field, fix }
}

/** `title` and `image` in a `contentBlocks` without `items`. */
export function missingListWith(
  names: readonly string[],
  path: FieldPath,
  issues: readonly Issue[],
  input: SchemaInput,
): string | undefined {
  return only(missingIn(path, issues, input), (list) => {
    const entry = fieldsOf(schemaAt(input.schema, [...path, list, 0]))
    return names.length > 1 && names.every((name) => entry.includes(name))
  })
}

/** `link` beside the other fields of a block that has a list `links`. */
function oneOfList(name: string, path: FieldPath, { schema, value }: SchemaInput): Misplaced | undefined {
  const list = `${name}s`
  const entry = schemaAt(schema, [...path, list, 0])
  const own = valueAt(value, [...path, name])
  const [first] = Object.keys(Object(own))
  const isFree = valueAt(value, [...path, list]) === undefined
  const fits = entry && isFree && isGroup(own) && z.safeParse(entry, own).success
  return fits && first !== undefined ? { help: misplaced.oneOfList(list, first), home: list } : undefined
}

/** `links` with one entry, beside the other fields of a block that has one `link`. */
function listOfOne(name: string, path: FieldPath, { schema, value }: SchemaInput): Misplaced | undefined {
  const field = name.replace(/s$/, '')
  const group = schemaAt(schema, [...path, field])
  const own: unknown = valueAt(value, [...path, name])
  const isFree = field !== name && valueAt(value, [...path, field]) === undefined
  if (!(group instanceof z.ZodObject) || !isFree || !Array.isArray(own)) return undefined
  const fits = own.length === 1 && z.safeParse(group, own[0]).success
  return fits ? { help: misplaced.listOfOne(field, Object.keys(own[0])), home: field } : undefined
}

/** `link` with `title` and `href`, which the block has itself. */
function groupTooMany(name: string, path: FieldPath, input: SchemaInput): Misplaced | undefined {
  const { schema, value, source, at } = input
  const [around, own] = [valueAt(value, path), valueAt(value, [...path, name])]
  const known = fieldsOf(schemaAt(schema, path))
  if (!isGroup(around) || !isGroup(own)) return undefined
  const fields = Object.keys(own)
  const [first] = fields
  if (first === undefined || !fields.every((each) => known.includes(each) && !(each in around)))
    return undefined
  const key = source.spanOfKey([...at, ...path, name])
  const inner = source.spanOfKey([...at, ...path, name, first])
  const text = source.textIn(key.file)
  const lines = { path: key.file, text }
  const by = key.start.column - inner.start.column
  const start = startOfLine(text, inner.start.offset)
  // The whole line of the name goes, if nothing else stands there: no dash, no mark of a stand-in, no comment.
  const isEmpty = text.slice(key.end.offset, inner.start.offset).replace(/^ *:/, '').trim() === ''
  const isAlone =
    isEmpty &&
    inner.start.line > key.start.line &&
    text.slice(startOfLine(text, key.start.offset), key.start.offset).trim() === ''
  const removed = { file: key.file, start: startOfLine(text, key.start.offset), end: start, text: '' }
  const end = lastOffset(source, [...at, ...path, name])
  const fix =
    isAlone && key.file === source.path && by < 0
      ? [removed, ...shiftLines(lines, start, end, by)]
      : undefined
  return {
    help: misplaced.groupTooMany(name, lowered(nameInMessages(input, path)), fields),
    home: first,
    ...(fix && { fix }),
  }
}

/** `link` with `title` and `href`, in a card that has its own `title` and lacks its `href`. */
function groupForOne(
  name: string,
  path: FieldPath,
  { schema, value, source, at }: SchemaInput,
): Misplaced | undefined {
  const [around, own] = [valueAt(value, path), valueAt(value, [...path, name])]
  const known = fieldsOf(schemaAt(schema, path))
  const isOfOuter = path.some((_, depth) => fieldsOf(schemaAt(schema, path.slice(0, depth))).includes(name))
  if (isOfOuter || !isGroup(around) || !isGroup(own)) return undefined
  if (!Object.keys(own).every((each) => known.includes(each))) return undefined
  const { href, ...others } = own
  const names = Object.keys(others)
  if (typeof href !== 'string' || href === '' || 'href' in around || names.length === 0) return undefined
  if (!names.every((each) => each in around)) return undefined
  const place = String([...at, ...path, name, 'href'])
  const standIn = source.standIns.some((each) => String(each.path) === place) ? '!todo ' : ''
  return { help: misplaced.groupForOne(name, `href: ${standIn}${asWritten(href)}`, names), home: 'href' }
}
