/** Entries have no numbers of their own: the page can number them. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'

/** `1.`, `2)`, `Step 3:` and `Hatua ya 4:` */
const NUMBER = /^\(?(?:(?:step|hatua(?: ya)?|étape|schritt) *)?(\d{1,2})[.):]+\s+(?=\S)/i

export const rules: BlockRules<Block<'checklist'>> = ({ items, numbered = false }, { report }) => {
  const written = items.map(({ markdown }) => markdown)
  const numbers = written.map((words) => NUMBER.exec(words)?.[1])
  const typed = numbers.flatMap((number, index) => (number === undefined ? [] : [index]))
  // A number may be left out, or there twice.
  const isInOrder = numbers.every((number, index) => Math.abs(Number(number) - index - 1) < 2)
  const [first] = typed
  if (first === undefined) return
  // In a list that the page does not number, one number says nothing. In the other one, it is a year or an amount.
  const isNumber = typed.length > 1 ? numbered || isInOrder : numbered && Number(numbers[first]) === first + 1
  if (!isNumber) return
  const meant = typed.map((index) => [['items', index], written[index]?.replace(NUMBER, '') ?? ''] as const)
  report(['items', first], messages.numberTyped(numbered, typed.length > 1), numbered ? { meant } : {})
}
