import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const cellAndGroup = error('cell-and-group', (name: string) => ({
  message: `In this row, ${quoted(name)} and a column for a part of it both have a value.`,
  help: 'Empty one of the two cells.',
}))

export const about: About = {
  what: 'A row has values in two columns that exclude each other, such as `start` and `start.stated`.',
  why: 'Only one of the two can be right. In each row, fill only one of these columns.',
  examples: [
    {
      in: 'table',
      wrong: `
        name,start,start.stated,end
        Term 1,2025-01-06,early January,2025-04-04
      `,
      right: `
        name,start,end
        Term 1,2025-01-06,2025-04-04
      `,
    },
    {
      in: 'table',
      wrong: `
        name,start,end,end.stated
        Term 1,2025-01-06,2025-04-04,early April
      `,
      right: `
        name,start,end.stated
        Term 1,2025-01-06,early April
      `,
    },
  ],
}
