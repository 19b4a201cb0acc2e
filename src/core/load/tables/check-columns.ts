/** Checks that the columns of a table are fields of the list that includes it. A misspelt name gives one message. */
import { z } from 'zod'
import { certain } from '../../../diagnostics/certain.ts'
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { fieldFor } from '../../../diagnostics/synonyms.ts'
import { describe, fieldAt, fieldsOf, type Schema, schemaAt } from '../../base/schema-at.ts'
import { guessNames } from './guess-names.ts'
import type { Cell, Row } from './parse-csv.ts'
import { shiftedBySplits, splitFinding } from './split-cells.ts'
import type { Table } from './table.ts'

/**
 * `list` is the name of the list, `schema` its schema, `own` the columns that the block names itself. Says nothing if
 * the schema is not a list: validation does.
 */
export function checkColumns(
  table: Table,
  list: string,
  schema: Schema | undefined,
  own: readonly string[],
  report: Report,
): boolean {
  if (!(schema instanceof z.ZodArray)) return true
  const entry = schemaAt(schema, [0])
  if (entry instanceof z.ZodRecord) return checkOwnColumns(table, list, own, report)
  const fields = namesIn(entry)
  // The only column of a list of texts has the name of the list.
  const known = fields.length === 0 ? [list] : fields
  if (table.nameless) {
    reportNameless(
      table,
      table.nameless,
      [entry, known, fields.length === 0 ? [list] : neededIn(entry)],
      report,
    )
    return false
  }
  let fits = true
  const refuse = ({ cell }: { cell: Omit<Cell, 'text'> }, finding: Finding) => {
    fits = false
    report({ ...finding, span: table.toSpan(cell.start, cell.end) })
  }
  for (const column of table.columns)
    if (!known.includes(column.name.replaceAll(/\.\d+(?=\.)/g, '.1')))
      refuse(column, messages.columnUnknown(column.name, list, known, columnFor(column.name, known)))
  if (!fits) return false
  const [first] = table.columns
  const names = table.columns.map(({ name }) => name)
  for (const name of neededIn(entry)) {
    const isThere = names.some((each) => each === name || each.startsWith(`${name}.`))
    if (first && !isThere) refuse(first, messages.columnMissing(name, list, describe(fieldAt(entry, name))))
  }
  const splits = shiftedBySplits(table.rows, table.columns, entry, table.source.text)
  const [split] = splits
  const finding = splitFinding(splits)
  if (split && finding) refuse({ cell: split }, finding)
  return fits
}

/** `Amount (KES)` is `amount`. */
function columnFor(name: string, known: readonly string[]): string | undefined {
  const bare = name.replace(/\s*[([].*$/, '')
  return fieldFor(name, known) ?? certain(bare, known) ?? fieldFor(bare, known)
}

function checkOwnColumns(table: Table, list: string, own: readonly string[], report: Report): boolean {
  const { columns, toSpan } = table
  const unknown = columns.filter(({ name }) => !own.includes(name))
  const [first] = unknown
  if (own.length === 0 || !first) return true
  if (unknown.length === columns.length) {
    const finding = messages.columnNamesMissing(own.join(','), own, lateNames(table, own))
    report({ ...finding, span: toSpan(first.cell.start, columns.at(-1)?.cell.end ?? first.cell.end) })
    return false
  }
  for (const { name, cell } of unknown) {
    const meant = own.find((known) => name.toLowerCase().startsWith(known.toLowerCase()))
    report({ ...messages.columnUnknown(name, list, own, meant), span: toSpan(cell.start, cell.end) })
  }
  return false
}

/** The number of the row with the names of the columns, if there is something above it, such as a title. */
function lateNames({ rows, toSpan }: Table, known: readonly string[]): number | undefined {
  const late = rows.find((row) => {
    const names = row.flatMap(({ text }) => text.trim() || [])
    return names.length > 1 && names.every((name) => known.includes(name))
  })
  return late?.[0] && toSpan(late[0].start, late[0].start).start.line
}

function reportNameless(
  table: Table,
  rows: readonly Row[],
  [entry, known, needed]: readonly [Schema | undefined, readonly string[], readonly string[]],
  report: Report,
): void {
  const { columns, source, toSpan } = table
  const [first, second] = columns.map(({ cell }) => cell)
  if (!first) return
  const mark = second ? source.text.slice(first.end, second.start).trim() || '\t' : ','
  const row = guessNames(rows, entry, known, needed).join(mark)
  const last = columns.at(-1)?.cell ?? first
  report({
    ...messages.columnNamesMissing(row, known, lateNames(table, known)),
    span: toSpan(first.start, last.end),
  })
}

/** The names that columns may have: `title`, `breakAfter.start` in a group, and `breaks.1.start` in a list of groups. */
function namesIn(schema: Schema | undefined): readonly string[] {
  return fieldsOf(schema).flatMap((name) => {
    const field = schema && schemaAt(schema, [name])
    const inner = namesIn(field).map((each) => `${name}.${each}`)
    if (field instanceof z.ZodObject) return inner
    if (field instanceof z.ZodArray) return namesIn(schemaAt(field, [0])).map((each) => `${name}.1.${each}`)
    return [name, ...inner]
  })
}

function neededIn(schema: Schema | undefined): readonly string[] {
  return fieldsOf(schema).filter((name) => !(fieldAt(schema, name) instanceof z.ZodOptional))
}
