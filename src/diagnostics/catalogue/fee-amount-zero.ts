import { type About, note } from '../message.ts'
import { allOf, quoted } from '../wording.ts'

type Zeros = {
  /** What the page shows: `KES 0`. */
  readonly shown: string
  /** The items of one list. */
  readonly titles: readonly string[]
  /** Whether one of them says `isFree: false`. A second `isFree` would be one too many. */
  readonly hasFlag: boolean
}

export const feeAmountZero = note('fee-amount-zero', ({ shown, titles, hasFlag }: Zeros) => ({
  message: `The page shows ${quoted(shown)}${titles.length > 1 ? ` for ${allOf(titles)}` : ''}.`,
  help: `If this costs nothing, ${hasFlag ? 'write `isFree: true` in place of `isFree: false`, and delete `amount`' : 'write `isFree: true` in place of `amount`'} (in a table: \`true\` in a column \`isFree\`, and no amount). Then the page says it in words. If it costs something, write how much.`,
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
