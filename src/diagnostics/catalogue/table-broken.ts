import { type About, error } from '../finding.ts'

export const tableBroken = error('table-broken', (isOpen: boolean) => ({
  message: isOpen
    ? 'The quotes that open this cell are never closed.'
    : 'In this cell stand quotes that a table cannot have so.',
  help: 'Put quotes around the whole cell, and write each `"` in it twice: `"the ""big"" hall"`.',
}))

export const about: About = {
  what: 'The quotes of a cell are not closed, or stand where a table cannot have them.',
  why: 'Everything behind them would belong to another cell.',
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
