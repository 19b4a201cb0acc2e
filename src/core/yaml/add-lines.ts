/** Edits that add to a document as its author writes: the lines around them stay. */
import type { Edit } from '../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../base/field-path.ts'
import { valueAt } from '../base/value-at.ts'
import type { SourceFile } from './source-file.ts'

/** A new entry of a list: a text, or fields in their order. Texts as they are to be written, with their quotes. */
export type Entry = string | Readonly<Record<string, string>>

/** Adds an entry behind another one of the list. */
export function entryAdded(source: SourceFile, list: FieldPath, after: number, entry: Entry): Edit {
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

/** Adds lines behind a field of the document itself. */
export function linesAdded(source: SourceFile, field: string, lines: readonly string[]): Edit {
  const at = endOfLine(source.text, lastOffset(source, [field]))
  const text = lines.map((line) => `${breakOf(source.text)}${line}`).join('')
  return { file: source.path, start: at, end: at, text }
}

const isFlow = ({ text, spanOf }: SourceFile, list: FieldPath) => text[spanOf(list).start.offset] === '['

const fieldLines = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, words]) => `${name}: ${words}`)

const inBraces = (entry: Entry) => (typeof entry === 'string' ? entry : `{ ${fieldLines(entry).join(', ')} }`)

/** How far the dash of an entry is indented whose value begins at an offset. Remarks may stand between them. */
function columnOfDash(text: string, offset: number): number {
  const dash = text.slice(0, offset).search(/-\s+(?:#[^\n]*\n\s*)*(?:!\S+\s+)?(?:#[^\n]*\n\s*)*$/)
  return dash - text.lastIndexOf('\n', dash) - 1
}

/** Behind the last character of a value. Collections end where the last text in them does. */
function lastOffset(source: SourceFile, path: FieldPath): number {
  const value = valueAt(source.value, path)
  const inner = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
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

/** The break between the lines of a text. */
export const breakOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')
