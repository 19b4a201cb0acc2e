/** Every item must have an amount or be free, and a total must be the sum of its items. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules, RuleContext } from '../../block/rules.ts'
import { inFigures, sumOf, TOTAL } from '../../block/sum.ts'
import * as messages from '../../diagnostics/messages.ts'
import { priceIn } from './price.ts'
import { guessTotal } from './total-guesses.ts'

type FeeSchedule = Block<'feeSchedule'>
type Item = FeeSchedule['items'][number]
type Total = NonNullable<FeeSchedule['total']>

export const rules: BlockRules<FeeSchedule> = (block, context) => {
  const { report } = context
  checkItems(block.items, ['items'], context)
  checkItems(block.extras?.items ?? [], ['extras', 'items'], context)
  const { total } = block
  if (block.isChoice) {
    if (total) report(['total'], messages.feeTotalOfChoice(), { isName: true })
    return
  }
  checkChosen(block, report)
  const repeated = rowOfSum(block.items)
  const row = block.items[repeated]
  if (row)
    report(['items', repeated, 'title'], messages.feeTotalTwice(row.title, inFigures(sumOf(block.items))))
  const sum = sumOf(block.items)
  // An amount that is missing has its own message. Without that row, the total is right.
  if (!total || block.items.some(lacksAmount) || (row && total.amount === sum - (row.amount ?? 0))) return
  if (sum === total.amount) checkEqual(total, context)
  else if (total.discrepancy) checkNoted(block, total, context)
  else checkDifferent(block.items, total.amount, report)
}

function checkEqual({ discrepancy }: Total, { report, linesOf }: RuleContext): void {
  const note = ['total', 'discrepancy']
  if (discrepancy) report(note, messages.discrepancyNotNeeded(linesOf(note)))
}

function checkNoted({ items }: FeeSchedule, total: Total, { report, linesOf }: RuleContext): void {
  const words = total.discrepancy?.markdown ?? ''
  // Who pays at once may pay less: both figures are right.
  if (LESS.test(total.title + words)) return
  const sum = sumOf(items)
  const old = oldSum(`${linesOf(['total', 'discrepancy']).comment} ${words}`, items, total)
  const added = items.findIndex(({ amount = 0 }) => inFigures(sum - amount) === old)
  report(
    added < 0 ? ['total', 'amount'] : ['items', added, 'amount'],
    messages.feeTotalNoted(inFigures(total.amount), inFigures(sum), old, items[added]?.title),
  )
}

function checkDifferent(items: readonly Item[], stated: number, report: RuleContext['report']): void {
  const guess = guessTotal(items, stated)
  report(
    guess?.at === undefined ? ['total', 'amount'] : ['items', guess.at, 'amount'],
    messages.feeTotalDiffers(inFigures(stated), inFigures(sumOf(items)), guess),
  )
}

/** Nobody is several of these people, or sleeps in several of these rooms. */
const PEOPLE = [
  'adults?|child(?:ren)?|students?|famil(?:y|ies)|seniors?|juniors?|pensioners?|couples?|(?:non[- ])?(?:members?|residents?)',
  'adultes?|enfants?|étudiants?|familles?|retraités?',
  'mtu mzima|watu wazima|mtoto|watoto|m?wanafunzi|familia',
  'erwachsene|kind(?:er)?|familien?|senioren|rentner|schüler|stud(?:enten|ierende)|ermäßigt',
].join('|')
const ROOMS =
  '(?:single|double|twin|triple|family)(?: rooms?)?|chambre (?:simple|double|familiale)|(?:einzel|doppel)zimmer'
const CHOSEN = new RegExp(`^(${PEOPLE}|${ROOMS})(?: (?:membership|ticket|rate|price|member)s?)?$`, 'i')

/** One for each period, with its names in some languages. */
const PERIODS = [
  'night|nuit|usiku|nacht|noite',
  'day|jour|siku|tag|dia',
  'week|semaine|wiki|woche|semana',
  'month|mois|mwezi|monat|mês|mes',
  'term|trimestre|muhula',
  'quarter|quartal',
  'year|an|mwaka|jahr|ano|año',
].map(
  (names) =>
    new RegExp(
      `(?:^a |(?<!\\p{L})(?:per|each|for a|par|kwa|pro|por|al) |/ ?)(?:${names})(?:[.,;)]|$)`,
      'imu',
    ),
)

/** If each item is for a period, and not for the same one: who pays for a year pays for no month. */
function areForPeriods(items: readonly Item[]): boolean {
  const periods = items.map(({ title, text }) =>
    PERIODS.findIndex((each) => each.test(`${title}\n${text?.markdown ?? ''}`)),
  )
  return !periods.includes(-1) && new Set(periods).size > 1
}

function checkChosen({ items, total }: FeeSchedule, report: RuleContext['report']): void {
  if (total || items.some(lacksAmount)) return
  const titles = items.map(({ title }) => title)
  const chosen = titles.filter((title) => CHOSEN.test(title))
  const arePeriods = areForPeriods(items)
  if (arePeriods || chosen.length > 1)
    report(['items'], messages.feeItemsChosen(inFigures(sumOf(items)), arePeriods ? undefined : chosen))
}

const LESS =
  /discount|percent|%|(?<!\p{L})(?:half|sav(?:e[sd]?|ings?)|packages?|(?:ge)?spar(?:en|t|preis))(?!\p{L})|remise(?! des)|réduction|forfait|économis|punguzo|rabatt|ermäßig|nachlass|günstiger|paket(?!i)/iu

function checkItems(
  items: readonly Item[],
  at: readonly string[],
  { report, config: { currency } }: RuleContext,
): void {
  items.forEach((item, index) => {
    const { amount, isFree, title } = item
    if (lacksAmount(item)) {
      const isTwice = items.some((other) => other !== item && other.title === title)
      report([...at, index, 'title'], messages.feeAmountMissing(REMARK.test(title), isTwice))
    }
    const free = [...at, index, 'isFree']
    if (amount !== undefined && isFree) report(free, messages.feeAmountAndFree())
    else if (isFree) {
      const price = priceIn(item.text?.markdown ?? '', currency)
      if (price) report(free, messages.feeFreeWithPrice(price.said, price.amount))
    }
  })
  const isZero = ({ amount, isFree }: Item) => amount === 0 && !isFree
  const zeros = items.filter(isZero)
  if (zeros.length > 0)
    report(
      [...at, items.findIndex(isZero), 'amount'],
      messages.feeAmountZero({
        shown: `${currency ?? ''} 0`.trim(),
        titles: zeros.map(({ title }) => title),
        hasFlag: zeros.some(({ isFree }) => isFree === false),
      }),
    )
}

const lacksAmount = ({ amount, isFree }: Item) => amount === undefined && !isFree

/** A footnote, or a whole sentence. */
const REMARK = /^(?:\*|\p{L}+:)|\w\w[.!]$/u

/** A row of a spreadsheet may be the sum of those above it, copied by mistake. */
function rowOfSum(items: readonly Item[]): number {
  return items.findIndex(
    ({ title, amount }, index) => index > 1 && TOTAL.test(title) && amount === sumOf(items.slice(0, index)),
  )
}

/** An amount of the note that is gone, if the note does not name what it should be about. */
function oldSum(note: string, items: readonly Item[], total: Total): string | undefined {
  const sum = sumOf(items)
  const figures = note.replaceAll(/(?<=\d) (?=\d{3})/g, ',').match(/\d{1,3}(?:,\d{3})+/g) ?? []
  const [now, difference, ...known] = [
    sum,
    Math.abs(sum - total.amount),
    ...[total, ...items].map(({ amount = 0 }) => amount),
  ].map(inFigures)
  return figures.some((each) => each === now || each === difference)
    ? undefined
    : figures.find((each) => !known.includes(each))
}
