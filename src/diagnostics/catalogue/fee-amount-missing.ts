import { type About, error } from '../finding.ts'

export const feeAmountMissing = error('fee-amount-missing', () => ({
  message: 'This item says neither an amount nor that it is free.',
  help: 'Add `amount: …` or `isFree: true`, one of the two.',
}))

export const about: About = {
  what: 'An item of the fees says neither what it costs nor that it is free.',
  why: 'A parent must not have to guess which of the two is meant.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Lunch
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Lunch
              amount: 4,000
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Choir
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Choir
              isFree: true
      `,
    },
  ],
}
