/** A field that its group has already: written twice, or the first one of an entry whose dash is missing. */
import { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import { site as siteSchema } from '../../../schema/site.ts'
import type { Diagnostic, Edit, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { FieldPath } from '../base/field-path.ts'
import { schemaAt } from '../base/schema-at.ts'
import { fixWith } from './rewrite.ts'
import { lineAt } from './syntax-errors/syntax-error.ts'

/** A field as it is written. */
export type WrittenField = {
  readonly name: string | undefined
  readonly span: SourceSpan
  /** Where its value ends. */
  readonly end: number
}

/**
 * The field that begins a group comes again, and others with it: from there on it is the next entry of a list. `at` is
 * the number of the field in its group, `path` that of the group.
 */
export function nextEntry(
  fields: readonly WrittenField[],
  at: number,
  path: FieldPath,
  text: string,
): Diagnostic | undefined {
  const [first] = fields
  if (!first || !beginsAnew(fields, at)) return undefined
  // The first entry has its dash, or none has.
  const isEntry = typeof path.at(-1) === 'number'
  if (!isEntry && !isList(path)) return undefined
  const begin = isEntry ? fields.slice(at, at + 1) : fields.filter(({ name }) => name === first.name)
  const beginsLine = ({ span: { start } }: WrittenField) => lineAt(text, start.offset).words === start.offset
  if (!isEntry && !begin.every(beginsLine)) return undefined
  const [field = first] = begin
  const isSafe = begin.every(({ span }) => isIndented(span, text))
  const fix = isSafe ? begin.map(({ span }) => dashBefore(span)) : undefined
  return { ...messages.dashMissing(first.name), span: field.span, ...fixWith(fix) }
}

function dashBefore({ file, start }: SourceSpan): Edit {
  return { file, start: start.offset - 2, end: start.offset, text: '- ' }
}

/** Whether the schemas have a list there, in every type of block that has anything there. */
function isList(path: FieldPath): boolean {
  const [top, block, ...rest] = path
  if (top !== 'blocks') return schemaAt(siteSchema, path) instanceof z.ZodArray
  if (block === undefined) return true
  const found = Object.values(blocks).flatMap((schema) => schemaAt(schema, rest) ?? [])
  return found.length > 0 && found.every((schema) => schema instanceof z.ZodArray)
}

function beginsAnew(fields: readonly WrittenField[], at: number): boolean {
  const names = fields.map(({ name }) => name)
  const name = names[at]
  if (name === undefined || names[0] !== name || names.indexOf(name, 1) !== at) return false
  const again = names.slice(at).filter((each) => names.slice(0, at).includes(each))
  // One field alone that comes again at once was written twice.
  return again.length > 1 || (name === 'type' && at > 1)
}

const isIndented = ({ start }: SourceSpan, text: string) =>
  /^ {2,}$/.test(text.slice(start.offset - start.column + 1, start.offset))

/** A field that is there twice. If both say the same the second one can go. */
export function writtenTwice(first: WrittenField, second: WrittenField, text: string): Diagnostic {
  const { name = '', span } = second
  const writtenBy = ({ span: { start }, end }: WrittenField) => text.slice(start.offset, end).trim()
  const isSame = writtenBy(first) === writtenBy(second)
  return {
    ...messages.duplicateField(name, first.span.start.line),
    span,
    ...fixWith(isSame ? withoutLine(second, text) : undefined),
  }
}

/** Takes the line of a field away, if nothing else stands there. */
function withoutLine({ span, end }: WrittenField, text: string): readonly Edit[] | undefined {
  const line = lineAt(text, span.start.offset)
  const isAlone =
    line.words === span.start.offset &&
    text.slice(line.words, line.end).trim() === text.slice(line.words, end).trim()
  const next = text.indexOf('\n', line.end)
  return isAlone && next >= 0 ? [{ file: span.file, start: line.start, end: next + 1, text: '' }] : undefined
}
