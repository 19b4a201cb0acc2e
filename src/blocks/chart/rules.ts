/** Each row must have one value for each category, some of them known, and percents are not above 100. */
import type { Block } from '../../../schema/page.ts'
import { isRising } from '../../block/order.ts'
import { oddPercent, PERCENT } from '../../block/percent.ts'
import type { BlockRules } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'

export const rules: BlockRules<Block<'chart'>> = (chart, { report, linesOf, written }) => {
  const { kind, series, categories, title, unit = title } = chart
  if (series.every(({ values }) => values.every((each) => each === null)))
    report(['series', 0, 'values'], messages.chartWithoutValues())
  const odd = yearOutOfOrder(categories)
  // Bars may be in the order of their values.
  const isByValue = kind !== 'line' && isSorted(series[0]?.values.filter((each) => each !== null) ?? [])
  if (!isByValue && odd >= 0) report(['categories', odd], messages.yearOutOfOrder(categories[odd] ?? ''))
  const isAlike = series.length > 1 && new Set(series.map((each) => each.values.length)).size === 1
  for (const [index, { name, values }] of series.entries()) {
    if (values.length === categories.length) continue
    // A line that has lost its dash joins the category above it. It is the one cause for all rows.
    const at =
      values.length > categories.length
        ? categories.findIndex((category, index) => {
            const { first, last } = linesOf(['categories', index])
            return last > first || category.includes(';')
          })
        : -1
    const row = written(['series', index, 'values'])
    const hasDecimals = /,\d/.test(row)
    // If all rows are of one length, the categories are wrong.
    const hasCommas =
      values.length < categories.length &&
      /^\[.* /.test(written(['categories'])) &&
      categories.some((each) => each.includes(' '))
    // `[Games, music and art, Prep]`: what follows a comma within a category begins with a small letter.
    const [capital, ...others] = categories.map((each) => !/^\p{Ll}/u.test(each))
    const isParted = hasCommas && series.length === 1 && capital === true && others.includes(false)
    const isOfAll = at >= 0 || ((isAlike || isParted) && !hasDecimals)
    const finding = messages.chartLength(isAlike && isOfAll ? undefined : name, {
      values: values.length,
      categories: categories.length,
      joined: categories[at],
      meant: withoutCommas(row, categories.length),
      hasDecimals,
      hasCommas: hasCommas && isOfAll,
    })
    report(isOfAll ? ['categories', ...(at < 0 ? [] : [at])] : ['series', index, 'values'], finding)
    if (isOfAll) return
  }
  const [values, row] = [
    series.flatMap((each) => each.values.map((value) => value ?? Number.NaN)),
    categories.length,
  ]
  const percent = PERCENT.test(unit) ? oddPercent(values, chart) : -1
  if (percent >= 0)
    report(
      ['series', Math.floor(percent / row), 'values', percent % row],
      messages.percentUnlikely(values[percent] ?? 0),
    )
}

/** Of three years, any of them could be the wrong one. */
const FEWEST_YEARS = 4

/** The index of the one year that is out of order, if all others are in order. `-1` if there is none. */
function yearOutOfOrder(categories: readonly string[]): number {
  const years = categories.every((each) => /^(?:19|20)\d\d$/.test(each)) ? categories.map(Number) : []
  const isClear = years.length >= FEWEST_YEARS && new Set(years).size === years.length
  return isClear && !isSorted(years) ? years.findIndex((_, index) => isSorted(years.toSpliced(index, 1))) : -1
}

/** Rising or falling. Neighbours may be equal. */
const isSorted = (values: readonly number[]) => isRising(values) || isRising(values.toReversed())

/** `[61,5, 70]` has two numbers if commas without a space are part of them. Three figures behind one are thousands. */
function withoutCommas(written: string, categories: number): string | undefined {
  const numbers = written.replaceAll(/[[\]]/g, '').trim().split(/,\s+/)
  const isMeant = numbers.length === categories && numbers.every((each) => /^-?\d+(?:,\d+)?$/.test(each))
  return isMeant
    ? `[${numbers.map((each) => each.replace(/,(?=\d{3}$)/, '').replace(',', '.')).join(', ')}]`
    : undefined
}
