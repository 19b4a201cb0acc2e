import { type About, error } from '../message.ts'
import { isNear, likely, quoted } from '../wording.ts'

/** A code that is less near has nothing to do with it: it is rather that of an error. */
export const unknownCheck = error('unknown-check', (code: string, known: readonly string[]) => ({
  message: `${quoted(code)} is not the code of a warning or a note.`,
  help: `${
    likely(
      code,
      known.filter((each) => isNear(code, each)),
    ).help
  } You cannot turn off errors: if it is the code of one, delete this line, and correct the error. The code is in brackets after each message.`.trimStart(),
}))

export const about: About = {
  what: '`checks` in site.yaml names a code that does not belong to a warning or a note.',
  why: 'Without this message, you would think that the setting works. You can only set warnings and notes. Errors such as `broken-link` would break the site.',
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
          page-orphan: off
      `,
      right: `
        checks:
          page-orphan: off
      `,
    },
  ],
}
