/** Entries of a list below a field that has a value: the line with the name of the list is missing. */
import { z } from 'zod'
import * as blocks from '../../../../schema/blocks.ts'
import { certain } from '../../../diagnostics/certain.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { fieldsOf, schemaAt } from '../../base/schema-at.ts'
import { breakOf } from '../add-lines.ts'
import {
  contentOf,
  indentOf,
  type Line,
  lineBefore,
  lineBelow,
  linesUp,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

export function listWithoutName({ text, line, code }: ParserError): SyntaxMistake | undefined {
  const entry = lineBelow(text, line)
  const isField = /^ *(?:- +)?\w+: +[^|>\s]/.test(line.text)
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || !entry || !isField) return undefined
  const first = /^ *- (\w+):(?: |$)/.exec(entry.text)?.[1]
  if (first === undefined || indentOf(entry) <= contentOf(line)) return undefined
  const { names, stray } = listsAt(text, line, first)
  const [name, ...others] = names
  const isSure = name !== undefined && others.length === 0 && indentOf(entry) === contentOf(line) + 2
  const added = `${' '.repeat(contentOf(line))}${name}:${breakOf(text)}`
  const moved = stray ? [{ start: stray.start, end: text.indexOf('\n', stray.end) + 1, text: '' }] : []
  return {
    finding: { ...messages.entryMisplaced(), help: remedies.listWithoutName(names, stray !== undefined) },
    start: entry.words,
    end: entry.words + 1,
    fixes: isSure ? [[...moved, { start: entry.start, end: entry.start, text: added }]] : [],
  }
}

/**
 * The lists that the block of the line can still have, if their entries have the field `first`. `stray` is the line with
 * the name of such a list, if nothing stands below it.
 */
function listsAt(text: string, line: Line, first: string) {
  const seen: string[] = []
  const strays: Line[] = []
  for (const above of linesUp(text, line)) {
    const [, name = '', value = ''] = /^ *(?:- +)?(\w+):[ \t]*(.*)$/.exec(above.text) ?? []
    if (contentOf(above) !== contentOf(line) || name === '') continue
    if (isBare(text, above)) strays.push(above)
    else if (name !== 'type') seen.push(name)
    if (name !== 'type') continue
    const before = lineBefore(text, above)
    if (before && isBare(text, before)) strays.push(before)
    const schema = Object.entries(blocks).find(([type]) => type === value.trim())?.[1]
    const names = fieldsOf(schema).filter((each) => {
      if (!schema) return false
      const fields = fieldsOf(schemaAt(schema, [each, 0]))
      const isList = schemaAt(schema, [each]) instanceof z.ZodArray && !seen.includes(each)
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
