/** Findings as they are told in the end: each once, those in a table with their row and column. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { withCell } from './cell-names.ts'
import type { TableFile } from './table.ts'

/** A snippet with a mistake is read for every page that takes it up. */
export function eachOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const told = new Set<string>()
  return diagnostics.filter(({ span, code, message }) => {
    const key = JSON.stringify([span.file, span.start.offset, span.end.offset, code, message])
    return !told.has(key) && told.add(key)
  })
}

/** Nothing mends a table: its cells are written in another way than the values of a page. */
export function inTables(
  diagnostics: readonly Diagnostic[],
  tables: ReadonlyMap<string, TableFile>,
): readonly Diagnostic[] {
  if (tables.size === 0) return diagnostics
  return diagnostics.map((diagnostic) => {
    const file = tables.get(diagnostic.span.file)
    if (!file?.table || isTold(diagnostic)) return diagnostic
    const { fix: _, ...told } = diagnostic
    const { row, column } = file.cellAt(told.span.start.offset)
    if (told.code !== 'missing-field') return { ...told, message: withCell(told.message, { row, column }) }
    // What is missing has no place: the row is where it is missing from.
    return { ...told, message: withCell(told.message, { row, column: undefined }), help: 'Fill its cell.' }
  })
}

/** The columns of a sound table may be those of another list. */
const isTold = ({ code }: Diagnostic) => code === 'column-unknown' || code === 'column-missing'
