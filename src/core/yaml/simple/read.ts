/**
 * Reads the simple YAML that nearly all pages are written in, many times faster than the library: groups, lists,
 * texts on one line, texts below `|` and `>`, stand-ins. It refuses nothing: of what it does not know, or what looks
 * like a slip, it makes `undefined`, and the library then reads the same text and says what is wrong with it.
 */

import type { FieldPath } from '../../base/field-path.ts'
import { DEEPEST, excessIn, MOST_ENTRIES, MOST_FIELDS } from '../../base/limits.ts'
import { RESERVED } from '../to-value.ts'
import { readBlockText } from './block-text.ts'
import { isUsual } from './characters.ts'
import { colonOf, goOn, isEntry, type Lines, linesOf, skipSpaces } from './lines.ts'
import { readFlowList, readPlain, readQuoted } from './texts.ts'

export type SimpleYaml = {
  /** The value that the library would give. */
  readonly value: unknown
  /** The paths of the values that are marked `!todo`, in the order of the text. */
  readonly standIns: readonly FieldPath[]
}

const TODO = '!todo'

type Reading = {
  readonly lines: Lines
  /** The path of the value that is read now. */
  readonly path: PropertyKey[]
  readonly standIns: FieldPath[]
  fields: number
  entries: number
}

export function readSimpleYaml(text: string): SimpleYaml | undefined {
  if (!isUsual(text) || excessIn(text) !== undefined) return undefined
  const reading: Reading = { lines: linesOf(text), path: [], standIns: [], fields: 0, entries: 0 }
  goOn(reading.lines)
  const { indent } = reading.lines
  const value = indent === 0 ? readNode(reading) : undefined
  const isWhole = value !== undefined && reading.lines.indent < 0
  return isWhole ? { value, standIns: reading.standIns } : undefined
}

/** A group or a list that begins on this line. */
function readNode(reading: Reading): unknown {
  if (reading.path.length >= DEEPEST) return undefined
  return isEntry(reading.lines, reading.lines.start) ? readList(reading) : readFields(reading)
}

function readFields(reading: Reading): Record<string, unknown> | undefined {
  const { lines, path } = reading
  const { indent } = lines
  const fields: Record<string, unknown> = {}
  while (lines.indent === indent) {
    const colon = colonOf(lines, lines.start)
    if (colon < 0) return undefined
    const name = lines.text.slice(lines.start, colon)
    reading.fields++
    if (RESERVED.has(name) || Object.hasOwn(fields, name) || reading.fields > MOST_FIELDS) return undefined
    path.push(name)
    const value = readValue(reading, colon + 1, indent, true)
    path.pop()
    if (value === undefined) return undefined
    fields[name] = value
  }
  return lines.indent > indent ? undefined : fields
}

function readList(reading: Reading): unknown[] | undefined {
  const { lines, path } = reading
  const { indent } = lines
  const entries: unknown[] = []
  while (lines.indent === indent && isEntry(lines, lines.start)) {
    reading.entries++
    if (reading.entries > MOST_ENTRIES) return undefined
    path.push(entries.length)
    const value = readEntry(reading, indent)
    path.pop()
    if (value === undefined) return undefined
    entries.push(value)
  }
  return lines.indent > indent ? undefined : entries
}

function readEntry(reading: Reading, indent: number): unknown {
  const { lines } = reading
  const start = skipSpaces(lines, lines.start + 1)
  if (start === lines.end || colonOf(lines, start) < 0) return readValue(reading, start, indent, false)
  // A group that begins behind the dash: its fields stand below each other.
  lines.indent += start - lines.start
  lines.start = start
  return reading.path.length >= DEEPEST ? undefined : readFields(reading)
}

/** What stands behind a colon or a dash. Only below a field may a list stand as far left as what it belongs to. */
function readValue(reading: Reading, from: number, indent: number, inField: boolean): unknown {
  const { lines, path, standIns } = reading
  const start = skipSpaces(lines, from)
  if (start === lines.end) {
    goOn(lines)
    if (lines.indent > indent) return readNode(reading)
    return inField && lines.indent === indent && isEntry(lines, lines.start) ? readList(reading) : ''
  }
  if (!lines.text.startsWith(TODO, start)) return readText(reading, start, indent)
  const behind = start + TODO.length
  if (behind < lines.end && lines.text.charAt(behind) !== ' ') return undefined
  standIns.push([...path])
  if (behind < lines.end) return readText(reading, skipSpaces(lines, behind), indent)
  goOn(lines)
  return lines.indent > indent ? readNode(reading) : undefined
}

function readText(reading: Reading, start: number, indent: number): unknown {
  const { lines } = reading
  switch (lines.text.charAt(start)) {
    case '|':
    case '>':
      return readBlockText(lines, start, indent)
    case '"':
    case "'":
      return onThisLine(lines, readQuoted(lines, start))
    case '[':
      return onThisLine(lines, counted(reading, readFlowList(lines, start)))
    default:
      return onThisLine(lines, readPlain(lines, start))
  }
}

/** A line that is deeper would go on with the text: that is left to the library, which the caller sees by its indent. */
function onThisLine<Value>(lines: Lines, value: Value): Value {
  goOn(lines)
  return value
}

function counted(reading: Reading, entries: readonly string[] | undefined): readonly string[] | undefined {
  reading.entries += entries?.length ?? 0
  return reading.entries > MOST_ENTRIES ? undefined : entries
}
