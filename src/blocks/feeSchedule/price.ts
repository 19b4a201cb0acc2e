/** Reads the price that a note begins with: `KES 4,500 for each term`. In `KES 500 deposit` or `KES 500 for guests`, the item itself may be free. */
import { suggestAmounts } from '../../block/amount-meant.ts'

const PRICE =
  /^(?!.*\b(?:(?:if|after|from|outside|guests)\b|après|au-delà|wageni))(?:[^\s\d]{1,4} ?\d[\d,]*|\d[\d,]* ?\p{L}{3}(?!\p{L}))(?=$|[,.;]| (?:for each|for every|per|a|an|each|every|kwa (?:kila|muhula|mwezi|mwaka)|kila|par|pour chaque|pro|je|im)(?!\p{L}))/u

export function priceIn(note: string, currency: string | undefined) {
  const said = PRICE.exec(note)?.[0].replace(/,$/, '') ?? ''
  const [amount] = suggestAmounts(said, currency)
  return amount === undefined ? undefined : { said, amount }
}
