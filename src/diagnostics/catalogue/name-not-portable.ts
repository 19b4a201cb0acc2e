import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const nameNotPortable = error('name-not-portable', (name: string, why: string) => ({
  message: `A file cannot be called ${quoted(name)}: ${why}.`,
  help: 'Give it another name: letters, digits, `-` and `_`, and one dot before the ending of a file.',
}))

export const about: About = {
  what: 'Some computers cannot store a file with this name. Rename the file, or change the address: the site has a file for each address.',
  why: 'Windows reserves `con`, `aux`, `nul` and some other names. It removes dots and spaces from the end of a name, and it does not allow colons or question marks. Anyone who copies the site there loses the file. Invisible characters make a name look like a different one.',
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
