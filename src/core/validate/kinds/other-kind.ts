/** Lists and groups as authors know them from other programs. What they mean is usually certain. */
import type { Diagnostic, Edit, Finding } from '../../../diagnostics/diagnostic.ts'
import type { Help } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { fieldFor } from '../../../diagnostics/synonyms.ts'
import { breakOf } from '../../yaml/add-lines.ts'
import { fieldNames } from '../../yaml/field-names.ts'
import { linesInstead } from '../../yaml/lines-instead.ts'
import { asWritten, fixWith, inQuotes, linkFields, replaced } from '../../yaml/rewrite.ts'
import { contentOf, indentOf, lineAbove, lineAt } from '../../yaml/syntax-errors/syntax-error.ts'
import { KINDS, kindOf, type WrongValue } from './kinds.ts'

type Found = Omit<Diagnostic, 'span'> | undefined

const withHelp = (finding: Finding, help: string | Help, fix?: readonly Edit[]): Found => ({
  ...finding,
  ...(typeof help === 'string' ? { help } : help),
  ...fixWith(fix),
})

/** A list or a group for a text. */
export function otherForText(found: WrongValue): Found {
  const { name, value, key: field, isContact } = found
  if (isContact) return withHelp(messages.wrongKind(name, KINDS.text, kindOf(value)), remedies.contactInSite)
  if (typeof field !== 'string' || typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    const [first] = value
    if (field === 'searchWords' && value.every((each) => typeof each === 'string'))
      return wordsInOne(found, value)
    // Pictures and addresses. The lines of a text are another matter.
    if (value.length < 2 || !value.every((each) => /^\S*[/.:]\S*$/.test(String(each)))) return undefined
    const help = remedies.oneOfThese(name, `${field}: ${first}`, value.length, field === 'image')
    return withHelp(messages.wrongKind(name, KINDS.text, KINDS.list), help)
  }
  const entries = Object.entries(value)
  if (found.source.path === 'site.yaml' && found.isOfRecord)
    return withHelp(messages.wrongKind(name, KINDS.text, KINDS.group), remedies.withoutGroup(field))
  const own = entries.findIndex(([key]) => key === field || fieldFor(key, [field]) !== undefined)
  if (own < 0 || !entries.every(([, words]) => typeof words === 'string')) return undefined
  const lines = entries.map(([key, words], index) => `${index === own ? field : key}: ${asWritten(words)}`)
  const text = found.source.textIn(found.span.file)
  const line = lineAt(text, found.span.start.offset)
  // They take the place of the name, too, which may be on the line above.
  const named =
    indentOf(line) === found.span.start.offset - line.start ? (lineAbove(text, line) ?? line) : line
  const help = linesInstead(lines, text, named.start + contentOf(named))
  return withHelp(messages.wrongKind(name, KINDS.text, KINDS.group), help)
}

/** `- href: /fees` or `- title: Fees` in a list of words. One of the other fields may be a word before a colon. */
export function wordsWithFields({ name, value, isWords, source, span }: WrongValue): Found {
  const fields = Object(value)
  const names = Object.keys(fields)
  const [first = '', more] = names
  const below: unknown = fields[first]
  // A list below an entry, as in Word.
  if (isWords && more === undefined && Array.isArray(below) && !below.some(Object.isExtensible)) {
    const line = `- ${inQuotes(`${first}: ${below.join('; ')}`)}`
    const help = linesInstead([line], source.textIn(span.file), span.start.offset)
    return withHelp(messages.wrongKind(name, KINDS.text, KINDS.group), help)
  }
  const isMeant = more === undefined ? /^(?:href|text|title|name|item)$/ : /^[a-z]\w*$/
  if (!isWords || !isMeant.test(first) || !names.every((each) => fieldNames().includes(each)))
    return undefined
  const link = typeof fields.href === 'string' ? `- "[${fields.title ?? '…'}](${fields.href})"` : undefined
  return withHelp(messages.wrongKind(name, KINDS.text, KINDS.group), remedies.wordsAlone(names, link))
}

/** Words with commas between them, in place of a list. */
function wordsInOne({ source, span, name, written }: WrongValue, words: readonly string[]): Found {
  const text = words.join(', ')
  const isPlain = asWritten(words.join(' ')) === words.join(' ')
  const line = isPlain ? text : inQuotes(text)
  const before = source.textIn(span.file).slice(0, span.start.offset)
  const start = before.length - (/\s*$/.exec(before)?.[0].length ?? 0)
  const fix = [{ file: span.file, start, end: span.start.offset + written.length, text: ` ${line}` }]
  const help = remedies.theseLines([`searchWords: ${line}`])
  return withHelp(messages.wrongKind(name, KINDS.text, KINDS.list), help, fix)
}

const ATTRIBUTES = /([A-Za-z]\w*)=(?:"([^"\n]*)"|'([^'\n]*)'|(\S+))(?:\s+|$)/g

/** A text such as `title="Choir" href="/choir"` for a group, or a list with dashes or in brackets. */
export function otherForGroup(found: WrongValue): Found {
  const { source, span, name, value, written, fields, columns } = found
  if (Array.isArray(value)) return columns ? cells(found, columns) : dashes(found)
  const link = /^(["']?)\[([^[\]\n]+)\]\(([^\s()]+)\)\1$/.exec(written)
  if (link && fields.includes('href') && fields.includes('title')) return linkAsEntry(found, link)
  const attributes = [...written.matchAll(ATTRIBUTES)]
  const isWhole = attributes.map(([whole]) => whole).join('') === written
  if (attributes.length === 0 || !isWhole || !attributes.every(([, key = '']) => fields.includes(key)))
    return undefined
  const lines = attributes.map(
    ([, key = '', one, two, three]) => `${key}: ${asWritten(one ?? two ?? three ?? '')}`,
  )
  const text = source.textIn(span.file)
  const line = lineAt(text, span.start.offset)
  const isAlone = /^ *(?:- +)?$/.test(text.slice(line.start, span.start.offset))
  const lead = `${breakOf(text)}${' '.repeat(span.start.column - 1)}`
  const fix = isAlone ? [replaced(span, lines.join(lead))] : undefined
  return withHelp(
    messages.wrongKind(name, KINDS.group, KINDS.text),
    linesInstead(lines, text, span.start.offset),
    fix,
  )
}

/** `[words](/page)` for a link with `title` and `href`. */
function linkAsEntry(
  { source, span, name }: WrongValue,
  [, , title = '', href = '']: RegExpExecArray,
): Found {
  const lines = linkFields(title, href)
  const text = source.textIn(span.file)
  const isEntry = /- +$/.test(text.slice(0, span.start.offset))
  const fix = [replaced(span, lines.join(`${breakOf(text)}${' '.repeat(span.start.column - 1)}`))]
  const help = linesInstead(isEntry ? [`- ${lines[0]}`, `  ${lines[1]}`] : lines, text, span.start.offset)
  return withHelp(messages.wrongKind(name, KINDS.group, KINDS.text), help, isEntry ? fix : undefined)
}

/** Each field of the group is an entry of a list. */
function dashes({ source, span, name, value, written, entryPaths, fields }: WrongValue): Found {
  const entries = Array.isArray(value) ? value : []
  const [only, ...others] = entries
  const isWhole = others.length === 0 && Object.keys(Object(only)).every((key) => fields.includes(key))
  if (isWhole && written.startsWith('- ') && typeof only === 'object') {
    const dash = { file: span.file, start: span.start.offset, end: span.start.offset + 1, text: ' ' }
    return withHelp(messages.wrongKind(name, KINDS.group, KINDS.list), remedies.withoutDashes, [dash])
  }
  const names = entries.flatMap((entry) => Object.keys(Object(entry)))
  const isSingle = written.split('\n').every((line) => /^ *- +[^\s:]/.test(line))
  if (!isSingle || names.length !== entries.length || new Set(names).size !== names.length) return undefined
  const text = source.textIn(span.file)
  const fix = entryPaths?.map((path) => {
    const { start } = source.spanOf(path)
    const dash = text.lastIndexOf('-', start.offset)
    return { file: span.file, start: dash, end: start.offset, text: '' }
  })
  return withHelp(messages.wrongKind(name, KINDS.group, KINDS.list), remedies.withoutDashes, fix)
}

/** The cells of a row in brackets. */
function cells({ source, span, name, value }: WrongValue, columns: readonly string[]): Found {
  const row = Array.isArray(value) ? value : []
  if (row.length !== columns.length || !row.every((cell) => typeof cell === 'string')) return undefined
  const lines = columns.map((column, index) => `${index === 0 ? '- ' : '  '}${column}: ${row[index]}`)
  const help = linesInstead(lines, source.textIn(span.file), span.start.offset)
  return withHelp(messages.wrongKind(name, KINDS.group, KINDS.list), help)
}

const BETWEEN = /\s*(?:->|=>|→|>|,|;)\s*/

/** Addresses in one line, with arrows or commas between them. */
export function addressesForList(found: WrongValue): Found {
  const { source, span, name, written, entryFields = [] } = found
  const parts = written.split(BETWEEN)
  const isOfLinks = entryFields.includes('href')
  if ((parts.length < 2 && !isOfLinks) || !parts.every((part) => /^(?:[/#]|link:)\S*$/.test(part)))
    return undefined
  const field = isOfLinks ? 'href: ' : ''
  const entries = parts.map((part) => `- ${field}${part}`)
  return withHelp(
    messages.wrongKind(name, KINDS.list, KINDS.text),
    linesInstead(entries, source.textIn(span.file), span.start.offset),
    [onLinesBelow(found, entries)],
  )
}

/** Writes lines below the name of a field, in the place of the value behind it. */
export function onLinesBelow({ source, span, written }: WrongValue, lines: readonly string[]): Edit {
  const text = source.textIn(span.file)
  const line = lineAt(text, span.start.offset)
  const lead = breakOf(text) + ' '.repeat(contentOf(line) + 2)
  const start = line.start + text.slice(line.start, span.start.offset).trimEnd().length
  const end = span.start.offset + written.length
  return { file: span.file, start, end, text: lines.map((each) => lead + each).join('') }
}
