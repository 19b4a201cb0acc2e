/** The columns of a table in a page. */
import { valueAt } from '../../../core/base/value-at.ts'

/** In their order. Cells that belong to no column are shown behind them, so that nothing is hidden. */
export function columnNames(columns: unknown, rows: readonly unknown[]): readonly string[] {
  const named = (Array.isArray(columns) ? columns : []).map((column: unknown) => valueAt(column, ['name']))
  const written = rows.flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : []))
  const names = [...named, ...written].filter((name) => typeof name === 'string' && name !== '')
  return [...new Set(names.map(String))]
}
