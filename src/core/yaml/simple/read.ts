/**
 * Reads the simple YAML of nearly all pages, many times faster than the library: groups, lists, texts on one line, texts
 * below `|` and `>`, stand-ins. It reports nothing. If it does not know something, or something looks like a mistake,
 * it returns `undefined`. The library then reads the same text and finds the mistake.
 */

import type { FieldPath } from '../../base/field-path.ts'
import { DEEPEST, excessIn, MOST_ENTRIES, MOST_FIELDS } from '../../base/limits.ts'
import { RESERVED } from '../to-value.ts'
import { readBlockText } from './block-text.ts'
import { isUsual } from './characters.ts'
import { colonOf, goOn, isEntry, type Lines, linesOf, skipSpaces } from './lines.ts'
import { readFlowList, readPlain, readQuoted } from './texts.ts'

export type SimpleYaml = {
  /** The same value that the library gives. */
  readonly value: unknown
  /** The paths of the values with `!todo`, in the order of the text. */
  readonly standIns: readonly FieldPath[]
}

const TODO = '!todo'

type Reader = {
  readonly lines: Lines
  /** The path of the current value. */
  readonly path: PropertyKey[]
  readonly standIns: FieldPath[]
  fields: number
  entries: number
}

export function readSimpleYaml(text: string): SimpleYaml | undefined {
  if (!isUsual(text) || excessIn(text) !== undefined) return undefined
  const reader: Reader = { lines: linesOf(text), path: [], standIns: [], fields: 0, entries: 0 }
  goOn(reader.lines)
  const { indent } = reader.lines
  const value = indent === 0 ? readNode(reader) : undefined
  const isWhole = value !== undefined && reader.lines.indent < 0
  return isWhole ? { value, standIns: reader.standIns } : undefined
}

/** Reads the group or list that begins on this line. */
function readNode(reader: Reader): unknown {
  if (reader.path.length >= DEEPEST) return undefined
  return isEntry(reader.lines, reader.lines.start) ? readList(reader) : readFields(reader)
}

function readFields(reader: Reader): Record<string, unknown> | undefined {
  const { lines, path } = reader
  const { indent } = lines
  const fields: Record<string, unknown> = {}
  while (lines.indent === indent) {
    const colon = colonOf(lines, lines.start)
    if (colon < 0) return undefined
    const name = lines.text.slice(lines.start, colon)
    reader.fields++
    if (RESERVED.has(name) || Object.hasOwn(fields, name) || reader.fields > MOST_FIELDS) return undefined
    path.push(name)
    const value = readValue(reader, colon + 1, indent, true)
    path.pop()
    if (value === undefined) return undefined
    fields[name] = value
  }
  return lines.indent > indent ? undefined : fields
}

function readList(reader: Reader): unknown[] | undefined {
  const { lines, path } = reader
  const { indent } = lines
  const entries: unknown[] = []
  while (lines.indent === indent && isEntry(lines, lines.start)) {
    reader.entries++
    if (reader.entries > MOST_ENTRIES) return undefined
    path.push(entries.length)
    const value = readEntry(reader, indent)
    path.pop()
    if (value === undefined) return undefined
    entries.push(value)
  }
  return lines.indent > indent ? undefined : entries
}

function readEntry(reader: Reader, indent: number): unknown {
  const { lines } = reader
  const start = skipSpaces(lines, lines.start + 1)
  if (start === lines.end || colonOf(lines, start) < 0) return readValue(reader, start, indent, false)
  // A group begins after the dash. Its fields have the column of the first one.
  lines.indent += start - lines.start
  lines.start = start
  return reader.path.length >= DEEPEST ? undefined : readFields(reader)
}

/** Reads the value after a colon or a dash. A list may have the same indent as its field, but not as its entry. */
function readValue(reader: Reader, from: number, indent: number, inField: boolean): unknown {
  const { lines, path, standIns } = reader
  const start = skipSpaces(lines, from)
  if (start === lines.end) {
    goOn(lines)
    if (lines.indent > indent) return readNode(reader)
    return inField && lines.indent === indent && isEntry(lines, lines.start) ? readList(reader) : ''
  }
  if (!lines.text.startsWith(TODO, start)) return readText(reader, start, indent)
  const after = start + TODO.length
  if (after < lines.end && lines.text.charAt(after) !== ' ') return undefined
  standIns.push([...path])
  if (after < lines.end) return readText(reader, skipSpaces(lines, after), indent)
  goOn(lines)
  return lines.indent > indent ? readNode(reader) : undefined
}

function readText(reader: Reader, start: number, indent: number): unknown {
  const { lines } = reader
  switch (lines.text.charAt(start)) {
    case '|':
    case '>':
      return readBlockText(lines, start, indent)
    case '"':
    case "'":
      return onThisLine(lines, readQuoted(lines, start))
    case '[':
      return onThisLine(lines, counted(reader, readFlowList(lines, start)))
    default:
      return onThisLine(lines, readPlain(lines, start))
  }
}

/** Moves to the next line. If it is indented more, the text goes on: the caller sees that and leaves it to the library. */
function onThisLine<Value>(lines: Lines, value: Value): Value {
  goOn(lines)
  return value
}

function counted(reader: Reader, entries: readonly string[] | undefined): readonly string[] | undefined {
  reader.entries += entries?.length ?? 0
  return reader.entries > MOST_ENTRIES ? undefined : entries
}
