/** What would make a wrong total right. */
import type { Block } from '../../../schema/page.ts'
import { sumOf } from '../../block/sum.ts'

type Items = readonly Block<'feeSchedule'>['items'][number][]

/** `words` are the title of the item, or of `thousands` its amount. `at` is the place of the item to correct. Without it, the total is wrong. */
export type TotalGuess = {
  readonly why: 'twice' | 'odd' | 'more' | 'thousands'
  readonly words: string
  readonly at?: number
}

/** The likeliest cause. */
export const guessTotal = (items: Items, stated: number): TotalGuess | undefined =>
  itemTwice(items, stated) ?? oddItem(items, stated) ?? itemTooMuch(items, stated) ?? thousands(items, stated)

/** The item without which the total would be right, if another one has its title. */
function itemTwice(items: Items, stated: number): TotalGuess | undefined {
  const sum = sumOf(items)
  const twice = items.find(
    ({ title, amount = 0 }, index) =>
      sum - amount === stated && items.findIndex((each) => each.title === title) < index,
  )
  return twice && { why: 'twice', words: twice.title }
}

/** The only item with another amount than at least two others. With theirs, the total would be right. */
function oddItem(items: Items, stated: number): TotalGuess | undefined {
  const lack = stated - sumOf(items)
  const count = (wanted: number) => items.filter(({ amount }) => amount === wanted).length
  const isOdd = (amount?: number) => amount !== undefined && count(amount) === 1 && count(amount + lack) > 1
  return guessAt('odd', items, ({ amount }) => isOdd(amount))
}

/** The only item without which the total would be right. */
function itemTooMuch(items: Items, stated: number): TotalGuess | undefined {
  const difference = sumOf(items) - stated
  const isTooMuch = ({ amount }: Items[number]) => amount === difference
  return items.length > 2 && items.filter(isTooMuch).length === 1
    ? guessAt('more', items, isTooMuch)
    : undefined
}

function guessAt(
  why: TotalGuess['why'],
  items: Items,
  isMeant: (item: Items[number]) => boolean,
): TotalGuess | undefined {
  const at = items.findIndex(isMeant)
  const item = items[at]
  return item && { why, words: item.title, at }
}

/** Amounts such as `4.500`, if with thousands in their place the total is right. */
function thousands(items: Items, stated: number): TotalGuess | undefined {
  const isInThousands = (amount = 0) => amount % 1 !== 0
  const small = items.find(({ amount }) => isInThousands(amount))?.amount
  const inFull = items.map(({ amount = 0 }) => ({ amount: isInThousands(amount) ? amount * 1000 : amount }))
  return small !== undefined && sumOf(inFull) === stated ? { why: 'thousands', words: `${small}` } : undefined
}
