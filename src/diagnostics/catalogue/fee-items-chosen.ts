import { type About, note } from '../message.ts'
import { firstOf } from '../wording.ts'

/** Visitors choose one of the items with these `titles`. Without them, the items are for different periods. */
export const feeItemsChosen = note('fee-items-chosen', (sum: string, titles?: readonly string[]) => ({
  message: titles
    ? `The page adds up the items and shows ${sum} as the total, but visitors seem to choose one of ${firstOf(titles)}.`
    : `The page adds up prices for different times, such as a month and a year, and shows ${sum} as the total.`,
  help: 'If nobody pays that sum, write `isChoice: true` above `items:`. The page then shows no total. If visitors pay it, leave it.',
}))

export const about: About = {
  what: 'The items of a fee schedule are prices to choose from: for different people, rooms or times, such as Adult and Child.',
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
          title: Friends of the library
          items:
            - title: Friend
              amount: 200
              text: A month.
            - title: Friend for a year
              amount: 2,000
      `,
      right: `
        - type: feeSchedule
          title: Friends of the library
          isChoice: true
          items:
            - title: Friend
              amount: 200
              text: A month.
            - title: Friend for a year
              amount: 2,000
      `,
    },
  ],
}
