/** Blocks with an unknown type, or without one: which type the author meant. */
import { z } from 'zod'
import * as blocks from '../../../../schema/blocks.ts'
import { certain, only } from '../../../diagnostics/certain.ts'
import type { Diagnostic, Finding } from '../../../diagnostics/diagnostic.ts'
import { htmlInstead } from '../../../diagnostics/html-instead.ts'
import type { Help } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { blockFor, fieldFor, type NoBlock, noBlockFor } from '../../../diagnostics/synonyms.ts'
import { nearest } from '../../../diagnostics/wording.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isGroup } from '../../base/laid-over.ts'
import { shiftLines } from '../../base/lines.ts'
import { fieldsOf, schemaAt, schemaOfBlock } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { breakOf } from '../../yaml/add-lines.ts'
import { linesInstead } from '../../yaml/lines-instead.ts'
import { asWritten, fixWith, linkFields, replaced, rewritten } from '../../yaml/rewrite.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { contentOf, lineAt } from '../../yaml/syntax-errors/syntax-error.ts'

export const BLOCK_TYPES: readonly string[] = Object.keys(blocks)

/** `type` is what the author wrote; `value` is the block at the path `at`. */
export function unknownType(type: string, value: object, at: FieldPath, source: SourceFile): Diagnostic {
  const span = source.spanOf([...at, 'type'])
  if (isSnippet(type)) {
    const finding = messages.unknownBlock(type, BLOCK_TYPES, `use: ${type}`)
    return { ...finding, span, fix: [replaced(source.spanOfKey([...at, 'type']), 'use')] }
  }
  const synonym = fitting(blockFor(type, BLOCK_TYPES), value)
  const isUnsure = synonym === 'hero' && !isOnTop(value, at, source)
  const sure = certain(type, BLOCK_TYPES) ?? (isUnsure ? undefined : synonym)
  const words = [type, ...type.split(/(?=[A-Z])|[_\s-]+/)].map((word) => word.toLowerCase())
  const other = sure === undefined ? words.flatMap((word) => noBlockFor(word) ?? [])[0] : undefined
  if (other !== undefined)
    return { ...messages.unknownBlock(type, BLOCK_TYPES), ...insteadOf(other, value, at, source), span }
  const picture = pictureAlone(type, value, at, source)
  if (picture) return { ...messages.unknownBlock(type, BLOCK_TYPES), ...picture, span }
  const part = BLOCK_TYPES.find((each) => words.includes(each))
  const meant = sure ?? blockFor(type, BLOCK_TYPES) ?? part ?? nearest(type, BLOCK_TYPES)
  const fix = sure === undefined ? undefined : rewritten(source, span, type, sure)
  return { ...messages.unknownBlock(type, BLOCK_TYPES, meant), span, ...fixWith(fix) }
}

/** `- type: image` with a picture and no text. */
function pictureAlone(type: string, value: object, at: FieldPath, source: SourceFile): Help | undefined {
  const { type: _, ...fields }: Readonly<Record<string, unknown>> = { ...value }
  if (blockFor(type, ['contentBlocks']) === undefined || !('image' in fields)) return undefined
  if (!Object.keys(fields).every((name) => PICTURE.has(name))) return undefined
  const [first, ...others] = Object.entries(fields).map(([name, own]) => `${name}: ${asWritten(String(own))}`)
  const { file, start } = source.spanOf(at)
  const lines = ['- type: gallery', '  pictures:', `    - ${first}`, ...others.map((line) => `      ${line}`)]
  return linesInstead(lines, source.textIn(file), start.offset)
}

/** The fields of a picture. */
export const PICTURE: ReadonlySet<string> = new Set(['image', 'alt', 'decorative', 'caption'])

/** What to write for a block that there is not. A link has the author's own title and address. */
function insteadOf(block: NoBlock, value: object, at: FieldPath, source: SourceFile): Help {
  if ('instead' in block) return { help: block.instead }
  if ('tag' in block) return { help: htmlInstead(`<${block.tag}`) ?? block.tag }
  const texts = Object.values(value).filter((each) => typeof each === 'string')
  const title = String(valueAt(value, ['title']) ?? 'The words of the link')
  const href = texts.find((each) => /^(?:https:\/\/|\/|link:)\S+$/.test(each)) ?? 'https://www.example.org/'
  const fields = linkFields(title, href).map((line) => `  ${line}`)
  const { file, start } = source.spanOf(at)
  const { help, lines } = linesInstead(['- type: ctaButton', ...fields], source.textIn(file), start.offset)
  const framed = block.canBeFramed ? ' The block `dashboards` can also show it.' : ''
  const words = `There is no block for a ${block.thing}, but a button can lead to it.${framed} ${help}`
  return { help: words, lines }
}

/** A block of HTML is answered with the block that does the same. */
function withoutTypeAtAll(value: unknown): Finding {
  const instead = typeof value === 'string' ? htmlInstead(value) : undefined
  const finding = messages.blockWithoutType(BLOCK_TYPES)
  return instead === undefined ? finding : { ...finding, help: instead }
}

/** For a block without the field `type`. Looks for the type under another field name. */
export function withoutType(value: unknown, at: FieldPath, source: SourceFile): Diagnostic {
  const { file, start } = source.spanOf(at)
  const span = { file, start, end: start }
  if (!isGroup(value)) return entryOfBlockAbove(value, at, source, []) ?? { ...withoutTypeAtAll(value), span }
  const names = Object.keys(value)
  const use = names.find((name) => isSnippet(value[name]))
  if (use !== undefined) {
    const place = source.spanOfKey([...at, use])
    const finding = messages.unknownField(use, 'The block', ['use'], 'use')
    return { ...finding, span: place, fix: [replaced(place, 'use')] }
  }
  const key = names.find((name) => isType(value[name]) && asType(name) !== undefined)
  if (key !== undefined) {
    const place = source.spanOfKey([...at, key])
    const type = certain(String(value[key]), BLOCK_TYPES)
    const known = fieldsOf(schemaOfBlock(type))
    const others = names.filter((name) => name !== key && !known.includes(name))
    const renamed = others.flatMap((name) => {
      const meant = fieldFor(name, known)
      return meant === undefined ? [] : [{ name, meant }]
    })
    const remedy = remedies.namesStayEnglish(['type', ...renamed.map(({ meant }) => meant)])
    const more = others.length > 0 ? { others, ...remedy } : {}
    const fix = renamed.map(({ name, meant }) => replaced(source.spanOfKey([...at, name]), meant))
    const finding = messages.unknownField(key, 'The block', known, 'type', more)
    return { ...finding, span: place, fix: [replaced(place, 'type'), ...fix] }
  }
  const name = only(names) ?? names.find((each) => !value[each]) ?? ''
  const named = certain(name, BLOCK_TYPES)
  if (named !== undefined) return typeAsField(named, [...at, name], source)
  const types = typesThatFit(value)
  const entry = entryOfBlockAbove(value, at, source, types)
  if (entry) return entry
  const fit = only(types)
  if (fit === undefined) return { ...messages.blockWithoutType(BLOCK_TYPES, types), span }
  const text = source.textIn(file)
  const insert = `type: ${fit}${breakOf(text)}${' '.repeat(start.column - 1)}`
  const isFlow = text[start.offset] === '{'
  return { ...messages.blockWithoutType([fit]), span, ...(isFlow ? {} : { fix: [replaced(span, insert)] }) }
}

const isSnippet = (value: unknown) => typeof value === 'string' && value.startsWith('snippets/')
const asType = (name: string) => certain(name, ['type']) ?? fieldFor(name, ['type'])
const isType = (value: unknown) => typeof value === 'string' && certain(value, BLOCK_TYPES) !== undefined

/** A banner with only words further down, or on several pages, may be a notice. */
const isOnTop = (value: object, at: FieldPath, source: SourceFile) =>
  'image' in value || 'links' in value || (at.at(-1) === 0 && !source.path.startsWith('pages/snippets/'))

/** The type, if the block is valid with it. */
function fitting(type: string | undefined, value: object): string | undefined {
  return schemaOfBlock(type)?.safeParse({ ...value, type }).success ? type : undefined
}

/** For `- hero:` with the fields of the block below it, or beside it. */
function typeAsField(type: string, path: FieldPath, source: SourceFile): Diagnostic {
  const key = source.spanOfKey(path)
  const value = source.spanOf(path)
  const text = source.textIn(key.file)
  const colon = text.indexOf(':', key.end.offset)
  // The name stays, so that the fix is the same for all blocks.
  const head =
    path.at(-1) === type
      ? [replaced({ ...key, end: key.start }, 'type: '), deleted(key.file, colon)]
      : [{ ...deleted(key.file, colon), start: key.start.offset, text: `type: ${type}` }]
  const isBeside = !valueAt(source.value, path)
  const isBlock = value.start.line > key.start.line
  const by = key.start.column - value.start.column
  const moved = isBlock
    ? shiftLines({ path: key.file, text }, value.start.offset, value.end.offset, by)
    : undefined
  const fix = isBeside ? head : moved && [...head, ...moved]
  return { ...messages.typeAsField(type), span: key, ...fixWith(fix) }
}

const deleted = (file: string, at: number) => ({ file, start: at, end: at + 1, text: '' })

/** The columns that a block names itself. */
export function columnsOf(block: unknown): readonly string[] {
  const columns = valueAt(block, ['columns'])
  if (!Array.isArray(columns)) return []
  return columns
    .map((column) => (typeof column === 'string' ? column : valueAt(column, ['name'])))
    .filter((name) => typeof name === 'string')
}

/** The types that a block would be valid with. */
export const typesThatFit = (value: unknown): readonly string[] =>
  BLOCK_TYPES.filter((type) => fitting(type, Object(value)) !== undefined)

/** An entry of the list that the block above ends with, indented like a block. */
function entryOfBlockAbove(
  value: unknown,
  at: FieldPath,
  source: SourceFile,
  types: readonly string[],
): Diagnostic | undefined {
  const { file, start, end } = source.spanOf(at)
  const text = source.textIn(file)
  const by = spacesToList(value, at, source)
  if (by === undefined || by <= 0) return undefined
  const help = remedies.entryOfListAbove(start.column - 3 + by, end.line > start.line, types)
  const fix = types.length === 0 ? shiftLines({ path: file, text }, start.offset, end.offset, by) : []
  return {
    ...messages.blockWithoutType(BLOCK_TYPES),
    help,
    span: { file, start, end: start },
    ...fixWith(fix),
  }
}

/** How much further right the entries are that the value may belong to: of the lists that end the block above. */
function spacesToList(value: unknown, at: FieldPath, source: SourceFile): number | undefined {
  const listed: unknown = valueAt(source.value, at.slice(0, -1))
  const above = Array.isArray(listed) ? listed.slice(0, Number(at.at(-1))) : []
  const index = above.findLastIndex((each) => valueAt(each, ['type']) !== undefined)
  const schema = schemaOfBlock(valueAt(above, [index, 'type']))
  const own = source.spanOf(at)
  const path: (string | number)[] = []
  for (let inner: unknown = above[index]; schema && isGroup(inner); inner = valueAt(inner, path.slice(-2))) {
    const [name, list] = Object.entries(inner).at(-1) ?? []
    if (name === undefined || !Array.isArray(list)) return undefined
    path.push(name, list.length - 1)
    const { file, start } = source.spanOf([...at.slice(0, -1), index, ...path])
    const isBelow =
      file === own.file && contentOf(lineAt(source.textIn(file), start.offset)) === start.column - 1
    const entry = schemaAt(schema, path)
    if (isBelow && entry && z.safeParse(entry, value).success) return start.column - own.start.column
  }
  return undefined
}
