/** Prepares findings for people: each once, and those in a table with their row and column. */
import type { Diagnostic, Edit } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { withCell } from './cell-names.ts'
import type { TableFile } from './table.ts'

/**
 * A mistake in a snippet is found once for every page that includes the snippet. A misspelt word may be found by its page
 * and by the dictionary.
 */
export function withoutDuplicates(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const reported = new Set<string>()
  return diagnostics.filter(({ span, code, message }) => {
    const words = code === messages.lettersSwapped.code ? '' : message
    const key = JSON.stringify([span.file, span.start.offset, span.end.offset, code, words])
    return !reported.has(key) && reported.add(key)
  })
}

/** Whether an edit replaces a whole cell, and is the same in a page and in a table: both know double quotes. */
const isOfCell =
  (table: string) =>
  ({ start, end, text }: Edit) =>
    /^[,;\t\r\n]{2}$/.test(`${table[start - 1] ?? '\n'}${table[end] ?? '\n'}`) &&
    [table.slice(start, end), text].every((each) => /^(?:[^",;\t\r\n]+|"[^"\\\r\n]+")$/.test(each))

/** Removes other fixes from findings in tables: cells are not written the way values of a page are. */
export function withTableCells(
  diagnostics: readonly Diagnostic[],
  tables: ReadonlyMap<string, TableFile>,
): readonly Diagnostic[] {
  if (tables.size === 0) return diagnostics
  return diagnostics.map((diagnostic) => {
    const file = tables.get(diagnostic.span.file)
    if (!file?.table || isAboutColumns(diagnostic)) return diagnostic
    const { fix, ...rest } = diagnostic
    const { row, column } = file.cellAt(rest.span.start.offset)
    if (rest.code !== messages.missingField.code)
      return {
        ...rest,
        message: withCell(rest.message, { row, column }),
        // Its signs are mended where they are.
        ...(fix && (rest.code === messages.garbledText.code || fix.every(isOfCell(file.text))) && { fix }),
      }
    // A missing field has no cell of its own, so only the row is named.
    return { ...rest, message: withCell(rest.message, { row, column: undefined }), help: 'Fill its cell.' }
  })
}

/** Findings about columns name them already. */
const ABOUT_COLUMNS = codesOf(messages.columnMissing, messages.columnNamesMissing, messages.columnUnknown)
const isAboutColumns = ({ code }: Diagnostic) => ABOUT_COLUMNS.has(code)
