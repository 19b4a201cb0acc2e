import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `old` is the sum that the note is about, `added` the item that has changed it since. */
export const feeTotalNoted = warning(
  'fee-total-noted',
  (stated: string, computed: string, old?: string, added?: string) => ({
    message: `The total says ${stated}, but the items add up to ${computed}. ${old ? `Your note in \`discrepancy\` is about the sum ${old}${added ? `, without ${quoted(added)}` : ''}` : 'The page shows both, and your `discrepancy`'}.`,
    help: 'Ask which figure is right, correct the other one, and delete `discrepancy`.',
    ...(old && !added && { subject: computed }),
  }),
)

export const about: About = {
  what: 'The total of a fee schedule is not the sum of its items, and `discrepancy` says why. If `discrepancy` is about a discount, there is no message.',
  why: 'The page shows both figures and these words. When you know which figure is right, correct the other one, and delete `discrepancy`. If somebody changes an amount later, these words may be wrong.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Term 1
              amount: 64,200
            - title: Term 2
              amount: 64,200
          total:
            title: Both terms
            amount: 128,000
            discrepancy: The leaflet says 128,000.
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Term 1
              amount: 64,200
            - title: Term 2
              amount: 64,200
          total:
            title: Both terms
            amount: 128,400
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Lunch
              amount: 4,000
          total:
            title: Together
            amount: 5,000
            discrepancy: The leaflet says 5,000.
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Lunch
              amount: 5,000
          total:
            title: Together
            amount: 5,000
      `,
    },
  ],
}
