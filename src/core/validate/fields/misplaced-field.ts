/** Fields that another group has: one around theirs, if they are indented too far, or the entry above them. */
import { z } from 'zod'
import * as blocks from '../../../../schema/blocks.ts'
import { page } from '../../../../schema/page.ts'
import * as misplaced from '../../../diagnostics/remedies-for-misplaced.ts'
import { lowered } from '../../../diagnostics/wording.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isGroup } from '../../base/laid-over.ts'
import { shiftLines, startOfLine } from '../../base/lines.ts'
import { fieldAt, fieldsOf, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { lastOffset } from '../../yaml/add-lines.ts'
import { belowName, fieldInstead } from '../../yaml/lines-instead.ts'
import { asWritten } from '../../yaml/rewrite.ts'
import { nameInMessages, type SchemaInput } from '../schema-input.ts'
import { belowComment } from './below-comment.ts'
import type { Misplaced } from './field-group.ts'
import { linesOf } from './lines-to-add.ts'

/** `path` is that of the group with the unknown field. */
export function outsideItsGroup(name: string, path: FieldPath, input: SchemaInput): Misplaced | undefined {
  const comment = belowComment(name, path, input)
  if (comment) return { help: comment }
  return (
    inDropdown(name, path) ??
    ofGroupAround(name, path, input) ??
    ofOuterGroup(name, path, input) ??
    ofEmptyAbove(name, path, input) ??
    ofEntryAbove(name, path, input) ??
    ofPage(name, path, input) ??
    ofInnerGroup(name, path, input)
  )
}

/** Such an entry needs no address. */
const inDropdown = (name: string, path: FieldPath) =>
  name === 'links' && path.at(-2) === name ? { help: misplaced.dropdownInDropdown, home: 'href' } : undefined

/** A field of the block, such as `total`, that is indented like the fields of the last item. */
export function ofOuterGroup(name: string, path: FieldPath, input: SchemaInput): Misplaced | undefined {
  const index = path.findLastIndex((step) => typeof step === 'number')
  const list = path.slice(0, Math.max(0, index))
  const owner = list.slice(0, -1)
  const isField = fieldsOf(schemaAt(input.schema, owner)).includes(name)
  if (list.length === 0 || !isField) return undefined
  if (valueAt(input.value, [...owner, name]) !== undefined) {
    if (name === list.at(-1)) return undefined
    const { start } = input.source.spanOfKey([...input.at, ...owner, name])
    return {
      help: misplaced.ofOuterGroupTwice(name, ownerOf(owner, input), start.line),
    }
  }
  const column = columnOf(owner, input)
  const key = input.source.spanOfKey([...input.at, ...path, name])
  const spaces = column - 1
  const help = misplaced.ofOuterGroup(name, ownerOf(owner, input), spaces, String(list.at(-1)))
  const by = column - key.start.column
  const isLast = path.length === index + 1 && isLastOf(path, name, list, owner, input)
  return { help, ...(isLast && by < 0 && { fix: shifted([...path, name], by, input) }) }
}

/**
 * A field of the block, such as `extras`, that is indented like the fields of a group above it, such as `total`. Or an
 * entry with a name, such as a contact.
 */
function ofGroupAround(name: string, path: FieldPath, input: SchemaInput): Misplaced | undefined {
  const [owner, group] = [path.slice(0, -1), path.at(-1)]
  const outer = schemaAt(input.schema, owner)
  const entry = outer instanceof z.ZodRecord ? schemaAt(input.schema, path) : undefined
  const isOuter = (each: string) =>
    entry ? z.safeParse(entry, valueAt(input.value, [...path, each])).success : fieldsOf(outer).includes(each)
  const isFree = valueAt(input.value, [...owner, name]) === undefined
  if (typeof group !== 'string' || !isOuter(name) || !isFree) return undefined
  const column = columnOf(owner, input)
  const by = column - input.source.spanOfKey([...input.at, ...path, name]).start.column
  const names = Object.keys(Object(valueAt(input.value, path)))
  const at = names.indexOf(name)
  const isAtEnd = at > 0 && names.slice(at).every(isOuter)
  return {
    help: misplaced.ofGroupAround(name, ownerOf(owner, input), column - 1, group),
    isAround: true,
    ...(isAtEnd && by < 0 && { fix: shifted([...path, name], by, input) }),
  }
}

/** Within a sentence. */
const ownerOf = (owner: FieldPath, input: SchemaInput) => lowered(nameInMessages(input, owner))

/** Whether nothing of the list or of the group around it comes after the field. */
function isLastOf(path: FieldPath, name: string, list: FieldPath, owner: FieldPath, { value }: SchemaInput) {
  const entries: unknown = valueAt(value, list)
  return (
    Object.keys(Object(valueAt(value, path))).at(-1) === name &&
    Array.isArray(entries) &&
    entries.length - 1 === path.at(-1) &&
    Object.keys(Object(valueAt(value, owner))).includes(String(list.at(-1)))
  )
}

/** A field of the last item that is indented like the fields of the block. */
function ofEntryAbove(name: string, path: FieldPath, input: SchemaInput): Misplaced | undefined {
  const names = Object.keys(Object(valueAt(input.value, path)))
  const list = names[names.indexOf(name) - 1]
  const entries: unknown = list === undefined ? undefined : valueAt(input.value, [...path, list])
  const entry = list === undefined ? undefined : schemaAt(input.schema, [...path, list, 0])
  if (list === undefined || !Array.isArray(entries) || !(entry instanceof z.ZodObject)) return undefined
  const last = [...path, list, entries.length - 1]
  if (!fieldsOf(entry).includes(name) || valueAt(input.value, [...last, name]) !== undefined) return undefined
  return {
    help: misplaced.ofEntryAbove(name, list, columnOf(last, input) - 1),
    home: [list, entries.length - 1, name].join('/'),
    ...movedInto(last, entry, [...path, name], input),
  }
}

/** A field of the group above, such as `link`, that has no other. */
function ofEmptyAbove(name: string, path: FieldPath, input: SchemaInput): Misplaced | undefined {
  const names = Object.keys(Object(valueAt(input.value, path)))
  const group = names[names.indexOf(name) - 1]
  if (group === undefined || valueAt(input.value, [...path, group]) !== '') return undefined
  const schema = schemaAt(input.schema, [...path, group])
  const value = { [name]: valueAt(input.value, [...path, name]) }
  const isTable = name === 'rows' && schema instanceof z.ZodArray
  if (!schema || (!isTable && !fieldsOf(schema).includes(name))) return undefined
  return {
    help: misplaced.ofNamedEntry(name, group, columnOf(path, input) + 1),
    home: group,
    ...((isTable || z.safeParse(schema, value).success) && { fix: shifted([...path, name], 2, input) }),
  }
}

/** A field of the entry above, such as a language, in a group whose entries have names. */
export function ofNamedEntryAbove(name: string, path: FieldPath, input: SchemaInput): Misplaced | undefined {
  const names = Object.keys(Object(valueAt(input.value, path)))
  const entry = [...path, names[names.indexOf(name) - 1] ?? name]
  const schema = schemaAt(input.schema, entry)
  const fields = valueAt(input.value, entry)
  const isOfEntry = fieldsOf(schema).includes(name) && valueAt(fields, [name]) === undefined
  if (!isOfEntry || !isGroup(fields)) return undefined
  return {
    help: misplaced.ofNamedEntry(name, String(entry.at(-1)), columnOf(entry, input) - 1),
    ...movedInto(entry, schema, [...path, name], input),
  }
}

/** Indents a field as those of the entry above it, if the entry is right with it. */
function movedInto(
  entry: FieldPath,
  schema: z.core.$ZodType | undefined,
  field: FieldPath,
  input: SchemaInput,
): Pick<Misplaced, 'fix'> {
  const by = columnOf(entry, input) - input.source.spanOfKey([...input.at, ...field]).start.column
  const whole = {
    ...Object(valueAt(input.value, entry)),
    [String(field.at(-1))]: valueAt(input.value, field),
  }
  const isSure = by > 0 && schema !== undefined && z.safeParse(schema, whole).success
  return isSure ? { fix: shifted(field, by, input) } : {}
}

const ONLY_PAGES: Readonly<Record<string, string>> = {
  draft: misplaced.onlyWholeDrafts,
  publishFrom: misplaced.onlyWholePages,
  publishUntil: misplaced.onlyWholePages,
}

/** `noindex` in a block. Names that blocks have as well may be meant for another block. */
function ofPage(name: string, path: FieldPath, { at }: SchemaInput): Misplaced | undefined {
  const isOfBlock = at.length === 2 && path.length === 0
  const isOfBlocks = Object.values(blocks).some((schema) => fieldsOf(schema).includes(name))
  return isOfBlock && !isOfBlocks && fieldsOf(page).includes(name) && name !== 'description'
    ? { help: ONLY_PAGES[name] ?? misplaced.ofThePage(name) }
    : undefined
}

/** `href` beside the other fields of a block that has it in a group, such as `link`. */
function ofInnerGroup(name: string, path: FieldPath, { schema, value, source, at }: SchemaInput) {
  const own = Object(valueAt(value, path))
  const groups = fieldsOf(schemaAt(schema, path)).filter((group) => {
    const inner = schemaAt(schema, [...path, group])
    return inner instanceof z.ZodObject && fieldsOf(inner).includes(name) && own[group] === undefined
  })
  const [group] = groups
  const words: unknown = own[name]
  if (group === undefined || groups.length > 1 || typeof words !== 'string') return undefined
  const key = source.spanOfKey([...at, ...path, name])
  const text = source.textIn(key.file)
  const isFlow = /[{,][^\n]*$/.test(text.slice(startOfLine(text, key.start.offset), key.start.offset))
  const inner = schemaAt(schema, [...path, group])
  // Only a page has words for its links.
  const hasWords = name !== 'href' || words.startsWith('/')
  const title = hasWords ? [] : fieldsOf(inner).filter((each) => each === 'title')
  const lines = [
    ...title.flatMap((each) => linesOf(each, fieldAt(inner, each))),
    `${name}: ${asWritten(words)}`,
  ]
  const isSure = title.length === 0 && !isFlow && !words.includes('\n')
  return {
    ...fieldInstead(group, lines, text, key.start.offset),
    home: group,
    ...(isSure && { fix: [belowName(group, key, name, text)] }),
  }
}

/** The column where the fields of a group begin. */
function columnOf(group: FieldPath, { source, at, value }: SchemaInput): number {
  const [first = ''] = Object.keys(Object(valueAt(value, group)))
  return source.spanOfKey([...at, ...group, first]).start.column
}

function shifted(field: FieldPath, by: number, { source, at }: SchemaInput) {
  const { file, start } = source.spanOfKey([...at, ...field])
  const end = lastOffset(source, [...at, ...field])
  return /\.ya?ml$/.test(file) && file === source.path
    ? shiftLines({ path: file, text: source.text }, start.offset, end, by)
    : []
}
