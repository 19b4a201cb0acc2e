/**
 * From version 1 to 2: a calendar has periods with breaks, not only terms with a half term and a holiday. Words of
 * schools, which site.yaml had below `words:`, are now in the page, so that the page looks the same.
 */

import type { Splice } from '../../../base/edit.ts'
import { valueAt } from '../../../base/value-at.ts'
import { parseCsv, type Row } from '../../../load/tables/parse-csv.ts'
import { asWritten } from '../../../yaml/rewrite.ts'
import { toSource } from '../../../yaml/source.ts'
import type { SourceFile } from '../../../yaml/source-file.ts'
import type { MigrationPart } from '../migration.ts'

type Path = readonly (string | number)[]

/** The words of version 1. It had no other language. */
const WORDS = { opens: 'Opens', closes: 'Closes', halfTerm: 'Half term' }
type Words = typeof WORDS

const IN_SITE = [
  [['words', 'holidayStarts'], 'starts'],
  [['words', 'holidayEnds'], 'ends'],
  [['checks', 'half-term-outside'], 'break-outside'],
  [['checks', 'term-in-another-year'], 'calendar-in-another-year'],
] as const

const COLUMNS: Readonly<Record<string, string>> = {
  opening: 'start',
  closing: 'end',
  holiday: 'breakAfter',
  starting: 'start',
  ending: 'end',
  halfTerm: 'breaks.1',
}

export const calendar: MigrationPart = ({ path, text, site }) => {
  const words = { ...WORDS }
  for (const name of ['opens', 'closes', 'halfTerm'] as const) {
    const own = valueAt(site, ['words', name])
    if (typeof own === 'string' && own.trim() !== '') words[name] = own
  }
  if (!path.endsWith('.yaml')) return inTable(text, words)
  const source = toSource(path, text, () => undefined)
  if (path === 'site.yaml')
    return IN_SITE.flatMap(([at, name]) => (has(source, at) ? [renamed(source, at, name)] : []))
  const blocks = valueAt(source.value, ['blocks'])
  return Array.isArray(blocks) ? blocks.flatMap((_, index) => inBlock(source, ['blocks', index], words)) : []
}

const has = ({ value }: SourceFile, path: Path) => valueAt(value, path) !== undefined

function inBlock(source: SourceFile, block: Path, words: Words): readonly Splice[] {
  const at = [...block, 'terms']
  if (valueAt(source.value, [...block, 'type']) !== 'calendar' || !has(source, at)) return []
  const terms = valueAt(source.value, at)
  const labels = [`startLabel: ${asWritten(words.opens)}`, `endLabel: ${asWritten(words.closes)}`]
  return [
    // Before the labels: what stands at the same place is put there in this order, from right to left.
    renamed(source, at, 'periods'),
    before(source, at, labels),
    ...(Array.isArray(terms) ? terms.flatMap((_, index) => inTerm(source, [...at, index], words)) : []),
  ]
}

function inTerm(source: SourceFile, term: Path, words: Words): readonly Splice[] {
  const rename = (name: string, to: string, ...group: Path) => {
    const path = [...term, ...group, name]
    return has(source, path) ? [renamed(source, path, to)] : []
  }
  return [
    ...rename('opening', 'start'),
    ...rename('closing', 'end'),
    ...rename('holiday', 'breakAfter'),
    ...rename('starting', 'start', 'holiday'),
    ...rename('ending', 'end', 'holiday'),
    ...rename('halfTerm', 'breaks'),
    ...rename('opening', 'start', 'halfTerm'),
    ...rename('closing', 'end', 'halfTerm'),
    ...intoList(source, [...term, 'halfTerm'], `name: ${asWritten(words.halfTerm)}`),
  ]
}

/** Makes a group the only entry of a list, with one more field. */
function intoList(source: SourceFile, group: Path, field: string): readonly Splice[] {
  const [first] = Object.keys(Object(valueAt(source.value, group)))
  if (first === undefined) return []
  const { text } = source
  const { start, end } = source.spanOf(group)
  if (text[start.offset] === '{')
    return [insert(start.offset, '['), before(source, [...group, first], [field]), insert(end.offset, ']')]
  const key = source.spanOfKey([...group, first]).start
  const indent = ' '.repeat(key.column - 1)
  const rest = text.slice(key.offset, end.offset)
  const lines = [...rest.matchAll(/\n(?=[ \t]*[^\s])/g)].map(({ index }) =>
    insert(key.offset + index + 1, '  '),
  )
  return [insert(key.offset, `- ${field}${lineBreakIn(text)}${indent}  `), ...lines]
}

/** Puts fields before another one, on lines of their own or between the same braces. */
function before(source: SourceFile, path: Path, fields: readonly string[]): Splice {
  const { offset, column } = source.spanOfKey(path).start
  const { text } = source
  const start = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  // Before the first field of a block stands a dash.
  const isOwnLine = /^[ \t]*(?:-[ \t]+)?$/.test(start)
  const between = isOwnLine ? `${lineBreakIn(text)}${' '.repeat(column - 1)}` : ', '
  return insert(offset, fields.map((field) => `${field}${between}`).join(''))
}

const lineBreakIn = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

function renamed(source: SourceFile, path: Path, text: string): Splice {
  const { start, end } = source.spanOfKey(path)
  return { start: start.offset, end: end.offset, text }
}

const insert = (at: number, text: string): Splice => ({ start: at, end: at, text })

/** Only a table of terms has both these columns. The name of the half term becomes one more column. */
function inTable(text: string, words: Words): readonly Splice[] {
  const rows = parseCsv(text)
  if ('isOpen' in rows) return []
  const [head = [], ...entries] = rows.filter((row) => row.some((cell) => cell.text !== ''))
  const names = head.map((cell) => cell.text)
  if (!names.includes('opening') || !names.includes('closing')) return []
  const renames = head.map(({ text: name, start, end }) => ({
    start,
    end,
    text: name
      .split('.')
      .map((part) => COLUMNS[part] ?? part)
      .join('.'),
  }))
  const [first, second] = head
  const mark = first && second ? text.slice(first.end, second.start).trim() || '\t' : ','
  const isHalf = names.map((name) => name.startsWith('halfTerm.'))
  if (!isHalf.includes(true)) return renames
  const cellAfter = (row: Row, words: string) => insert(row.at(-1)?.end ?? 0, `${mark}${words}`)
  return [
    ...renames.slice(0, -1),
    ...renames.slice(-1).map((splice) => ({ ...splice, text: `${splice.text}${mark}breaks.1.name` })),
    ...entries.map((row) =>
      cellAfter(
        row,
        row.some(({ text: cell }, at) => isHalf[at] && cell !== '') ? inCell(words.halfTerm) : '',
      ),
    ),
  ]
}

const inCell = (words: string) => (/[",;\t\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words)
