import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const columnMissing = error(
  'column-missing',
  (name: string, list: string, description: string | undefined) => ({
    message: `The entries of ${quoted(list)} need the field ${quoted(name)}, but no column has that name.`,
    help:
      description === undefined
        ? `Add a column ${quoted(name)}.`
        : `Add a column ${quoted(name)} (${description}).`,
  }),
)

export const about: About = {
  what: 'The entries need a field, but the table has no column for it.',
  why: 'Every row would be without this field.',
  examples: [
    {
      in: 'words',
      wrong: '`amount` alone in the first row of a fee schedule',
      right: '`title,amount`',
    },
    {
      in: 'words',
      wrong: '`name,opening` in the first row of a calendar',
      right: '`name,opening,closing`',
    },
  ],
}
