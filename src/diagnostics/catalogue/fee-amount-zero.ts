import { type About, note } from '../message.ts'
import { quoted } from '../wording.ts'

/** `shown` is what the page shows: `KES 0`. */
export const feeAmountZero = note('fee-amount-zero', (shown: string) => ({
  message: `The page shows ${quoted(shown)}.`,
  help: 'If this costs nothing, write `isFree: true` in place of `amount` (in a table: `true` in a column `isFree`, and no amount). Then the page says it in words. If it costs something, write how much.',
}))

export const about: About = {
  what: 'The amount of an item of the fees is 0.',
  why: 'A page says more clearly in words that something is free. Some visitors read 0 as an amount that is missing.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Adults
              amount: 4,000
            - title: Children
              amount: 0
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Adults
              amount: 4,000
            - title: Children
              isFree: true
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Courses
          isChoice: true
          items:
            - title: First lesson
              amount: 0
            - title: Ten lessons
              amount: 12,000
      `,
      right: `
        - type: feeSchedule
          title: Courses
          isChoice: true
          items:
            - title: First lesson
              isFree: true
            - title: Ten lessons
              amount: 12,000
      `,
    },
  ],
}
