/** Finds a total that stayed the same while its items changed: a mistake that is easy to miss. */
import { sumOf } from '../../../block/sum.ts'
import type { PathStep, ValueChange } from './change-types.ts'
import { type Titles, valueName } from './names.ts'
import { fieldOf, type GroupValue, type Value } from './value.ts'

/** Knows totals by their field names: `total` beside `items`, both with an `amount`. */
export function totalKept(
  before: GroupValue,
  after: GroupValue,
  at: readonly PathStep[],
  titles: Titles,
): ValueChange | undefined {
  const total = fieldOf(after, 'total')
  const [was, is] = [amountOf(fieldOf(before, 'total')), amountOf(total)]
  const sums = [sumOfItems(before), sumOfItems(after)] as const
  if (!total || is === undefined || was !== is || sums[0] === sums[1]) return undefined
  const name = valueName(total, titles)
  const amount = fieldOf(total, 'amount')
  return {
    kind: 'kept',
    at: [...at, { field: 'total', ...(name ? { name } : {}) }, { field: 'amount' }],
    sort: 'money',
    after: amount?.kind === 'text' ? amount.text : '',
    sums,
  }
}

function amountOf(value: Value | undefined): number | undefined {
  const amount = fieldOf(value, 'amount')
  return amount?.kind === 'text' && amount.sort === 'money' ? Number(amount.meaning) : undefined
}

function sumOfItems(group: GroupValue): number {
  const items = fieldOf(group, 'items')
  return items?.kind === 'list' ? sumOf(items.entries.map((item) => ({ amount: amountOf(item) }))) : 0
}
