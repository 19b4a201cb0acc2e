/** Includes the rows of tables: `rows: data/fees.csv` in place of a list. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isTooMuch, LARGEST_FILE } from '../../base/limits.ts'
import { valueAt } from '../../base/value-at.ts'
import { visitFields } from '../../base/walk.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { fieldSpot } from '../../yaml/spot.ts'
import { spansFrom } from '../spans-from.ts'
import { suggestFile } from '../suggest-file.ts'
import type { Table } from './table.ts'

export const TABLE_FILE = /\.csv$/i

/** A list of a document, and the table that its entries come from. */
export type IncludedRows = { readonly path: FieldPath; readonly table: Table }

export type Tables = {
  /** The paths of all tables, below pages/. */
  readonly names: readonly string[]
  /** `undefined` if the file is not a valid table. That has been reported. */
  readonly table: (name: string) => Table | undefined
}

/** A field `rows:`; `path` is that of the list. */
type TableUse = { readonly path: FieldPath; readonly name: string }

/** A document with the rows of its tables. `refused` has the indexes of the blocks whose table cannot be read. */
export type WithRows = {
  readonly source: SourceFile
  readonly rows: readonly IncludedRows[]
  readonly refused: ReadonlySet<number>
}

export function withRows(source: SourceFile, tables: Tables, report: Report): WithRows {
  const uses = usesOf(source)
  const refused = new Set<number>()
  const included = { size: 0 }
  const rows = uses.flatMap(({ path, name }): IncludedRows[] => {
    const table = tables.names.includes(name) ? tables.table(name) : undefined
    const wasTooMuch = isTooMuch(included)
    included.size += table?.source.text.length ?? 0
    if (table && !isTooMuch(included)) return [{ path, table }]
    refused.add(Number(path[1]))
    const span = () => source.spanOf([...path, 'rows'])
    if (isTooMuch(included) && !wasTooMuch)
      report({ ...messages.fileTooLarge(included.size, LARGEST_FILE, true), span: span() })
    if (!tables.names.includes(name)) {
      const sure = suggestFile(name, tables.names)
      const spot = fieldSpot(source, [...path, 'rows'], name)
      report({ ...messages.tableMissing(name, tables.names, sure), span: spot.span(), ...spot.fixWith(sure) })
    }
    return []
  })
  return { source: rows.length === 0 ? source : joined(source, rows), rows, refused }
}

/** The paths of the tables that a document asks for, whether they exist or not. */
export const tablesNamedIn = (source: SourceFile): readonly string[] =>
  usesOf(source).map(({ name }) => `pages/${name}`)

/** Most documents ask for no table. The test of the text saves a walk through their values. */
const usesOf = ({ text, value }: SourceFile) => (text.includes('rows') ? usesIn(value) : [])

function usesIn(value: unknown): readonly TableUse[] {
  const uses: TableUse[] = []
  visitFields(value, [], (field, name, path, owner) => {
    const isOnly = field === 'rows' && Object.keys(owner).length === 1
    if (isOnly && typeof name === 'string' && path.length > 2) uses.push({ path: [...path], name })
    return false
  })
  return uses
}

function joined(source: SourceFile, rows: readonly IncludedRows[]): SourceFile {
  /** The table that a path leads into, with the rest of the path. */
  const originOf = (path: FieldPath) => {
    const list = rows.find((each) => isBelow(path, each.path))
    return list ? { source: list.table.source, path: path.slice(list.path.length) } : { source, path }
  }
  const texts = new Map(rows.map(({ table }) => [table.source.path, table.source.text]))
  return {
    ...source,
    value: rows.reduce((value, { path, table }) => {
      const byColumn = Array.isArray(valueAt(value, [...path.slice(0, -1), 'columns']))
      return withValueAt(value, path, table.entriesOf(String(path.at(-1)), byColumn))
    }, source.value),
    dependsOn: [...new Set([...source.dependsOn, ...texts.keys()])],
    textIn: (file) => texts.get(file) ?? source.textIn(file),
    mayHold: () => true,
    ...spansFrom(originOf),
  }
}

function isBelow(path: FieldPath, ancestor: FieldPath): boolean {
  return path.length > ancestor.length && ancestor.every((key, index) => path[index] === key)
}

/** A copy of a value with another value at a path. */
function withValueAt(value: unknown, [key, ...rest]: FieldPath, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? withValueAt(item, rest, by) : item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? withValueAt(inner, rest, by) : inner]),
  )
}
