import { type About, error } from '../finding.ts'
import { meant, quoted } from '../wording.ts'

export const unknownCheck = error('unknown-check', (code: string, known: readonly string[]) => ({
  message: `${quoted(code)} is not the code of a warning or a note.`,
  help: `${meant(code, known, 'Some codes are')} A code stands in brackets behind its message; errors stay errors.`,
}))

export const about: About = {
  what: '`checks` in site.yaml names a code that is no warning or note.',
  why: 'The severity would silently stay as it is. Only warnings and notes can be set; what is an error would break the site.',
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
