import { type About, error } from '../message.ts'

export const tableBroken = error('table-broken', (isOpen: boolean) => ({
  message: isOpen
    ? 'The quotes at the start of this cell are never closed.'
    : 'This cell has a quote in the wrong place.',
  help: 'Put quotes around the whole cell, and write each `"` in it twice: `"the ""big"" hall"`.',
}))

export const about: About = {
  what: 'The quotes of a cell are not closed, or there is a quote where a table cannot have one.',
  why: 'Everything after the quote would belong to another cell.',
  examples: [
    {
      in: 'table',
      wrong: `
        title,amount
        "The big hall,200
      `,
      right: `
        title,amount
        The big hall,200
      `,
    },
    {
      in: 'table',
      wrong: `
        title,amount
        "The "big" hall",200
      `,
      right: `
        title,amount
        "The ""big"" hall",200
      `,
    },
  ],
}
