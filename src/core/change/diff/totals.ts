/** Finds a total that stayed the same while its items changed: a mistake that is easy to miss. */
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
  const sums = [sumOf(fieldOf(before, 'items')), sumOf(fieldOf(after, 'items'))] as const
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

function sumOf(items: Value | undefined): number {
  if (items?.kind !== 'list') return 0
  return items.entries.reduce((sum, item) => sum + (amountOf(item) ?? 0), 0)
}
