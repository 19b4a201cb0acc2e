import { type About, error } from '../finding.ts'
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
      in: 'words',
      wrong: '`title,amount,amount`',
      right: '`title,amount`',
    },
    {
      in: 'words',
      wrong: '`name,opening,opening`',
      right: '`name,opening,closing`',
    },
  ],
}
