/** The cells of rows, the numbers in them, and how a site writes these. */
import type { Block } from '../../../schema/page.ts'
import {
  haveDecimalComma,
  isDoubtful,
  isInAnotherCurrency,
  suggestAmounts,
  suggestNumbers,
} from '../../block/amount-meant.ts'
import type { PageContext } from '../../block/view.ts'

export type Column = Block<'table'>['columns'][number]
export type Row = Block<'table'>['items'][number]
export type Cell = Row[string]

/** A column may have the name of something that every object of JavaScript has, such as `constructor`. */
export const cellIn = (row: Row, { name }: Column): Cell | undefined =>
  Object.hasOwn(row, name) ? row[name] : undefined

/** What fields for numbers and for money accept in other blocks. */
const NUMBER = /^-?(?:\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+|\d+)(?:\.\d+)?$/
const AMOUNT = /^[^-.]+(?:\.\d{1,2})?$/

/** `undefined` for a cell that holds no number, and for all cells of a column of texts. */
export function figureIn(cell: string, { kind = 'text' }: Column): number | undefined {
  const isFigure = kind !== 'text' && NUMBER.test(cell) && (kind === 'number' || AMOUNT.test(cell))
  return isFigure ? Number(cell.replaceAll(/[ ,\u00a0\u202f]/g, '')) : undefined
}

/** How a page writes figures. */
export type Writing = Pick<PageContext, 'money'> & { readonly config: Pick<PageContext['config'], 'lang'> }

/** With as many decimals as the author wrote, up to the most that Node takes. */
export function written(figure: number, cell: string, { kind }: Column, page: Writing): string {
  if (kind === 'money') return page.money(figure, cell.includes('.'))
  const decimals = Math.min(cell.split('.')[1]?.length ?? 0, 20)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(page.config.lang, digits).format(figure)
}

/** Of numbers whose point is the decimal sign. */
const DECIMALS = /^-?(?:0|\d{4,})?\.|\.\d{1,2}$|\.\d{4}/

/** How the figures of a column have their decimals. */
export const formsOf = (cells: readonly string[]) => ({
  hasCommas: haveDecimalComma(cells),
  hasPoints: cells.some((cell) => DECIMALS.test(cell)),
})

/** What a cell of a column may mean. `other`: the currency of the site, if the amount is in another one. */
export function figureMeant(
  cell: string,
  isMoney: boolean,
  hasCommas: boolean,
  currency: string | undefined,
) {
  const other = isMoney && isInAnotherCurrency(cell, currency) ? currency : undefined
  // A page shows no percent sign behind a number.
  const isUnclear = other !== undefined || (!isMoney && cell.includes('%'))
  const possible = isMoney ? suggestAmounts(cell, currency) : suggestNumbers(cell)
  const meant = isUnclear ? [] : possible.slice(0, hasCommas ? 1 : undefined)
  return { meant, sure: hasCommas || !isDoubtful(cell) ? meant : [], other }
}
