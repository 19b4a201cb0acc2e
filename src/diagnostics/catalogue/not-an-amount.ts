import { type About, error } from '../finding.ts'
import { cannotBe, type Refused } from '../wording.ts'

/** `currency` is that of the site, where the amount is in another one. */
export const notAnAmount = error('not-an-amount', (currency: string | undefined, ...refused: Refused) =>
  cannotBe(
    refused,
    'an amount of money',
    currency === undefined
      ? 'Write digits, such as 64200, 64,200 or 64 200, without a currency.'
      : `All amounts of the site are in ${currency}. Write here what it is in ${currency}, in digits; another currency may stand in a text.`,
  ),
)

export const about: About = {
  what: 'A field for money holds something else than digits.',
  why: 'Amounts are added up and shown in the same way everywhere; the currency comes from site.yaml. `64200`, `64,200` and `64 200` are the same.',
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
