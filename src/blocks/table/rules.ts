/** Rows have cells of known columns only, and a heading. Cells of numbers hold a number, or words such as "free". */
import type { Block } from '../../../schema/page.ts'
import { oddPercent, PERCENT } from '../../block/percent.ts'
import type { BlockRules, RuleContext } from '../../block/rules.ts'
import { inFigures, sumOf, TOTAL } from '../../block/sum.ts'
import { certain, only } from '../../diagnostics/certain.ts'
import * as messages from '../../diagnostics/messages.ts'
import { type Column, cellIn, figureIn, figureMeant, formsOf, type Row } from './figures.ts'
import { rowOutOfOrder } from './timetable.ts'

type Table = Block<'table'>

export const rules: BlockRules<Table> = (table, context) => {
  const { report, linesOf } = context
  const { columns, items } = table
  const names = columns.map(({ name }) => name)
  names.forEach((name, index) => {
    if (names.indexOf(name) < index) report(['columns', index, 'name'], messages.columnTwice(name))
  })
  checkColumnNames(items, names, context)
  for (const { name } of columns) checkSpans(items, name, { report, linesOf })
  const [first] = columns
  items.forEach((row, index) => {
    const isNamed = Object.keys(row).every((name) => names.includes(name))
    if (!first || table.rowHeadings === false || cellIn(row, first) || !isNamed) return
    const above = items.slice(0, index).findLast((each) => cellIn(each, first))
    report(['items', index], messages.rowHeadingMissing(first.name, above && cellIn(above, first)?.markdown))
  })
  for (const column of columns) {
    checkFigures(items, column, context)
    checkCellsExchanged(items, column, columns, context)
    checkPercents(table, column, context)
    checkTimes(items, column, column === first, context)
  }
  checkTotals(items, columns, report)
}

/** In the last row, if it is called so. What is no larger than each of the figures may be their mean. */
function checkTotals(
  items: Table['items'],
  [first, ...columns]: readonly Column[],
  report: RuleContext['report'],
): void {
  const last = items.length - 1
  if (!first || last < 2 || items.findIndex((row) => TOTAL.test(wordsIn(row, first))) !== last) return
  for (const column of columns) {
    const all = items.map((row) => figureIn(wordsIn(row, column), { ...column, kind: 'number' }))
    const total = all.pop() ?? 0
    const sum = sumOf(all.map((amount) => ({ amount })))
    if (all.includes(undefined) || sum === total || all.some((each = 0) => each >= total)) continue
    const finding = messages.feeTotalDiffers(inFigures(total), inFigures(sum))
    report(['items', last, column.name], {
      ...finding,
      severity: 'warning',
      help: 'Correct it, or a row above it.',
    })
  }
}

const isText = ({ kind = 'text' }: Column) => kind === 'text'

const wordsIn = (row: Row, column: Column) => cellIn(row, column)?.markdown ?? ''

function checkTimes(items: Table['items'], column: Column, isFirst: boolean, { report }: RuleContext): void {
  if (!isText(column)) return
  const cells = items.map((row) => wordsIn(row, column).trim())
  const at = rowOutOfOrder(cells, isFirst)
  if (at !== undefined)
    report(['items', at, column.name], messages.timeOutOfOrder(cells[at] ?? '', cells[at - 1] ?? ''))
}

/** If the name of the column does not say so, only cells with the sign are percents. */
function checkPercents(table: Table, column: Column, { report }: RuleContext): void {
  const { items } = table
  const values = items.map((row) => {
    const words = wordsIn(row, column)
    return PERCENT.test(column.name + words) ? Number.parseFloat(words) : Number.NaN
  })
  const odd = oddPercent(values, table)
  if (odd >= 0) report(['items', odd, column.name], messages.percentUnlikely(values[odd] ?? 0))
}

/** A name that is wrong in all rows is told once. */
function checkColumnNames(
  items: Table['items'],
  names: readonly string[],
  { report, linesOf }: Pick<RuleContext, 'report' | 'linesOf'>,
): void {
  const told = new Set(names)
  items.forEach((row, index) => {
    for (const name of Object.keys(row)) {
      if (told.has(name)) continue
      told.add(name)
      const known = names.filter((each) => row[each] === undefined)
      const path = ['items', index, name]
      const [sure, single] = [certain(name, known), only(known)]
      const column = names.indexOf(sure ?? single ?? '')
      const finding = messages.columnUnknown(name, { known: names, free: known, meant: single })
      // The name of the column may be the one that is wrong.
      const isOfAll = items.length > 1 && items.every((each) => each[name] !== undefined)
      const more =
        isOfAll && column >= 0
          ? ` All rows have \`${name}\`: if that is right, write \`name: ${name}\` in line ${linesOf(['columns', column, 'name']).first}.`
          : ''
      const help = `${finding.help}${more}`
      report(path, { ...finding, help }, { isName: true, meant: [[path, sure]] })
    }
  })
}

/** One word may stand for a number: `full`, `unlimited`. So may words such as `free of charge`. */
const SEVERAL_WORDS = /^(?!Free|Fully)\p{Lu}\D*\p{L}{2} \p{L}+\D*$/u

/** A row has its number in a column of texts, and words in the column of numbers. No other row has. */
function checkCellsExchanged(
  items: Table['items'],
  column: Column,
  columns: readonly Column[],
  { report }: RuleContext,
): void {
  if (isText(column)) return
  const isFigure = (row: Row, { name }: Column) => figureIn(wordsIn(row, { name }), column) !== undefined
  for (const [index, row] of items.entries()) {
    const cell = wordsIn(row, column)
    const other = columns.find((each) => isText(each) && isFigure(row, each))
    if (!other || !SEVERAL_WORDS.test(cell)) continue
    const isAlone = items.every((each) => each === row || (isFigure(each, column) && !isFigure(each, other)))
    if (items.length > 2 && isAlone)
      report(
        ['items', index, column.name],
        messages.valuesExchanged([other.name, wordsIn(row, other)], [column.name, cell]),
      )
  }
}

/** `6`, `4-6`, `4 to 6`, or nothing. */
const NUMBERS = /^(?:\d+(?: ?(?:-|–|to|and|or|hadi|na|à|et) ?\d+)?)?$/
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Excel makes `09-Oct` of `9-10`, as in ages and results. In a column of days, that is right. */
function checkSpans(
  items: Table['items'],
  name: string,
  { report, linesOf }: Pick<RuleContext, 'report' | 'linesOf'>,
): void {
  const spans = items.flatMap((row, index) => {
    const cell = row[name]?.markdown ?? ''
    const [, day, month = ''] = /^(\d{1,2})-([A-Z][a-z]{2})$/.exec(cell) ?? []
    const far = MONTHS.indexOf(month) + 1 - Number(day)
    return day === undefined
      ? []
      : [{ cell, index, isNear: far !== 0 && Math.abs(far) < 5 && Number(day) < 13 }]
  })
  const [first, ...others] = spans
  if (
    !first ||
    (others.length === 0 &&
      !items.every((row, at) => at === first.index || NUMBERS.test(row[name]?.markdown ?? ''))) ||
    /dat|day|when|siku|tag|jour/i.test(name) ||
    !spans.every(({ isNear }) => isNear)
  )
    return
  const lineOf = ({ index }: { readonly index: number }) => linesOf(['items', index, name]).first
  const help =
    'Excel makes dates of figures such as 9-10. Format the cells as text there, type them again, and save the table.'
  report(
    ['items', first.index, name],
    messages.leftByProgram(`\`${name}\``, first.cell, help, [first, ...others].map(lineOf)),
  )
}

/** What a cell means depends on how the others of its column are written. */
function checkFigures(
  items: Table['items'],
  column: Column,
  { report, around, config: { currency, lang } }: RuleContext,
): void {
  const { name, kind = 'text' } = column
  if (kind === 'text') return
  const cells = items.flatMap((row, index) => {
    const cell = wordsIn(row, column)
    return /\d/.test(cell) && !LEFT_BY_EXCEL.test(cell) ? [{ cell, path: ['items', index, name] }] : []
  })
  const words = cells.map(({ cell }) => cell)
  const { hasCommas, hasPoints } = formsOf(words)
  const isMoney = kind === 'money'
  for (const { cell, path } of cells) {
    const isThousand = !isMoney && !hasPoints && THOUSAND.test(cell)
    if (figureIn(cell, column) !== undefined && !(isThousand && hasCommas)) {
      if (isThousand && (/[;\t]/.test(around(path)) || hasPointInThousands(lang)))
        report(path, messages.decimalComma(cell))
      continue
    }
    const { meant, sure, other } = figureMeant(
      isThousand ? cell.replace('.', ',') : cell,
      isMoney,
      hasCommas,
      currency,
    )
    const finding = isMoney
      ? messages.notAnAmount(other, `\`${name}\``, cell, meant)
      : messages.notANumber(false, `\`${name}\``, cell, meant)
    report(path, finding, { meant: [[path, sure.length > 1 ? undefined : sure[0]]] })
  }
}

/** German writes 1500 as `1.500`. */
const hasPointInThousands = (lang: string) => new Intl.NumberFormat(lang).format(1e6).includes('.')

/** Excel writes 1500 as `1.500`, where the comma is the decimal sign. */
const THOUSAND = /^-?[1-9]\d{0,2}\.\d{3}$/
/** It has a message of its own. */
const LEFT_BY_EXCEL = /^#|\dE\+\d/
