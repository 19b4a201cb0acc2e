import { type About, error } from '../message.ts'
import { likely, quoted } from '../wording.ts'

export const unknownCheck = error('unknown-check', (code: string, known: readonly string[]) => ({
  message: `${quoted(code)} is not the code of a warning or a note.`,
  help: `${likely(code, known).help} The code is in brackets after each message. You cannot turn off errors: if it is the code of one, delete this line.`,
}))

export const about: About = {
  what: '`checks` in site.yaml names a code that does not belong to a warning or a note.',
  why: 'Without this message, you would think that the setting works. You can only set warnings and notes, because errors would break the site.',
  examples: [
    {
      in: 'site',
      wrong: `
        checks:
          calendar-gab: note
      `,
      right: `
        checks:
          calendar-gap: note
      `,
    },
    {
      in: 'site',
      wrong: `
        checks:
          broken-link: note
      `,
      right: `
        checks:
          link-to-unpublished: note
      `,
    },
  ],
}
