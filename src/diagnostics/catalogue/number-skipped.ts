import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const numberSkipped = warning('number-skipped', (own: string, before: string, meant: string) => ({
  message: `${quoted(own)} comes right after ${quoted(before)}.`,
  help: `Did you mean ${quoted(meant)}? Or is an entry missing?`,
}))

export const about: About = {
  what: 'The entries of a list are numbered, and one number is left out.',
  why: 'A copied entry has the wrong number, or an entry was deleted.',
  examples: [
    { in: 'words', wrong: '`Term 1`, `Term 2` and `Term 4`', right: '`Term 1`, `Term 2` and `Term 3`' },
    {
      in: 'words',
      wrong: '`Step 1`, `Step 3` and `Step 4`',
      right: '`Step 1`, `Step 2`, `Step 3` and `Step 4`',
    },
  ],
}
