import { type About, error } from '../message.ts'

const SIGNS: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }

/** Two signs: those between the cells of the first row, and of the rows below it. */
export const tableBroken = error('table-broken', (what: 'open' | 'inside' | readonly string[]) => {
  if (typeof what === 'string')
    return {
      message:
        what === 'open'
          ? 'The quotes at the start of this cell are never closed.'
          : 'This cell has a quote in the wrong place.',
      help: 'Put quotes around the whole cell, and write each `"` in it twice: `"the ""big"" hall"`.',
    }
  const [own, below] = what.map((sign) => SIGNS[sign])
  return {
    message: `The first row has ${own} between its cells, but the rows below it have ${below}.`,
    help: `Write ${below} in the first row, too.`,
  }
})

export const about: About = {
  what: 'The quotes of a cell are not closed, or there is a quote where a table cannot have one. Or the first row has another sign between its cells than the rows below it.',
  why: 'Ukurasa cannot see where one cell ends and the next one begins.',
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
