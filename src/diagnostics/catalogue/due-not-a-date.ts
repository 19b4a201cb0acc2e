import { type About, note } from '../message.ts'
import { YEAR_FIRST } from '../remedies.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const dueNotADate = note('due-not-a-date', (...refused: Refused) =>
  cannotBe(refused, refused[2].length > 0 ? 'a date' : 'a whole date that exists', YEAR_FIRST),
)

export const about: About = {
  what: 'The comment of a stand-in (`!todo`) has a due date that is not written as year-month-day, or a day that does not exist.',
  why: '`npx ukurasa todo` lists the most urgent stand-ins first, and marks those that are overdue. It can only read days such as 2025-11-30.',
  examples: [
    {
      in: 'site',
      wrong: `
        organisation:
          name: !todo Example School # owner: head, due: 30.11.2025
      `,
      right: `
        organisation:
          name: !todo Example School # owner: head, due: 2025-11-30
      `,
    },
    {
      in: 'blocks',
      wrong: `
        # due: 30 November
        - type: richText
          text: !todo Call +254 700 000 000.
      `,
      right: `
        # due: 2025-11-30
        - type: richText
          text: !todo Call +254 700 000 000.
      `,
    },
  ],
}
