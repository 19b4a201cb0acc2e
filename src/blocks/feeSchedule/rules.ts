/** Every item must have an amount or be free, and a total must be the sum of its items. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules, RuleContext } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'
import { sumOf } from './sum.ts'

type FeeSchedule = Block<'feeSchedule'>
type Item = FeeSchedule['items'][number]

export const rules: BlockRules<FeeSchedule> = (block, { report }) => {
  checkItems(block.items, ['items'], report)
  checkItems(block.extras?.items ?? [], ['extras', 'items'], report)
  const { total } = block
  const last = block.items.length - 1
  if (isSumOfOthers(block.items))
    report(['items', last, 'title'], messages.feeTotalTwice(inFigures(sumOf(block.items))))
  if (!total) return
  const sum = sumOf(block.items)
  const path = ['total', 'amount']
  if (sum === total.amount) {
    if (total.discrepancy) report(['total', 'discrepancy'], messages.discrepancyNotNeeded())
  } else {
    const finding = total.discrepancy ? messages.feeTotalNoted : messages.feeTotalDiffers
    const isInThousands = (amount = 0) => amount % 1 !== 0
    const small = block.items.find(({ amount }) => isInThousands(amount))?.amount
    const inFull = block.items.map(({ amount = 0 }) => ({
      amount: isInThousands(amount) ? amount * 1000 : amount,
    }))
    const thousands = sumOf(inFull) === total.amount ? small?.toString() : undefined
    const twice = block.items.find(
      ({ title, amount = 0 }, index) =>
        sum - amount === total.amount && block.items.findIndex((each) => each.title === title) < index,
    )
    report(path, finding(inFigures(total.amount), inFigures(sum), thousands, twice?.title))
  }
}

function checkItems(items: readonly Item[], at: readonly string[], report: RuleContext['report']): void {
  items.forEach(({ amount, isFree, title }, index) => {
    if (amount === undefined && !isFree)
      report([...at, index, 'title'], messages.feeAmountMissing(REMARK.test(title)))
    if (amount !== undefined && isFree) report([...at, index, 'isFree'], messages.feeAmountAndFree())
  })
}

/** A footnote, or a whole sentence. */
const REMARK = /^(?:\*|\p{L}+:)|\w\w[.!]$/u

const TOTAL = /\b(?:totals?|sum|jumla|gesamt|summe|insgesamt)\b/i

/** The last row of a spreadsheet may be the sum, copied by mistake. */
function isSumOfOthers(items: readonly Item[]): boolean {
  const others = items.slice(0, -1)
  const last = items.at(-1)
  return others.length > 1 && last?.amount === sumOf(others) && TOTAL.test(last.title)
}

const inFigures = (amount: number) => amount.toLocaleString('en')
