/** A text or a list where a group is expected. */
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { isGroup } from '../../base/laid-over.ts'
import { breakOf } from '../../yaml/add-lines.ts'
import { fieldInstead, linesInstead } from '../../yaml/lines-instead.ts'
import { asWritten, linkFields, replaced } from '../../yaml/rewrite.ts'
import { contentOf } from '../../yaml/syntax-errors/syntax-error.ts'
import { type Answer, firstAnswer, onLinesBelow, withFix, withHelp } from './answers.ts'
import { KINDS, type WrongValue } from './kinds.ts'

export function forGroup(found: WrongValue): Answer | undefined {
  if (isAddress(found)) return firstAnswer(found, [linkWithoutWords, afterDash, addressBelow])
  const [, field = ''] = ONE_FIELD.exec(found.written) ?? []
  const isField = found.fields.includes(field)
  const others = [otherNotation, entriesOfGroup, spaceAfterColon, colonMissing]
  return firstAnswer(found, isField ? [spaceAfterColon] : others)
}

const LINK = /^(?:(?:link|https|mailto|tel):\S+|[/#]\S+)$/

const isAddress = ({ fields, written }: WrongValue) => fields.includes('href') && LINK.test(written)

/** A link without words shows the title of its page. Other addresses have none. */
function linkWithoutWords({ name, key, written, fields, text, at, line }: WrongValue): Answer | undefined {
  if (/^[/#]/.test(written) || !fields.includes('title')) return undefined
  const lines = ['title: Words of the link', `href: ${written}`]
  const help =
    typeof key === 'string'
      ? fieldInstead(key, lines, text, line.start + contentOf(line))
      : linesInstead(lines, text, at)
  return withHelp(messages.wrongKind(name, KINDS.group, KINDS.text), help)
}

/** An address as the entry of a list: its field goes right after the dash. */
function afterDash({ span, name, written, text, at, line }: WrongValue): Answer | undefined {
  if (!/^ *- +$/.test(text.slice(line.start, at))) return undefined
  const finding = messages.wrongKind(name, KINDS.group, KINDS.text)
  const help = remedies.afterTheDash(`href: ${written}`)
  return withFix({ ...finding, help }, [{ file: span.file, start: at, end: at, text: 'href: ' }])
}

function addressBelow(found: WrongValue): Answer {
  const line = `href: ${found.written}`
  return withFix(messages.wrongKind(found.name, KINDS.group, KINDS.text, line), [onLinesBelow(found, [line])])
}

const ONE_FIELD = /^([A-Za-z]\w*):(?!\/\/)(?=\S)/

/** `type:hero` alone is a text to YAML. */
function spaceAfterColon({ span, written, text, at }: WrongValue): Answer | undefined {
  const [whole, field] = ONE_FIELD.exec(written) ?? []
  if (!whole || !field || written.includes('\n')) return undefined
  const end = at + whole.length
  const fix = text.startsWith(whole, at) ? [{ file: span.file, start: end, end, text: ' ' }] : undefined
  return withFix(messages.spaceAfterColon(field), fix)
}

/** `- href /choir`. The word before other texts can be one of theirs: that is not mended. */
function colonMissing({ fields, span, written, text, at }: WrongValue): Answer | undefined {
  const [, field = '', rest = ''] = /^([a-z]\w*) +(["'/#\d\p{Lu}].*|\S+:\S+)$/u.exec(written) ?? []
  if (!fields.includes(field) || !text.startsWith(written, at)) return undefined
  const end = at + field.length
  const fix = LINK.test(rest) ? [{ file: span.file, start: end, end, text: ':' }] : undefined
  return withFix(messages.fieldWithoutColon(field), fix)
}

const ATTRIBUTES = /([A-Za-z]\w*)=(?:"([^"\n]*)"|'([^'\n]*)'|(\S+))(?:\s+|$)/g

/** A text such as `title="Choir" href="/choir"` for a group, or a list with dashes or in brackets. */
function otherNotation(found: WrongValue): Answer | undefined {
  const { span, name, value, written, fields, columns, text, at, line } = found
  if (Array.isArray(value)) return columns ? cells(found, columns) : (pairs(found, value) ?? dashes(found))
  const link = /^(["']?)\[([^[\]\n]+)\]\(([^\s()]+)\)\1$/.exec(written)
  if (link && fields.includes('href') && fields.includes('title')) return linkAsEntry(found, link)
  const attributes = [...written.matchAll(ATTRIBUTES)]
  const isWhole = attributes.map(([whole]) => whole).join('') === written
  if (attributes.length === 0 || !isWhole || !attributes.every(([, key = '']) => fields.includes(key)))
    return undefined
  const lines = attributes.map(
    ([, key = '', one, two, three]) => `${key}: ${asWritten(one ?? two ?? three ?? '')}`,
  )
  const isAlone = /^ *(?:- +)?$/.test(text.slice(line.start, at))
  const fix = isAlone ? [replaced(span, onLines(found, lines))] : undefined
  return withHelp(messages.wrongKind(name, KINDS.group, KINDS.text), linesInstead(lines, text, at), fix)
}

/** `- day: Mon` with `time: 08:00-17:00` below it, for `Mon: 08:00-17:00`. */
function pairs({ name, fields, text, at }: WrongValue, entries: readonly unknown[]): Answer | undefined {
  const all = entries.map((entry) => Object.values(Object(entry)).filter((each) => typeof each === 'string'))
  if (fields.length > 0 || !entries.every(isGroup) || !all.every(({ length }) => length === 2))
    return undefined
  const lines = all.map(([one = '', two = '']) => `${asWritten(one)}: ${asWritten(two)}`)
  return withHelp(messages.wrongKind(name, KINDS.group, KINDS.list), linesInstead(lines, text, at))
}

/** One below the other, where the value starts. */
const onLines = ({ span, text }: WrongValue, lines: readonly string[]) =>
  lines.join(`${breakOf(text)}${' '.repeat(span.start.column - 1)}`)

/** `[words](/page)` for a link with `title` and `href`. */
function linkAsEntry(found: WrongValue, [, , title = '', href = '']: RegExpExecArray): Answer {
  const { span, name, text, at } = found
  const lines = linkFields(title, href)
  const isEntry = /- +$/.test(text.slice(0, at))
  const fix = [replaced(span, onLines(found, lines))]
  const help = linesInstead(isEntry ? [`- ${lines[0]}`, `  ${lines[1]}`] : lines, text, at)
  return withHelp(messages.wrongKind(name, KINDS.group, KINDS.text), help, isEntry ? fix : undefined)
}

/** The entries of the first list that the group has. */
function entriesOfGroup({ name, value, lines }: WrongValue): Answer | undefined {
  const own = lines?.lines ?? []
  const at = own.findIndex((line, index) => line.endsWith(':') && own[index + 1]?.trim().startsWith('- '))
  const list = own[at]?.trim().slice(0, -1)
  if (!Array.isArray(value) || list === undefined) return undefined
  const help = { help: remedies.entriesOf(list), lines: own.slice(0, at + 1) }
  return withHelp(messages.wrongKind(name, KINDS.group, KINDS.list), help)
}

/** Each field of the group is an entry of a list. */
function dashes({
  source,
  span,
  name,
  value,
  written,
  entryPaths,
  fields,
  text,
  at,
}: WrongValue): Answer | undefined {
  const entries = Array.isArray(value) ? value : []
  const [only, ...others] = entries
  const isWhole = others.length === 0 && Object.keys(Object(only)).every((key) => fields.includes(key))
  if (isWhole && written.startsWith('- ') && typeof only === 'object') {
    const dash = { file: span.file, start: at, end: at + 1, text: ' ' }
    return withHelp(messages.wrongKind(name, KINDS.group, KINDS.list), remedies.withoutDashes, [dash])
  }
  const names = entries.flatMap((entry) => Object.keys(Object(entry)))
  const isSingle = written.split('\n').every((line) => /^ *- +[^\s:]/.test(line))
  if (!isSingle || names.length !== entries.length || new Set(names).size !== names.length) return undefined
  const fix = entryPaths?.map((path) => {
    const { start } = source.spanOf(path)
    const dash = text.lastIndexOf('-', start.offset)
    return { file: span.file, start: dash, end: start.offset, text: '' }
  })
  return withHelp(messages.wrongKind(name, KINDS.group, KINDS.list), remedies.withoutDashes, fix)
}

/** The cells of a row in brackets. */
function cells({ name, value, text, at }: WrongValue, columns: readonly string[]): Answer | undefined {
  const row = Array.isArray(value) ? value : []
  if (row.length !== columns.length || !row.every((cell) => typeof cell === 'string')) return undefined
  const lines = columns.map((column, index) => `${index === 0 ? '- ' : '  '}${column}: ${row[index]}`)
  const help = linesInstead(lines, text, at)
  return withHelp(messages.wrongKind(name, KINDS.group, KINDS.list), help)
}
