import { type About, note } from '../message.ts'
import { firstOf } from '../wording.ts'

/** Visitors choose one of the items with these `titles`. */
export const feeItemsChosen = note('fee-items-chosen', (titles: readonly string[], sum: string) => ({
  message: `The page adds up the items and shows ${sum} as the total, but visitors seem to choose one of ${firstOf(titles)}.`,
  help: 'Show prices to choose from in the block `table`, in a column with `kind: money`. If visitors pay all of them, leave it.',
}))

export const about: About = {
  what: 'The items of a fee schedule are prices for different people or rooms, such as Adult and Child.',
  why: 'The block `feeSchedule` shows the sum of its items as the total. Nobody pays the prices of an adult, a student and a family together.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Membership
          items:
            - title: Adult
              amount: 2,500
            - title: Student
              amount: 1,500
      `,
      right: `
        - type: table
          title: Membership
          columns:
            - name: For
            - name: Price
              kind: money
          items:
            - For: Adult
              Price: 2,500
            - For: Student
              Price: 1,500
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Rooms
          items:
            - title: Single room
              amount: 3,500
            - title: Double room
              amount: 5,000
      `,
      right: `
        - type: table
          title: Rooms
          columns:
            - name: Room
            - name: A night
              kind: money
          items:
            - Room: Single room
              A night: 3,500
            - Room: Double room
              A night: 5,000
      `,
    },
  ],
}
