import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const feeFreeWithPrice = warning('fee-free-with-price', (said: string, amount: string) => ({
  message: `This item is marked as free, but its note says ${quoted(said)}.`,
  help: `If it costs something, write \`amount: ${amount}\` instead of \`isFree: true\`. If not, correct the note.`,
}))

export const about: About = {
  what: 'An item of the fees is marked as free, but its `text` begins with an amount. If the `text` says when or for whom it costs something, there is no message.',
  why: 'Visitors read both, and cannot know which one is right. Often only one of the two was changed.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Transport
              isFree: true
              text: KES 4,500 for each term
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Transport
              amount: 4,500
              text: for each term
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Choir
              isFree: true
              text: KES 1,500 a term
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Choir
              isFree: true
              text: It was KES 1,500 a term.
      `,
    },
  ],
}
