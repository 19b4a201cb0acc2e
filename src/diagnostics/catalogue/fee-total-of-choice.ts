import { type About, error } from '../message.ts'

export const feeTotalOfChoice = error('fee-total-of-choice', () => ({
  message: 'Visitors choose one of these items, so there is no total.',
  help: 'Delete `total:` with the lines below it. If visitors pay all items, delete `isChoice: true` instead.',
}))

export const about: About = {
  what: 'A fee schedule has prices to choose from, with `isChoice: true`, and a total as well.',
  why: 'If visitors choose one of the prices, they do not pay the total: delete `total:`. If they pay all of them, delete `isChoice: true`.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Membership
          isChoice: true
          items:
            - title: Adult
              amount: 2,500
            - title: Student
              amount: 1,500
          total:
            title: All
            amount: 4,000
      `,
      right: `
        - type: feeSchedule
          title: Membership
          isChoice: true
          items:
            - title: Adult
              amount: 2,500
            - title: Student
              amount: 1,500
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: The year
          isChoice: true
          items:
            - title: Term 1
              amount: 900
            - title: Term 2
              amount: 800
          total:
            title: Both terms
            amount: 1,700
      `,
      right: `
        - type: feeSchedule
          title: The year
          items:
            - title: Term 1
              amount: 900
            - title: Term 2
              amount: 800
          total:
            title: Both terms
            amount: 1,700
      `,
    },
  ],
}
