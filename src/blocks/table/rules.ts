/** Rows have cells of known columns only, and a heading. Cells of numbers hold a number, or words such as "free". */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules, RuleContext } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'
import { type Column, figureIn } from './figures.ts'

type Table = Block<'table'>

export const rules: BlockRules<Table> = (table, { report }) => {
  const { columns, items } = table
  const names = columns.map(({ name }) => name)
  names.forEach((name, index) => {
    if (names.indexOf(name) < index) report(['columns', index, 'name'], messages.columnTwice(name))
  })
  checkNames(items, names, report)
  const [first] = columns
  items.forEach((row, index) => {
    if (first && table.rowHeadings !== false && !row[first.name])
      report(['items', index], messages.rowHeadingMissing(first.name))
    for (const column of columns) checkFigure(row[column.name]?.markdown, column, ['items', index], report)
  })
}

/** A name that is wrong in all rows is told once. */
function checkNames(items: Table['items'], names: readonly string[], report: RuleContext['report']): void {
  const told = new Set(names)
  items.forEach((row, index) => {
    for (const name of Object.keys(row)) {
      if (told.has(name)) continue
      told.add(name)
      report(['items', index, name], messages.columnUnknown(name, 'items', names))
    }
  })
}

function checkFigure(
  cell: string | undefined,
  column: Column,
  path: readonly PropertyKey[],
  report: RuleContext['report'],
): void {
  const { name, kind = 'text' } = column
  if (cell === undefined || kind === 'text' || !/\d/.test(cell) || figureIn(cell, column) !== undefined)
    return
  const finding =
    kind === 'money'
      ? messages.notAnAmount(undefined, `\`${name}\``, cell, [])
      : messages.notANumber(`\`${name}\``, cell, [])
  report([...path, name], finding)
}
