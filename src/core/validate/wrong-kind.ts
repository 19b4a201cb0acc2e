/** A text where a list is expected, a group where a text is: nearly always a sign that is missing, or one too many. */
import type { z } from 'zod'
import type { Diagnostic, Edit, Finding, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { breakOf } from '../yaml/add-lines.ts'
import { withExample } from '../yaml/example-line.ts'
import { fieldIn } from '../yaml/field-names.ts'
import { quotedThere, replaced } from '../yaml/rewrite.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { bulletOf, dashesForBullets } from '../yaml/syntax-errors/bullets.ts'
import { contentOf, lineAt } from '../yaml/syntax-errors/syntax-error.ts'

export type KindIssue = z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidValue

const KINDS = { list: 'a list', group: 'a group of fields', text: 'a text' } as const

/** What stands somewhere, and where. */
type Found = {
  readonly source: SourceFile
  readonly span: SourceSpan
  /** The field in the words of messages. */
  readonly name: string
  readonly value: unknown
  /** As its author wrote it. */
  readonly written: string
  /** Those of the group that is expected. */
  readonly fields: readonly string[]
}

type Told = Omit<Diagnostic, 'span'>

export function ofWrongKind(
  issue: KindIssue,
  name: string,
  value: unknown,
  source: SourceFile,
  span: SourceSpan,
  fields: readonly string[],
): Diagnostic {
  const written = source.textIn(span.file).slice(span.start.offset, span.end.offset).trim()
  const found = { source, span, name, value, written, fields }
  const wanted = kindWanted(issue)
  const told =
    wanted === KINDS.list ? forList(found) : wanted === KINDS.text ? forText(found) : forGroup(found)
  const finding = told ?? messages.wrongKind(name, wanted, kindOf(value))
  return withExample({ ...finding, span }, source.textIn(span.file))
}

const told = (finding: Finding, fix: readonly Edit[] | undefined): Told => ({
  ...finding,
  ...(fix && fix.length > 0 ? { fix } : {}),
})

/** Words that YAML takes for a list or a group, because of their first character or a colon, are meant as words. */
function forText({ source, span, name, value, written }: Found): Told | undefined {
  const first = written[0] ?? ''
  if (written.includes('\n')) return undefined
  const end = { ...span.end, offset: span.start.offset + written.length }
  const quoted = quotedThere(source, { ...span, end })
  if (first === '[' || first === '{') return told(messages.needsQuotes(first, lowered(name)), quoted)
  if (kindOf(value) !== KINDS.group) return undefined
  if (/^(?:link|https|mailto|tel):\s+\S+$/.test(written)) {
    const meant = written.replaceAll(/\s/g, '')
    return told(messages.addressRefused(written, meant), [replaced({ ...span, end }, meant)])
  }
  const field = fieldIn(written)
  return told(messages.colonInText(lowered(name), field), field === undefined ? quoted : undefined)
}

/** Entries without the dash, with another sign for it, or without the space behind it. */
function forList(found: Found): Told | undefined {
  const { source, span, name, value, written } = found
  const { file, start } = span
  const text = source.textIn(file)
  const line = lineAt(text, start.offset)
  if (kindOf(value) === KINDS.group) {
    const isBelow = /^ {2,}$/.test(text.slice(line.start, start.offset))
    const dash = { file, start: start.offset - 2, end: start.offset, text: '- ' }
    return told(messages.wrongKind(name, KINDS.list, KINDS.group), isBelow ? [dash] : undefined)
  }
  const bullet = bulletOf(line.text)
  if (bullet !== undefined && line.words === start.offset) {
    const fix = dashesForBullets(text, line).map((splice) => ({ ...splice, file }))
    return told(messages.bulletForDash(bullet, name), fix)
  }
  if (/^-[^\s-]/.test(written) && line.words === start.offset) {
    const dashes = [...text.slice(start.offset, span.end.offset).matchAll(/(?<=(?:^|\n) *-)(?=[^\s-])/g)]
    const at = dashes.map(({ index }) => start.offset + index)
    return told(
      messages.spaceAfterDash(),
      at.map((offset) => ({ file, start: offset, end: offset, text: ' ' })),
    )
  }
  const entries = line.words === start.offset ? entriesWithoutDash(written, start.offset) : []
  if (entries.length > 0) {
    const finding = messages.wrongKind(name, KINDS.list, KINDS.text)
    const fix = entries.map((offset) => ({ file, start: offset, end: offset, text: '- ' }))
    return told(finding, fix)
  }
  if (/^(?:[\w-]+\/)*[\w-]+\.csv$/i.test(written)) return below(found, KINDS.list, 'rows')
  const isOneWord = /^[\w/][^,[\]{}:#"'\n]*$/.test(written)
  const finding = messages.wrongKind(name, KINDS.list, KINDS.text)
  return told(finding, isOneWord ? [replaced(span, `[${written}]`)] : undefined)
}

/** Where the lines of a text begin, if none of them can go on with the one above; from the start of the file. */
function entriesWithoutDash(written: string, from: number): readonly number[] {
  const lines = written.split('\n')
  if (!lines.every((line) => /^\s*[\p{Lu}\d][^:#]*$/u.test(line))) return []
  return [...written.matchAll(/^\s*(?=\S)/gm)].map(({ index, 0: lead }) => from + index + lead.length)
}

/** `type:hero` alone: a plain text. */
function forGroup(found: Found): Told | undefined {
  const { source, span, written, fields } = found
  if (fields.includes('href') && /^(?:(?:link|https|mailto|tel):\S+|[/#]\S+)$/.test(written))
    return below(found, KINDS.group, 'href')
  const [whole = '', name] = /^([A-Za-z]\w*):(?=[^\s/])/.exec(written) ?? []
  if (name === undefined || written.includes('\n')) return undefined
  const at = span.start.offset + whole.length
  const isPlain = source.textIn(span.file).startsWith(whole, span.start.offset)
  const fix = isPlain ? [{ file: span.file, start: at, end: at, text: ' ' }] : undefined
  return told(messages.spaceAfterColon(name), fix)
}

/** The one text that stands there is the value of a field, on a line of its own. */
function below({ source, span, name, written }: Found, wanted: string, field: string): Told {
  const text = source.textIn(span.file)
  const line = lineAt(text, span.start.offset)
  const lead = `${breakOf(text)}${' '.repeat(contentOf(line) + 2)}`
  const finding = messages.wrongKind(name, wanted, KINDS.text, `${field}: ${written}`)
  const start = line.start + text.slice(line.start, span.start.offset).trimEnd().length
  const end = span.start.offset + written.length
  return told(finding, [{ file: span.file, start, end, text: `${lead}${field}: ${written}` }])
}

const lowered = (name: string) => name.replace(/^An entry/, 'an entry')

function kindWanted(issue: KindIssue): string {
  if (issue.code === 'invalid_value') return KINDS.text
  if (issue.expected === 'array') return KINDS.list
  return issue.expected === 'object' || issue.expected === 'record' ? KINDS.group : KINDS.text
}

export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return KINDS.list
  return typeof value === 'object' ? KINDS.group : KINDS.text
}
