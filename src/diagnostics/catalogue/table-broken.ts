import { type About, error } from '../finding.ts'

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
      in: 'words',
      wrong: '`Hall,"the big one`',
      right: '`Hall,"the big one"`',
    },
    {
      in: 'words',
      wrong: '`Hall,"the "big" one"`',
      right: '`Hall,"the ""big"" one"`',
    },
  ],
}
