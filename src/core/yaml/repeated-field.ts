/** A field that comes twice in a group: written twice, or the start of a list entry that lacks its dash. */
import { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import { site as siteSchema } from '../../../schema/site.ts'
import type { Diagnostic, Edit, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { FieldPath } from '../base/field-path.ts'
import { schemaAt } from '../base/schema-at.ts'
import { fixWith } from './rewrite.ts'
import { lineAt } from './syntax-errors/syntax-error.ts'

export type FieldInText = {
  readonly name: string | undefined
  readonly span: SourceSpan
  /** The offset where its value ends. */
  readonly end: number
}

/**
 * If the first field of a group comes again, and others with it, the next list entry begins there. `at` is the index of
 * the field in its group, `path` is the path of the group.
 */
export function nextEntry(
  fields: readonly FieldInText[],
  at: number,
  path: FieldPath,
  text: string,
): Diagnostic | undefined {
  const [first] = fields
  if (!first || !beginsAnew(fields, at)) return undefined
  // Either the first entry has a dash, or no entry has one.
  const isEntry = typeof path.at(-1) === 'number'
  if ((!isEntry && !isList(path)) || isBelowName(fields[at] ?? first, text)) return undefined
  const begin = isEntry ? fields.slice(at, at + 1) : fields.filter(({ name }) => name === first.name)
  const beginsLine = ({ span: { start } }: FieldInText) => lineAt(text, start.offset).words === start.offset
  if (!isEntry && !begin.every(beginsLine)) return undefined
  const [field = first] = begin
  const isSafe = begin.every(({ span }) => isIndented(span, text))
  const fix = isSafe ? begin.map(({ span }) => dashBefore(span)) : undefined
  return { ...messages.dashMissing(first.name), span: field.span, ...fixWith(fix) }
}

function dashBefore({ file, start }: SourceSpan): Edit {
  return { file, start: start.offset - 2, end: start.offset, text: '- ' }
}

/** Whether the path is a list in every block type that knows the path. */
function isList(path: FieldPath): boolean {
  const [top, block, ...rest] = path
  if (top !== 'blocks') return schemaAt(siteSchema, path) instanceof z.ZodArray
  if (block === undefined) return true
  const found = Object.values(blocks).flatMap((schema) => schemaAt(schema, rest) ?? [])
  return found.length > 0 && found.every((schema) => schema instanceof z.ZodArray)
}

function beginsAnew(fields: readonly FieldInText[], at: number): boolean {
  const names = fields.map(({ name }) => name)
  const name = names[at]
  if (name === undefined || names[0] !== name || names.indexOf(name, 1) !== at) return false
  const again = names.slice(at).filter((each) => names.slice(0, at).includes(each))
  // A single field that comes again was just written twice.
  return again.length > 1 || (name === 'type' && at > 1)
}

const isIndented = ({ start }: SourceSpan, text: string) =>
  /^ {2,}$/.test(text.slice(start.offset - start.column + 1, start.offset))

const written = ({ span: { start }, end }: FieldInText, text: string) => text.slice(start.offset, end).trim()

/** Whether several fields come again, some with another value: the first line of an entry is missing. */
export function beginsMore(fields: readonly FieldInText[], text: string): boolean {
  const again = fields.flatMap((field, index) => {
    const first = fields.find(({ name }) => name === field.name) ?? field
    return fields.indexOf(first) < index ? [written(first, text) === written(field, text)] : []
  })
  return again.length > 1 && again.includes(false)
}

/** A field that is written twice. If both have the same value, the fix removes the second. `isEntry`: in a list. */
export function writtenTwice(
  first: FieldInText,
  second: FieldInText,
  text: string,
  { path, isMore, start }: { readonly path: FieldPath; readonly isMore: boolean; readonly start: string },
): Diagnostic {
  const { name = '', span } = second
  const both = [first, second].map((field) => written(field, text))
  const isSame = both[0] === both[1]
  // The lines of two groups can become one group, unless a field would then be there twice.
  const names = both.flatMap(namesIn)
  const areApart = both.every((each) => each.includes('\n')) && new Set(names).size === names.length
  // The first line of the entry is a comment.
  const isHalf = /\n *# *- +\w+:.*\n *$/.test(text.slice(first.end, span.start.offset))
  const isBelow = isBelowName(second, text)
  // A block begins with another field, or below a blank line.
  const isNext = name !== 'title' && /^\r?\n *$/.test(text.slice(first.end, span.start.offset))
  const isList = both.every((each) => /^[^\n]*\n\s*- /.test(each))
  const isRightBelow = text.slice(first.end, span.start.offset).trim() === ''
  const whatItIs = () => {
    if (isBelow) return 'below'
    if (isHalf) return 'remark'
    if (isList) return isRightBelow ? 'list' : 'lists'
    if (isSame && !isMore) return 'value'
    if (typeof path.at(-1) === 'number')
      return !isBlock(path) || name === 'type' ? 'entry' : isNext ? 'value' : 'block'
    if (areApart) return 'group'
    return isMore && path.length > 0 ? 'named' : 'value'
  }
  const what = whatItIs()
  const above = what === 'named' ? String(path.at(-1)) : start
  return {
    ...messages.duplicateField(name, first.span.start.line, what, above),
    span,
    // After a dash, the second one may begin an entry.
    ...fixWith(
      isSame && !isBelow && !isHalf && !isMore && !isAfterDash(first, text) && isBesideField(second, text)
        ? withoutLine(second, text)
        : undefined,
    ),
  }
}

/** Of the fields of a group. */
function namesIn(group: string): readonly string[] {
  const [, indent = ''] = /\n( +)/.exec(group) ?? []
  return [...group.matchAll(new RegExp(`\n${indent}["']?([\\w-]+)["']?:`, 'g'))].map(([, name = '']) => name)
}

const isBlock = ([top, , ...rest]: FieldPath) => top === 'blocks' && rest.length === 0

const isAfterDash = ({ span: { start } }: FieldInText, text: string) =>
  /- +$/.test(text.slice(Math.max(0, start.offset - 8), start.offset))

/** Below a list it may belong to the last entry. */
const isBesideField = ({ span: { start } }: FieldInText, text: string) =>
  /\n( *)\w+:.*(?:\r?\n[ \t]*)*\n\1$/.test(`\n${text.slice(0, start.offset)}`)

/** The field above has no value, so this one was meant to be in it. */
const isBelowName = ({ span }: FieldInText, text: string) =>
  /\n *(?:- +)?\w+:[ \t]*\r?\n *$/.test(text.slice(0, span.start.offset))

/** Removes the line of a field, if nothing else is on it. */
function withoutLine({ span, end }: FieldInText, text: string): readonly Edit[] | undefined {
  const line = lineAt(text, span.start.offset)
  const isAlone =
    line.words === span.start.offset &&
    text.slice(line.words, line.end).trim() === text.slice(line.words, end).trim()
  const next = text.indexOf('\n', line.end)
  return isAlone && next >= 0 ? [{ file: span.file, start: line.start, end: next + 1, text: '' }] : undefined
}
