/** A field that its group has already: written twice, or the first one of an entry whose dash is missing. */
import type { Diagnostic, Edit, SourceSpan } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/syntax.ts'
import { lineAt } from './fault/fault.ts'
import { fixWith } from './rewrite.ts'

/** A field as it is written. */
export type WrittenField = {
  readonly name: string | undefined
  readonly span: SourceSpan
  /** Where its value ends. */
  readonly end: number
}

/**
 * The field that begins an entry of a list comes again, and others with it: from there on it is the next entry.
 * `at` is the number of the field in its group.
 */
export function nextEntry(fields: readonly WrittenField[], at: number, text: string): Diagnostic | undefined {
  const names = fields.map(({ name }) => name)
  const field = fields[at]
  const isFirst = field?.name !== undefined && names[0] === field.name && names.indexOf(field.name, 1) === at
  if (!field || !isFirst) return undefined
  const again = names.slice(at).filter((name) => names.slice(0, at).includes(name))
  // One field alone that comes again at once was written twice.
  if (again.length < 2 && !(field.name === 'type' && at > 1)) return undefined
  const { file, start } = field.span
  const isIndented = /^ {2,}$/.test(text.slice(start.offset - start.column + 1, start.offset))
  const dash = { file, start: start.offset - 2, end: start.offset, text: '- ' }
  const finding = messages.dashMissing(field.name ?? '')
  return { ...finding, span: field.span, ...fixWith(isIndented ? [dash] : undefined) }
}

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
