import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const cellAndGroup = error('cell-and-group', (name: string) => ({
  message: `In this row, the column ${quoted(name)} has a value, and a column for a part of it has a value too.`,
  help: 'Keep one of the two cells.',
}))

export const about: About = {
  what: 'In one row, a column has a value, and columns for the parts of the same field have values too.',
  why: 'A field is either one value or a group of parts. It cannot be both.',
  examples: [
    {
      in: 'words',
      wrong: 'both `opening` and `opening.stated` filled in one row',
      right: 'one of the two',
    },
    {
      in: 'words',
      wrong: '`2025-02-28` in `opening` and `29 Feb` in `opening.stated`',
      right: '`29 Feb` in `opening.stated`, and nothing in `opening`',
    },
  ],
}
