/** The lines to copy where a field or a group is missing. A word in each place says what to write there. */
import { z } from 'zod'
import { isoOf } from '../../../block/day.ts'
import type { LinesToAdd } from '../../../diagnostics/here.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { lineNumber } from '../../base/lines.ts'
import {
  describe,
  exampleOf,
  fieldAt,
  fieldsOf,
  neededIn,
  type Schema,
  schemaAt,
} from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { lastOffset } from '../../yaml/add-lines.ts'
import { asWritten } from '../../yaml/rewrite.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { readDays } from '../values/read-day.ts'

/** For fields that are missing from the group at a path. `undefined` if the group is in braces or in a table. */
export function linesToAdd(
  names: readonly string[],
  schema: Schema | undefined,
  path: FieldPath,
  source: SourceFile,
): LinesToAdd | undefined {
  const { file, start } = source.spanOf(path)
  const text = source.textIn(file)
  if (text[start.offset] === '{' || !/\.ya?ml$/.test(file)) return undefined
  const group = valueAt(source.value, path)
  const day = valueAt(group, ['start'])
  const lines = names
    // An example could be before the first day.
    .flatMap((name) =>
      name === 'end' && typeof day === 'string' ? [`end: ${day}`] : linesOf(name, fieldAt(schema, name)),
    )
    .map((line) => ' '.repeat(start.column - 1) + line)
  const keys = Object.keys(Object(group))
  if (keys.length === 0) return { lines }
  // Below the first field, if that is one line: lists and groups go on below their names.
  const [first = ''] = keys
  const own = source.spanOf([...path, first])
  const isLine = typeof valueAt(group, [first]) === 'string' && own.start.line === own.end.line
  const { line } = source.spanOfKey([...path, first]).start
  // The title of a page comes first.
  if (path.length === 0 && names[0] === 'title' && line > 1) return { below: line - 1, lines }
  const end = isLine ? own.start.offset : lastOffset(source, path)
  return { below: lineNumber(text, end), lines }
}

/** For a list or a group with nothing below its name. */
export function linesBelow(
  schema: Schema | undefined,
  path: FieldPath,
  source: SourceFile,
): LinesToAdd | undefined {
  const key = source.spanOfKey(path)
  const plain = schema && schemaAt(schema, [])
  const lines = plain ? inside(plain) : []
  if (lines.length === 0 || !/\.ya?ml$/.test(key.file)) return undefined
  const indent = ' '.repeat(key.start.column + 1)
  return { below: key.start.line, lines: lines.map((line) => indent + line) }
}

/** A field with its value, without the indent of its group. */
export function linesOf(field: string, schema: Schema | undefined): readonly string[] {
  const plain = schema && schemaAt(schema, [])
  const inner = plain ? inside(plain) : []
  if (inner.length > 0) return [`${field}:`, ...inner.map((line) => `  ${line}`)]
  return [`${field}: ${words(field, schema)}`]
}

/** The lines below the name of a list or a group. Empty for a text. */
function inside(schema: Schema): readonly string[] {
  if (schema instanceof z.ZodArray) return entry(schema.element)
  if (schema instanceof z.ZodRecord) return linesOf(exampleOf(schema.keyType) ?? 'name', schema.valueType)
  if (!(schema instanceof z.ZodObject)) return []
  // The first two fields say the most, also where they are not needed, as in a link.
  return [...new Set([...fieldsOf(schema).slice(0, 2), ...neededIn(schema)])].flatMap((name) =>
    linesOf(name, fieldAt(schema, name)),
  )
}

function entry(element: Schema): readonly string[] {
  if (element instanceof z.ZodUnknown) return ['- type: richText', '  text: The words of the page']
  const plain = schemaAt(element, [])
  const [first = words('', element), ...rest] = plain ? inside(plain) : []
  return [`- ${first}`, ...rest.map((line) => `  ${line}`)]
}

/** An entry that is a group, for the text that stands in its place: the text is the value of the first field. */
export function entryWith(text: string, schema: Schema | undefined): readonly string[] {
  const plain = schema && schemaAt(schema, [])
  const [first = '', ...rest] = plain instanceof z.ZodObject ? inside(plain) : []
  const [, name] = /^(\w+): ./.exec(first) ?? []
  if (name === undefined || /\n/.test(text)) return []
  const [, question, answer] = /^(.*?\?) (\S.*)$/.exec(text) ?? []
  if (question && answer && rest[0]?.startsWith('answer:'))
    return [`- ${name}: ${asWritten(question)}`, `  answer: ${asWritten(answer)}`]
  const [words, day] = dayApart(text)
  const isDated = day !== undefined && rest.some((line) => line.startsWith('date: '))
  const others = isDated ? rest.map((line) => (line.startsWith('date: ') ? `date: ${day}` : line)) : rest
  return [`- ${name}: ${asWritten(isDated ? words : text)}`, ...others.map((line) => `  ${line}`)]
}

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9},? \d{4}`
const DAY_BEHIND = new RegExp(`^(?<words>.{3,}?)(?:[,:;]| [–—-]| on) +(?<day>${DAY})$`, 'u')
const DAY_BEFORE = new RegExp(`^(?<day>${DAY})(?:,|:|;| [–—-]) +(?<words>.{3,})$`, 'u')

/** Words that speak of other days, too, or of one that is not that of the event. */
const OF_SEVERAL = /\d|(?:^|\s)(?:to|and|until|till|by|from|before|after|hadi|kuanzia|na|au|jusqu’au|bis)$/iu
const LONGEST_NAME = 120

/** `Home game, 8 November 2025` */
function dayApart(text: string): readonly [words: string, day?: string] {
  if (text.length > LONGEST_NAME) return [text]
  const { words = '', day = '' } = (DAY_BEHIND.exec(text) ?? DAY_BEFORE.exec(text))?.groups ?? {}
  const [read, other] = readDays(day).map(isoOf)
  const isSole = read !== undefined && other === undefined && !OF_SEVERAL.test(words)
  return isSole ? [words, read] : [text]
}

/** Fields whose description says nothing that could stand as their value. */
const BY_NAME: Readonly<Record<string, string>> = {
  href: '/page',
  image: 'images/picture.jpg',
  embedUrl: 'https://www.example.org/',
  url: 'https://www.example.org/',
  lang: 'en',
  year: '2026',
  brand: '#1f4e8c',
  accent: '#b5532a',
}

function words(field: string, schema: Schema | undefined): string {
  const plain = schema && schemaAt(schema, [])
  if (plain instanceof z.ZodEnum) return String(plain.options[0])
  if (plain instanceof z.ZodLiteral) return [...plain.values].join('')
  const [says] = describe(schema)?.split(/[.:,;(]/) ?? []
  const isNumber = plain && z.globalRegistry.get(plain)?.yaml === 'number'
  return asWritten(BY_NAME[field] ?? exampleOf(schema) ?? (isNumber ? '1' : (says?.trim() ?? '…')))
}
