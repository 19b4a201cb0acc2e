/** Entries of a list below a field that has a value: the line with the name of the list is missing. */
import { z } from 'zod'
import { certain } from '../../../diagnostics/certain.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { lineNumber } from '../../base/lines.ts'
import { fieldsOf, schemaAt, schemaOfBlock } from '../../base/schema-at.ts'
import { breakOf } from '../add-lines.ts'
import {
  contentOf,
  firstOf,
  indentOf,
  isBlank,
  isEntry,
  isNothing,
  type Line,
  lineAbove,
  lineBefore,
  lineBelow,
  linesAfter,
  linesUp,
  nameIn,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

export function listWithoutName({ text, line: own, code }: ParserError): SyntaxMistake | undefined {
  const above = lineAbove(text, own)
  const isBeside = above !== undefined && isEntry(own) && contentOf(above) === indentOf(own)
  const line = isBeside ? above : own
  const entry = lineBelow(text, line)
  const isField = /^ *(?:- +)?\w+: +[^|>\s]/.test(line.text)
  if (!entry || !isField) return undefined
  const areBlocks = isOfPage(text, entry)
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && !(areBlocks && code === 'MULTILINE_IMPLICIT_KEY')) return undefined
  const first = /^ *- (\w+):(?: |$)/.exec(entry.text)?.[1]
  if (first === undefined || (!isBeside && indentOf(entry) <= contentOf(line))) return undefined
  const isMenu = isInMenu(text, line)
  const { names, stray }: Lists = isMenu
    ? { names: ['links'] }
    : areBlocks
      ? { names: ['blocks'] }
      : listsAt(text, line, first)
  // A single field may be one of the group above it, with a dash too many.
  const isGroup = hasMore(text, entry)
  if (isBeside && (names.length === 0 || !isGroup)) return undefined
  const out = stray && entriesOut(text, stray, entry)
  if (out) return out
  const [name, ...others] = names
  const isNear = isBeside || indentOf(entry) === contentOf(line) + 2
  const isSure = name !== undefined && others.length === 0 && isNear && (isGroup || !isMenu)
  const added = `${' '.repeat(contentOf(line))}${name}:${breakOf(text)}`
  const moved = stray ? [{ start: stray.start, end: text.indexOf('\n', stray.end) + 1, text: '' }] : []
  return {
    finding: {
      ...messages.entryMisplaced(),
      help: remedies.listWithoutName(names, stray && lineNumber(text, stray.end)),
    },
    start: entry.words,
    end: entry.words + 1,
    fixes: isSure ? [[...moved, { start: entry.start, end: entry.start, text: added }]] : [],
  }
}

type Lists = { readonly names: readonly string[]; readonly stray?: Line | undefined }

/** Whether a block begins right below the fields of a page that has no list of blocks, also none with a wrong name. */
const isOfPage = (text: string, entry: Line) =>
  /^ *- (?:type|use):/.test(entry.text) && !/^(?:blocks:|\S+:[ \t]*$)/m.test(text)

/** Whether a second field or entry follows. */
function hasMore(text: string, entry: Line): boolean {
  const next = lineBelow(text, entry)
  return next !== undefined && [contentOf(entry), indentOf(entry)].includes(indentOf(next))
}

/** Whether a line is the only field of an entry of the menu. */
function isInMenu(text: string, line: Line): boolean {
  const owner = firstOf(linesUp(text, line), (each) => !isNothing(each) && contentOf(each) < contentOf(line))
  return isEntry(line) && owner !== undefined && nameIn(owner) === 'header'
}

/** Entries between the name of their list and the first one at its place, which are indented like blocks. */
function entriesOut(text: string, list: Line, entry: Line): SyntaxMistake | undefined {
  const first = lineBelow(text, list)
  if (!first || !isEntry(first) || nameIn(first) === 'type' || first.start >= entry.start) return undefined
  const by = ' '.repeat(Math.max(0, indentOf(entry) - indentOf(first)))
  const lines = [first, ...linesAfter(text, first)].filter(
    (each) => each.start < entry.start && !isBlank(each),
  )
  const fixes = [lines.map(({ start }) => ({ start, end: start, text: by }))]
  return { finding: messages.badIndent(), start: first.words, end: first.end, fixes }
}

/**
 * The lists that the block or the group of the line can still have, if their entries have the field `first`. `stray` is
 * the line with the name of such a list, if the list has no entries.
 */
export function listsAt(text: string, line: Line, first: string): Lists {
  const { type, path, named, bare } = placeOf(text, line) ?? {}
  const schema = type === undefined ? undefined : schemaOfBlock(type)
  if (!schema || !path || !named || !bare) return { names: [] }
  const names = fieldsOf(schemaAt(schema, path)).filter((each) => {
    if (named.includes(each) || !(schemaAt(schema, [...path, each]) instanceof z.ZodArray)) return false
    const fields = fieldsOf(schemaAt(schema, [...path, each, 0]))
    return fields.includes(first) || certain(first, fields) !== undefined
  })
  const stray = bare.find((each) => names.includes(nameIn(each) ?? ''))
  return { names: stray ? [nameIn(stray) ?? ''] : names, stray }
}

type Place = {
  /** The type of the block. */
  readonly type: string
  /** Leads from the block to the group of the line. */
  readonly path: readonly PropertyKey[]
  /** The fields of the block or group that stand above the line and have values. */
  readonly named: readonly string[]
  /** Names of lists above the line that have no entries. */
  readonly bare: readonly Line[]
}

/** Where a line stands in its block. `undefined` if the block has no type above the line. */
function placeOf(text: string, line: Line): Place | undefined {
  const path: PropertyKey[] = []
  const named: string[] = []
  const bare: Line[] = []
  let column = contentOf(line)
  for (const above of linesUp(text, line)) {
    const [, name = '', value = ''] = /^ *(?:- +)?(\w+):[ \t]*(.*)$/.exec(above.text) ?? []
    if (name === '' || contentOf(above) > column) continue
    if (contentOf(above) < column) {
      if (value !== '' || name === 'type') return undefined
      column = contentOf(above)
      path.unshift(name)
    } else if (name === 'type') {
      const before = lineBefore(text, above)
      const isBareToo = before !== undefined && isBare(text, before)
      return { type: value.trim(), path, named, bare: isBareToo ? [...bare, before] : bare }
    } else if (path.length === 0) {
      if (isBare(text, above)) bare.push(above)
      else named.push(name)
    }
    if (isEntry(above) && path.length > 0 && path[0] !== 0) path.unshift(0)
  }
  return undefined
}

/** The name of a list without entries. */
function isBare(text: string, line: Line): boolean {
  const below = lineBelow(text, line)
  return /^ *\w+:$/.test(line.text) && below !== undefined && indentOf(below) <= indentOf(line)
}
