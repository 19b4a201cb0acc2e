/** What an author can do to a table. Plain data. */

/**
 * Rows and columns count from 0 as in the grid: row 0 has the names of the columns, and empty lines count too.
 * `set-cells` writes cells side by side. `insert-row` puts the new row at the place `row`. `remove-row` and `move-row` take the line of the row along.
 */
export type TableOperation =
  | {
      readonly kind: 'set-cells'
      readonly row: number
      readonly column: number
      readonly texts: readonly string[]
    }
  | { readonly kind: 'insert-row'; readonly row: number; readonly cells: readonly string[] }
  | { readonly kind: 'remove-row'; readonly row: number }
  | { readonly kind: 'move-row'; readonly row: number; readonly to: number }
