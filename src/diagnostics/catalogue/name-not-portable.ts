import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const nameNotPortable = error('name-not-portable', (name: string, why: string) => ({
  message: `A file cannot be called ${quoted(name)}: ${why}.`,
  help: 'Give it another name: letters, digits, `-`, `_` and one point before the ending.',
}))

export const about: About = {
  what: 'The name of a file, or of the file that an address would get, is one that not every computer can hold.',
  why: 'Windows keeps `con`, `aux`, `nul` and some others for itself, takes points and blanks away from the end of a name, and knows no name with a colon or a question mark. Whoever copies the site there loses the file. Characters that nobody sees make a name look like another one.',
  examples: [
    {
      in: 'words',
      wrong: 'public/aux.pdf',
      right: 'public/auxiliary.pdf',
    },
    {
      in: 'words',
      wrong: 'public/Fees: 2025.pdf',
      right: 'public/fees-2025.pdf',
    },
  ],
}
