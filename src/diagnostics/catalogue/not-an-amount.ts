import { type About, error } from '../finding.ts'
import { cannotBe, type Refused } from '../wording.ts'

/** `currency` is the currency of the site, if the amount is in another one. */
export const notAnAmount = error('not-an-amount', (currency: string | undefined, ...refused: Refused) =>
  cannotBe(
    refused,
    'an amount of money',
    currency === undefined
      ? 'Write digits, such as 64200, 64,200 or 64 200, without a currency.'
      : `Write the amount in ${currency}, in digits. All amounts of the site are in ${currency}. You can name another currency in a text.`,
  ),
)

export const about: About = {
  what: 'A field for money has something other than digits.',
  why: 'Ukurasa adds up amounts and shows them in the same way everywhere. The currency comes from site.yaml. `64200`, `64,200` and `64 200` mean the same.',
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
