/** Reads the price that a note begins with: `KES 4,500 for each term`. In `KES 500 deposit` or `KES 500 for guests`, the item itself may be free. */
import { suggestAmounts } from '../../block/amount-meant.ts'

/** With these, the price is that of a case, or of other people. */
const NOT_OF_ALL = String.raw`\b(?:(?:if|after|from|outside|guests)\b|après|au-delà|wageni)`
/** `KES 4,500` or `4,500 KES`. */
const AMOUNT = String.raw`(?:[^\s\d]{1,4} ?\d[\d,]*|\d[\d,]* ?\p{L}{3}(?!\p{L}))`
/** What may follow, in English, Swahili, French and German. */
const EACH = [
  'for each|for every|per|an?|each|every',
  'kwa (?:kila|muhula|mwezi|mwaka)|kila',
  'par|pour chaque',
  'pro|je|im',
].join('|')
const PRICE = new RegExp(String.raw`^(?!.*${NOT_OF_ALL})${AMOUNT}(?=$|[,.;]| (?:${EACH})(?!\p{L}))`, 'u')

export function priceIn(note: string, currency: string | undefined) {
  const said = PRICE.exec(note)?.[0].replace(/,$/, '') ?? ''
  const [amount] = suggestAmounts(said, currency)
  return amount === undefined ? undefined : { said, amount }
}
