/** A text that begins with a star. A field of plain words has no bold ones: in quotes, visitors would see the star. */
import * as messages from '../../../diagnostics/messages.ts'
import { sameForMore } from '../../../diagnostics/remedies.ts'
import type { Owner } from '../../../diagnostics/wording.ts'
import { lineNumber } from '../../base/lines.ts'
import { fieldNames } from '../field-names.ts'
import { asWritten } from '../rewrite.ts'
import { type Fix, type Line, linesAfter, type ParserError, type SyntaxMistake } from './syntax-error.ts'

const PLAIN: ReadonlySet<unknown> = new Set(['title', 'name', 'role', 'alt'])

/** `meant` is the text without its stars. */
export function starred(owner: Owner, field: unknown, written: string) {
  const bare = PLAIN.has(field) ? written.replaceAll(/(\*+)([^*\n]+)\1/g, '$2') : written
  const meant = bare === written ? undefined : asWritten(bare)
  return { finding: messages.yamlAlias(owner, meant !== undefined), meant }
}

/** `**title:** Choir`: field names are never bold. */
const BOLD_NAME = /^([ \t]*(?:- +)*)\*\*(\w+)(?:\*\*:|:\*\*)(?=\s|$)/gm

export function boldNames({ text, line }: ParserError): SyntaxMistake | undefined {
  const found = [...text.matchAll(BOLD_NAME)].filter(({ 2: name = '' }) => fieldNames().includes(name))
  const first = found.find(({ index }) => index === line.start)
  if (!first) return undefined
  const fix = found.map(({ index, 0: { length }, 1: lead = '', 2: name }) => ({
    start: index + lead.length,
    end: index + length,
    text: `${name}:`,
  }))
  const [start, end] = [line.words, line.start + first[0].length]
  return { finding: messages.complexField('**'), start, end, fixes: [fix] }
}

export function starFirst({ text, line, owner, field }: ParserError, quoted: readonly Fix[]): SyntaxMistake {
  const { value: start, end } = line
  const { finding: told, meant } = starred(owner, field, text.slice(start, end))
  const more = alikeBelow(text, line)
  const finding = more.length === 0 ? told : { ...told, help: `${told.help} ${sameForMore(0, more)}` }
  return { finding, start, end, fixes: meant === undefined ? quoted : [[{ start, end, text: meant }]] }
}

/** The numbers of the lines right below that begin in the same way: entries of one list. */
function alikeBelow(text: string, line: Line): readonly number[] {
  const numbers: number[] = []
  const lead = `${text.slice(line.start, line.value)}*`
  for (const each of linesAfter(text, line)) {
    if (!each.text.startsWith(lead)) break
    numbers.push(lineNumber(text, each.start))
  }
  return numbers
}
