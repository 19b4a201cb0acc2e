import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

/** `currency` is the currency of the site, if the amount is in another one. */
export const notAnAmount = error('not-an-amount', (currency: string | undefined, ...refused: Refused) =>
  currency === undefined && hasDecimalComma(refused)
    ? cannotBe(withoutGuess(refused), 'an amount of money', remedyForComma(refused[1]))
    : cannotBe(refused, 'an amount of money', remedyFor(currency, refused)),
)

function remedyFor(currency: string | undefined, refused: Refused): string {
  if (currency !== undefined)
    return `Write the amount in ${currency}, in digits. All amounts of the site are in ${currency}. You can name another currency in a text.`
  // `isFree: true` is another field.
  if (refused[2][0]?.includes(':')) return 'Write it in place of this line.'
  if (hasLetterForDigit(refused[1]))
    return 'It has a letter in place of a digit: the letter O is not 0, and l is not 1.'
  const more =
    refused[2].length === 0 && /^\p{L}{2,}\.? \d/u.test(refused[1])
      ? 'A column of a table without `kind` may have words.'
      : /\d/.test(refused[1])
        ? 'Cents follow a point, as in 2.60.'
        : 'An item that costs nothing has `isFree: true` in place of this line, and its words in `text`.'
  return `Write digits, such as 64200, 64,200 or 64 200, without a currency or other words. ${more}`
}

/** Not `5,000or less`: no letter may follow. */
const hasLetterForDigit = (words: string) =>
  (words.match(/(?<![\p{L}.])[\doOlI][\doOlI.,]*(?!\p{L})/gu) ?? []).some(
    (each) => /\d/.test(each) && /[oOlI]/.test(each),
  )

/** Either of the two may be meant. */
const remedyForComma = (value: string) =>
  `If these are cents, write \`${value.replace(',', '.')}\`. If a digit is missing, add it: a comma comes before three digits, as in 64,200.`
const withoutGuess = ([name, value]: Refused): Refused => [name, value, []]

/** Somebody who leaves out a digit of 64,200 writes the same, so nothing is fixed. */
const hasDecimalComma = ([, value]: Refused): boolean => /^\d+,\d{1,2}$/.test(value)

export const about: About = {
  what: 'An amount of money is not written as in `64200`, `64,200` or `64 200`. A point is only for cents, as in `64.50`.',
  why: 'Ukurasa must read amounts to add them up. Leave out the currency: the pages take it from site.yaml.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Term 1
              amount: KES 64,200
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Term 1
              amount: 64,200
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Term 1
              amount: 64.200
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Term 1
              amount: 64 200
      `,
    },
  ],
}
