/** Prepares diagnostics for people: each once, and those in a table with their row and column. */
import type { Diagnostic, Edit } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { fixWith } from '../../yaml/rewrite.ts'
import { withCell } from './cell-names.ts'
import { separatorIn } from './parse-csv.ts'
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

/** The edit of a value in YAML as one of a whole cell. A cell needs quotes only for what separates cells. */
function ofCell(table: string, mark: string, edit: Edit): Edit | undefined {
  const isEdge = (character = '\n') => `${mark}\r\n`.includes(character)
  const [was, text] = [table.slice(edit.start, edit.end), edit.text].map(withoutQuotes)
  if (!isEdge(table[edit.start - 1]) || !isEdge(table[edit.end]) || was === undefined || text === undefined)
    return undefined
  const needsQuotes = table[edit.start] === '"' || text.includes(mark)
  return { ...edit, text: needsQuotes ? `"${text}"` : text }
}

/** Pages and tables both know double quotes. */
const withoutQuotes = (written: string) => /^"?([^"\\\r\n]+)"?$/.exec(written)?.[1]

function ofCells(table: string, fix: readonly Edit[] = []) {
  const mark = fix.length > 0 ? separatorIn(table) : ''
  const edits = fix.flatMap((edit) => ofCell(table, mark, edit) ?? [])
  return edits.length === fix.length ? fixWith(edits) : {}
}

/** Removes other fixes from diagnostics in tables: cells are not written the way values of a page are. */
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
        ...(rest.code === messages.garbledText.code ? fixWith(fix) : ofCells(file.text, fix)),
      }
    // A missing field has no cell of its own, so only the row is named.
    return {
      ...rest,
      message: withCell(rest.message, { row, column: undefined }),
      help: `Fill ${rest.subject?.includes(' ') ? 'their cells' : 'its cell'}.`,
      lines: undefined,
    }
  })
}

/** Diagnostics about columns name them already. */
const ABOUT_COLUMNS = codesOf(messages.columnMissing, messages.columnNamesMissing, messages.columnUnknown)
const isAboutColumns = ({ code }: Diagnostic) => ABOUT_COLUMNS.has(code)
