import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const unknownSchemaVersion = error('unknown-schema-version', (value: string) => ({
  message: `schemaVersion ${quoted(value)} is not known to this Ukurasa, which reads version 1.`,
  help: 'A site written for a newer Ukurasa needs a newer Ukurasa: update it. Otherwise write `schemaVersion: 1`.',
}))

export const about: About = {
  what: 'site.yaml says that it is written in a version of the format that this Ukurasa does not know.',
  why: 'In another version fields may mean something else. A site written for a newer Ukurasa needs a newer Ukurasa.',
  examples: [
    {
      in: 'site',
      wrong: `
        schemaVersion: 2
      `,
      right: `
        schemaVersion: 1
      `,
    },
    {
      in: 'site',
      wrong: `
        schemaVersion: one
      `,
      right: `
        schemaVersion: 1
      `,
    },
  ],
}
