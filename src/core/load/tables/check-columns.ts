/** Checks that the columns of a table are fields of the list that includes it. A misspelt name gives one message. */
import { z } from 'zod'
import { certain } from '../../../diagnostics/certain.ts'
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { fieldFor } from '../../../diagnostics/synonyms.ts'
import { describe, fieldAt, fieldsOf, neededIn, type Schema, schemaAt } from '../../base/schema-at.ts'
import type { Column } from './check-shape.ts'
import { guessNames } from './guess-names.ts'
import type { Cell } from './parse-csv.ts'
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
  const needed = fields.length === 0 ? [list] : neededIn(entry)
  if (table.nameless)
    return reportNames(table, guessNames(table.nameless.rows, entry, known, needed), known, report, false)
  let fits = true
  const refuse = ({ cell }: { cell: Omit<Cell, 'text'> }, finding: Finding) => {
    fits = false
    report({ ...finding, span: table.toSpan(cell.start, cell.end) })
  }
  const names = table.columns.map(({ name }) => name)
  const unknown = table.columns.filter(({ name }) => !known.includes(name.replaceAll(/\.\d+(?=\.)/g, '.1')))
  const meant = unknown.length > 1 ? namesFor(table, unknown, entry, known, needed) : undefined
  if (meant) return reportNames(table, meant, known, report, true)
  const lacking = neededIn(entry).filter(
    (name) => !names.some((each) => each === name || each.startsWith(`${name}.`)),
  )
  const left = unknown.length === 1 && lacking.length === 1 ? lacking[0] : undefined
  const free = known.filter((each) => !names.includes(each))
  for (const column of unknown) {
    const meant = meantBy(column.name, free) ?? left
    refuse(column, messages.columnUnknown(column.name, { known, free, meant, list }))
  }
  if (!fits) return false
  const [first] = table.columns
  for (const name of lacking) {
    if (first)
      refuse(first, messages.columnMissing(name, list, { description: describe(fieldAt(entry, name)) }))
  }
  const splits = shiftedBySplits(table.rows, table.columns, entry, table.source.text)
  const [split] = splits
  const finding = splitFinding(splits, table.source.text)
  if (split && finding) refuse({ cell: split }, finding)
  return fits
}

/** The free column that a name stands for. `Amount (KES)` is `amount`. */
function meantBy(name: string, free: readonly string[]): string | undefined {
  const bare = name.replace(/\s*[([].*$/, '')
  return fieldFor(name, free) ?? certain(bare, free) ?? fieldFor(bare, free)
}

function checkOwnColumns(table: Table, list: string, own: readonly string[], report: Report): boolean {
  const { columns, toSpan, nameless } = table
  const there = columns.map(({ name }) => name)
  const unknown = columns.filter(({ name }) => !own.includes(name))
  const free = own.filter((name) => !there.includes(name))
  const refuse = (finding: Finding, { start }: Omit<Cell, 'text'>, { end }: Omit<Cell, 'text'>) => {
    report({ ...finding, span: toSpan(start, end) })
    return false
  }
  const [first, another] = unknown
  const [head] = columns
  const [missing] = free
  if (own.length === 0 || !head) return true
  if (!first && missing !== undefined)
    return refuse(messages.columnMissing(missing, list, { isOwn: true }), head.cell, head.cell)
  if (!first) {
    const { misfits = [] } = nameless ?? {}
    for (const misfit of misfits) report(misfit)
    return misfits.length === 0
  }
  if (unknown.length === columns.length)
    return refuse(
      messages.columnNamesMissing(own.join(','), own, lateNames(table, own)),
      first.cell,
      columns.at(-1)?.cell ?? first.cell,
    )
  for (const { name, cell } of unknown) {
    const begun = free.find((each) => name.toLowerCase().startsWith(each.toLowerCase()))
    const meant = begun ?? (another || free.length > 1 ? undefined : missing) ?? meantBy(name, free)
    refuse(messages.columnUnknown(name, { known: own, free, meant }), cell, cell)
  }
  return false
}

/**
 * The number of the row with the names of the columns, if there is something above it: a title, or entries that a
 * program has sorted with it.
 */
function lateNames(
  { rows, columns, toSpan }: Table,
  known: readonly string[],
): readonly [row: number, areEntries: boolean] | undefined {
  const late = rows.find((row) => {
    const names = row.flatMap(({ text }) => text.trim() || [])
    return names.length > 1 && names.every((name) => known.includes(name))
  })
  const areEntries = columns.filter(({ name }) => name !== '').length === late?.length
  return late?.[0] && [toSpan(late[0].start, late[0].start).start.line, areEntries]
}

/** `10:00-15:00` */
const TIME = /^\d{1,2}[:.]\d\d(?!\d)/

/** The names that all columns should have. An unknown one gets its name from its words, or else from its cells. */
function namesFor(
  { columns, rows }: Table,
  unknown: readonly Column[],
  entry: Schema | undefined,
  known: readonly string[],
  needed: readonly string[],
): readonly string[] | undefined {
  let free = known.filter((name) => !columns.some((each) => each.name === name))
  const take = (name: string | undefined) => {
    free = free.filter((each) => each !== name)
    return name
  }
  const names = new Map(unknown.map((column) => [column, take(meantBy(column.name, free))]))
  for (const column of unknown) {
    const areTimes = rows.every((row) => TIME.test(row[column.index]?.text ?? ''))
    if (names.get(column) === undefined && areTimes && free.includes('time')) names.set(column, take('time'))
  }
  const left = unknown.filter((column) => names.get(column) === undefined)
  const cells = rows.map((row) => left.flatMap(({ index }) => row[index] ?? []))
  const needs = needed.filter((name) => free.includes(name))
  const guessed = left.length > 0 ? guessNames(cells, entry, free, needs) : []
  left.forEach((column, index) => names.set(column, guessed[index]))
  return guessed.length === left.length
    ? columns.map((column) => names.get(column) ?? column.name)
    : undefined
}

function reportNames(
  table: Table,
  names: readonly string[],
  known: readonly string[],
  report: Report,
  isRenamed: boolean,
): false {
  const { columns, source, toSpan } = table
  const [first, second] = columns.map(({ cell }) => cell)
  if (!first) return false
  const mark = second ? source.text.slice(first.end, second.start).trim() || '\t' : ','
  const last = columns.at(-1)?.cell ?? first
  report({
    ...messages.columnNamesMissing(names.join(mark), known, lateNames(table, known), isRenamed),
    span: toSpan(first.start, last.end),
  })
  return false
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
