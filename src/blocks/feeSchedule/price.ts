/** Reads the price that a note begins with: `KES 4,500 for each term`. Words before it may say when or for whom. */
import { suggestAmounts } from '../../block/amount-meant.ts'

const PRICE = /^(?:[^\s\d]{1,4} ?)\d[\d,]*|^\d[\d,]* ?\p{L}{3}(?!\p{L})/u

export function priceIn(note: string, currency: string | undefined) {
  const said = PRICE.exec(note)?.[0] ?? ''
  const [amount] = suggestAmounts(said, currency)
  return amount === undefined ? undefined : { said, amount }
}
