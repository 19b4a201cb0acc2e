import { type About, error } from '../message.ts'

export const feeAmountAndFree = error('fee-amount-and-free', () => ({
  message: 'This item has an amount, but it is also marked as free.',
  help: 'Delete `isFree` if it costs something, or `amount` if it does not.',
}))

export const about: About = {
  what: 'An item of the fees has an amount, but it is also marked as free.',
  why: 'One of the two is wrong, and only you can know which one.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Choir
              amount: 4,000
              isFree: true
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Choir
              isFree: true
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
              isFree: true
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Lunch
              amount: 4,000
      `,
    },
  ],
}
