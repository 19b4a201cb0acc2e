import { type About, warning } from '../message.ts'

type Lines = { readonly first: number; readonly last: number; readonly comment: string }

export const discrepancyNotNeeded = warning('discrepancy-not-needed', ({ first, last, comment }: Lines) => ({
  message: '`discrepancy` explains a difference, but the total is the sum of its items.',
  help: `Delete \`discrepancy\` with its words: ${first === last ? `line ${first}` : `lines ${first} to ${last}`}.${comment ? ' Delete the comment above it, too, if it is about this.' : ''}`,
}))

export const about: About = {
  what: 'The total is the sum of its items, but `discrepancy` says why it is not.',
  why: 'Visitors who read this would look for a mistake that is no longer there.',
  examples: [
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
            amount: 4,000
            discrepancy: The leaflet says otherwise.
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Lunch
              amount: 4,000
          total:
            title: Together
            amount: 4,000
      `,
    },
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
            amount: 128,400
            discrepancy: Both readings were given to us.
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
  ],
}
