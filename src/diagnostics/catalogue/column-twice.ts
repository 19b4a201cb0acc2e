import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const columnTwice = error('column-twice', (name: string) => ({
  message: `Two columns have the name ${quoted(name)}.`,
  help: 'Give one of them another name, or delete it.',
}))

export const about: About = {
  what: 'Two columns of a table have the same name.',
  why: 'Nobody knows which of the two is right.',
  examples: [
    {
      in: 'table',
      wrong: `
        title,amount,amount
        Term 1,64200,64200
      `,
      right: `
        title,amount
        Term 1,64200
      `,
    },
    {
      in: 'table',
      wrong: `
        name,start,start
        Term 1,2025-01-06,2025-04-04
      `,
      right: `
        name,start,end
        Term 1,2025-01-06,2025-04-04
      `,
    },
  ],
}
