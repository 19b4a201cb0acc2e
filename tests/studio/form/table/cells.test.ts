/** The form of a table counts rows as messages do. */
import { expect, test } from 'vitest'
import { cellNames } from '../../../../src/core/load/tables/cell-names.ts'
import { parseCsv } from '../../../../src/core/load/tables/parse-csv.ts'
import { numberOf, sheetOf } from '../../../../src/studio/form/table/cells.ts'

test.for(['a,b\n1,2\n3,4\n', '\na,b\n\n1,2\n\n\n3,4\n', 'a;b\n;\n"1\n1";2\n'])(
  '%j has the rows of its messages',
  (text) => {
    const parsed = parseCsv(text)
    const nameAt = cellNames('isOpen' in parsed ? [] : parsed)
    const rows = sheetOf(text)?.rows ?? []
    expect(rows).toHaveLength(2)
    for (const { row, cells } of rows) expect(nameAt(cells[0]?.start ?? 0).row).toBe(numberOf(row))
  },
)
