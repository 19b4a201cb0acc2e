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
  const seen: string[] = []
  const strays: Line[] = []
  /** The group of the line, within its block. */
  const path: PropertyKey[] = []
  let column = contentOf(line)
  for (const above of linesUp(text, line)) {
    const [, name = '', value = ''] = /^ *(?:- +)?(\w+):[ \t]*(.*)$/.exec(above.text) ?? []
    if (name === '' || contentOf(above) > column) continue
    if (contentOf(above) < column) {
      if (value !== '') return { names: [] }
      column = contentOf(above)
      path.unshift(name)
    } else if (path.length > 0) {
      if (name !== 'type') {
        if (isEntry(above) && path[0] !== 0) path.unshift(0)
        continue
      }
    } else if (isBare(text, above)) strays.push(above)
    else if (name !== 'type') seen.push(name)
    if (name !== 'type') continue
    const before = lineBefore(text, above)
    if (before && isBare(text, before)) strays.push(before)
    const schema = schemaOfBlock(value.trim())
    const names = fieldsOf(schema && schemaAt(schema, path)).filter((each) => {
      if (!schema) return false
      const fields = fieldsOf(schemaAt(schema, [...path, each, 0]))
      const isList = schemaAt(schema, [...path, each]) instanceof z.ZodArray && !seen.includes(each)
      return isList && (fields.includes(first) || certain(first, fields) !== undefined)
    })
    const stray = strays.find((each) => names.includes(each.text.trim().slice(0, -1)))
    return { names: stray ? [stray.text.trim().slice(0, -1)] : names, stray }
  }
  return { names: [] }
}

/** The name of a list without entries. */
function isBare(text: string, line: Line): boolean {
  const below = lineBelow(text, line)
  return /^ *\w+:$/.test(line.text) && below !== undefined && indentOf(below) <= indentOf(line)
}
