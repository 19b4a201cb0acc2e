import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const feeTotalTwice = warning('fee-total-twice', (title: string, sum: string) => ({
  message: `The item ${quoted(title)} is the sum of the items above it, so everything is added up twice: ${sum}.`,
  help: 'Delete this item: the page adds up the items itself. You can write the name of the total in `total:`.',
}))

export const about: About = {
  what: 'The last item of a fee schedule is called a total, and it is the sum of the items above it.',
  why: 'The page adds up the items itself and shows the sum below them. Spreadsheets have the total in their last row, but here it would count twice.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Choir
          items:
            - title: Robe
              amount: 2,500
            - title: Journeys
              amount: 4,500
            - title: Total
              amount: 7,000
      `,
      right: `
        - type: feeSchedule
          title: Choir
          items:
            - title: Robe
              amount: 2,500
            - title: Journeys
              amount: 4,500
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Chess
          items:
            - title: Board
              amount: 600
            - title: Tournament
              amount: 400
            - title: Total for a year
              amount: 1,000
      `,
      right: `
        - type: feeSchedule
          title: Chess
          items:
            - title: Board
              amount: 600
            - title: Tournament
              amount: 400
          total:
            title: Total for a year
            amount: 1,000
      `,
    },
  ],
}
