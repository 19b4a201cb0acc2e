/** Lists whose entries stand in a table: `rows: data/fees.csv` in the place of a list. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isTooMuch, LARGEST_FILE } from '../../base/limits.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { fieldSpot } from '../../yaml/spot.ts'
import { fileMeant } from '../suggest-file.ts'
import type { Table } from './table.ts'

export const TABLE_FILE = /\.csv$/i

/** A list of a document that a table holds. */
export type TakenRows = { readonly path: FieldPath; readonly table: Table }

export type Tables = {
  /** Paths of all tables below pages/. */
  readonly names: readonly string[]
  /** `undefined` where the file is no table, which has been reported. */
  readonly table: (name: string) => Table | undefined
}

/** A mention of a table. */
type Mention = { readonly path: FieldPath; readonly name: string }

/** The document with the rows of its tables. Where one cannot be had, `refused` holds the block that asks for it. */
export type WithRows = {
  readonly source: SourceFile
  readonly rows: readonly TakenRows[]
  readonly refused: ReadonlySet<number>
}

export function withRows(source: SourceFile, tables: Tables, report: Report): WithRows {
  const mentions = mentionsOf(source)
  const refused = new Set<number>()
  const taken = { size: 0 }
  const rows = mentions.flatMap(({ path, name }): TakenRows[] => {
    const table = tables.names.includes(name) ? tables.table(name) : undefined
    const wasTooMuch = isTooMuch(taken)
    taken.size += table?.source.text.length ?? 0
    if (table && !isTooMuch(taken)) return [{ path, table }]
    refused.add(Number(path[1]))
    const span = () => source.spanOf([...path, 'rows'])
    if (isTooMuch(taken) && !wasTooMuch)
      report({ ...messages.fileTooLarge(taken.size, LARGEST_FILE, true), span: span() })
    if (!tables.names.includes(name)) {
      const sure = fileMeant(name, tables.names)
      const spot = fieldSpot(source, [...path, 'rows'], name)
      report({ ...messages.tableMissing(name, tables.names, sure), span: spot.span(), ...spot.fixWith(sure) })
    }
    return []
  })
  return { source: rows.length === 0 ? source : joined(source, rows), rows, refused }
}

/** The paths of the tables that a document names, whether they are there or not. */
export const tablesNamedIn = (source: SourceFile): readonly string[] =>
  mentionsOf(source).map(({ name }) => `pages/${name}`)

/** Most documents ask for none: then their values need not be walked through. */
const mentionsOf = ({ text, value }: SourceFile) => (text.includes('rows') ? mentionsIn(value, []) : [])

function mentionsIn(value: unknown, path: FieldPath): readonly Mention[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => mentionsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  const [first] = fields
  if (fields.length === 1 && first?.[0] === 'rows' && typeof first[1] === 'string' && path.length > 2)
    return [{ path, name: first[1] }]
  return fields.flatMap(([name, inner]) => mentionsIn(inner, [...path, name]))
}

function joined(source: SourceFile, rows: readonly TakenRows[]): SourceFile {
  /** The table in which a path leads, with the rest of the path. */
  const within = (path: FieldPath) => {
    const taken = rows.find((each) => isBelow(path, each.path))
    return taken && { source: taken.table.source, path: path.slice(taken.path.length) }
  }
  const texts = new Map(rows.map(({ table }) => [table.source.path, table.source.text]))
  return {
    ...source,
    value: rows.reduce(
      (value, { path, table }) => replaced(value, path, table.entriesOf(String(path.at(-1)))),
      source.value,
    ),
    dependsOn: [...new Set([...source.dependsOn, ...texts.keys()])],
    textIn: (file) => texts.get(file) ?? source.textIn(file),
    mayHold: () => true,
    spanOf: (path) => {
      const inner = within(path)
      return inner ? inner.source.spanOf(inner.path) : source.spanOf(path)
    },
    spanOfKey: (path) => {
      const inner = within(path)
      return inner ? inner.source.spanOfKey(inner.path) : source.spanOfKey(path)
    },
    spanOfWords: (path, words, before) => {
      const inner = within(path)
      return inner
        ? inner.source.spanOfWords(inner.path, words, before)
        : source.spanOfWords(path, words, before)
    },
  }
}

function isBelow(path: FieldPath, ancestor: FieldPath): boolean {
  return path.length > ancestor.length && ancestor.every((key, index) => path[index] === key)
}

/** The same value with another one at a path. */
function replaced(value: unknown, [key, ...rest]: FieldPath, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaced(item, rest, by) : item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? replaced(inner, rest, by) : inner]),
  )
}
