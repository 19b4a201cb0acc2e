/** Entries of a list below a field that has a value: the line with the name of the list is missing. */
import { z } from 'zod'
import * as blocks from '../../../../schema/blocks.ts'
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
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

export function listWithoutName({ text, line, code }: ParserError): SyntaxMistake | undefined {
  const entry = lineBelow(text, line)
  const isField = /^ *(?:- +)?\w+: +[^|>\s]/.test(line.text)
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || !entry || !isField) return undefined
  if (!/^ *- \w+:(?: |$)/.test(entry.text) || indentOf(entry) <= contentOf(line)) return undefined
  const names = listsAt(text, line)
  const [name, ...others] = names
  const isSure = name !== undefined && others.length === 0 && indentOf(entry) === contentOf(line) + 2
  const added = `${' '.repeat(contentOf(line))}${name}:${breakOf(text)}`
  return {
    finding: { ...messages.entryMisplaced(), help: remedies.listWithoutName(names) },
    start: entry.words,
    end: entry.words + 1,
    fixes: isSure ? [[{ start: entry.start, end: entry.start, text: added }]] : [],
  }
}

/** The lists of the block that the line is a field of, without those that it has already. */
function listsAt(text: string, line: Line): readonly string[] {
  const seen: string[] = []
  for (let above: Line | undefined = line; above; above = lineBefore(text, above)) {
    const [, name = '', value = ''] = /^ *(?:- +)?(\w+):[ \t]*(.*)$/.exec(above.text) ?? []
    if (contentOf(above) !== contentOf(line) || name === '') continue
    if (name !== 'type') {
      seen.push(name)
      continue
    }
    const schema = Object.entries(blocks).find(([type]) => type === value.trim())?.[1]
    return fieldsOf(schema).filter(
      (each) => schema && schemaAt(schema, [each]) instanceof z.ZodArray && !seen.includes(each),
    )
  }
  return []
}
