/** Every item must have an amount or be free, and a total must be the sum of its items. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules, RuleContext } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'
import { sumOf } from './sum.ts'

type FeeSchedule = Block<'feeSchedule'>
type Item = FeeSchedule['items'][number]

export const rules: BlockRules<FeeSchedule> = (block, { report, linesOf }) => {
  checkItems(block.items, ['items'], report)
  checkItems(block.extras?.items ?? [], ['extras', 'items'], report)
  const { total } = block
  const repeated = rowOfSum(block.items)
  const row = block.items[repeated]
  if (row)
    report(['items', repeated, 'title'], messages.feeTotalTwice(row.title, inFigures(sumOf(block.items))))
  const sum = sumOf(block.items)
  // Without that row, the total is right.
  if (!total || (row && total.amount === sum - (row.amount ?? 0))) return
  const path = ['total', 'amount']
  if (sum === total.amount) {
    const note = ['total', 'discrepancy']
    if (total.discrepancy) report(note, messages.discrepancyNotNeeded(linesOf(note)))
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
    const odd = total.discrepancy ? -1 : oddItem(block.items, total.amount - sum)
    const at = odd < 0 ? path : ['items', odd, 'amount']
    const repeats = { twice: twice?.title, odd: block.items[odd]?.title }
    report(at, finding(inFigures(total.amount), inFigures(sum), thousands, repeats))
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

const TOTAL = /\b(?:totals?|sum|somme|jumla|gesamt|summe|insgesamt)\b/i

/** A row of a spreadsheet may be the sum of those above it, copied by mistake. */
function rowOfSum(items: readonly Item[]): number {
  return items.findIndex(
    ({ title, amount }, index) => index > 1 && TOTAL.test(title) && amount === sumOf(items.slice(0, index)),
  )
}

/** The only item with another amount than at least two others. With theirs, the total would be right by `lack`. */
function oddItem(items: readonly Item[], lack: number): number {
  const count = (wanted?: number) => items.filter(({ amount }) => amount === wanted).length
  return items.findIndex(
    ({ amount }) => amount !== undefined && count(amount) === 1 && count(amount + lack) > 1,
  )
}

const inFigures = (amount: number) => amount.toLocaleString('en')
