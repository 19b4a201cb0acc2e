/** Edits that add lines to a document in the style of its author. */
import type { Edit } from '../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../base/field-path.ts'
import { isGroup } from '../base/laid-over.ts'
import { valueAt } from '../base/value-at.ts'
import type { SourceFile } from './source-file.ts'

/** A new list entry: a text, or fields in order. Texts must be valid YAML, with quotes if they need them. */
export type NewEntry = string | Readonly<Record<string, string>>

/** Adds an entry after the entry with the index `after`. */
export function addEntry(source: SourceFile, list: FieldPath, after: number, entry: NewEntry): Edit {
  const { path: file, text } = source
  const neighbour = source.spanOf([...list, after])
  if (isFlow(source, list)) {
    const { offset } = neighbour.end
    return { file, start: offset, end: offset, text: `, ${inBraces(entry)}` }
  }
  const indent = ' '.repeat(columnOfDash(text, neighbour.start.offset))
  const lines = typeof entry === 'string' ? [entry] : fieldLines(entry)
  const at = endOfLine(text, lastOffset(source, [...list, after]))
  const written = lines.map((line, index) => `${breakOf(text)}${indent}${index === 0 ? '- ' : '  '}${line}`)
  return { file, start: at, end: at, text: written.join('') }
}

/** Adds lines after a top-level field. */
export function addLines(source: SourceFile, field: string, lines: readonly string[]): Edit {
  const at = endOfLine(source.text, lastOffset(source, [field]))
  const text = lines.map((line) => `${breakOf(source.text)}${line}`).join('')
  return { file: source.path, start: at, end: at, text }
}

const isFlow = ({ text, spanOf }: SourceFile, list: FieldPath) => text[spanOf(list).start.offset] === '['

const fieldLines = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, words]) => `${name}: ${words}`)

const inBraces = (entry: NewEntry) =>
  typeof entry === 'string' ? entry : `{ ${fieldLines(entry).join(', ')} }`

/** The indent of the dash before the value at an offset. Comments may be between them. */
function columnOfDash(text: string, offset: number): number {
  const dash = text.slice(0, offset).search(/-\s+(?:#[^\n]*\n\s*)*(?:!\S+\s+)?(?:#[^\n]*\n\s*)*$/)
  return dash - text.lastIndexOf('\n', dash) - 1
}

/** The offset after the last character of a value. Lists and groups end with their last text. */
export function lastOffset(source: SourceFile, path: FieldPath): number {
  const value = valueAt(source.value, path)
  const inner = isGroup(value) ? Object.keys(value) : []
  const keys = Array.isArray(value) ? value.map((_, index) => index) : inner
  const own = source.spanOf(path)
  const isOpen = !/^[[{]/.test(source.text.slice(own.start.offset, own.start.offset + 1))
  if (keys.length > 0 && isOpen) return Math.max(...keys.map((key) => lastOffset(source, [...path, key])))
  const written = source.text.slice(own.start.offset, own.end.offset)
  return own.start.offset + written.trimEnd().length
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  if (end < 0) return text.length
  return text[end - 1] === '\r' ? end - 1 : end
}

/** The line break that a text uses. */
export const breakOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')
