import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `isTwice`: the number before it is the same. */
export const numberSkipped = warning(
  'number-skipped',
  (own: string, before: string, meant: string, isTwice = false) => ({
    message: `${quoted(own)} comes right after ${quoted(before)}.`,
    help: `Did you mean ${quoted(meant)}? ${isTwice ? 'Check the numbers below it, too.' : 'Or is an entry missing?'}`,
  }),
)

export const about: About = {
  what: 'The entries of a list or the headings of a page are numbered, and one number is missing, or is there twice.',
  why: 'Usually somebody copied an entry and did not change its number, or added or deleted an entry.',
  examples: [
    { in: 'words', wrong: '`Term 1`, `Term 2` and `Term 4`', right: '`Term 1`, `Term 2` and `Term 3`' },
    {
      in: 'words',
      wrong: '`Step 1`, `Step 3` and `Step 4`',
      right: '`Step 1`, `Step 2`, `Step 3` and `Step 4`',
    },
  ],
}
