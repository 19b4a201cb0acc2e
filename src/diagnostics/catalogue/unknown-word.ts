import { type About, error } from '../message.ts'
import { likely, quoted } from '../wording.ts'

export const unknownWord = error('unknown-word', (name: string, known: readonly string[]) => ({
  message: `\`words\` has no entry ${quoted(name)}.`,
  help: likely(name, known).help,
}))

export const about: About = {
  what: '`words` in site.yaml has a name that Ukurasa does not know.',
  why: 'The word you wanted to change stays as it was.',
  examples: [
    {
      in: 'site',
      wrong: `
        words:
          nxet: Weiter
      `,
      right: `
        words:
          next: Weiter
      `,
    },
    {
      in: 'site',
      wrong: `
        words:
          Next: Weiter
      `,
      right: `
        words:
          next: Weiter
      `,
    },
  ],
}
