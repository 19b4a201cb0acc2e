import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const unknownSchemaVersion = error('unknown-schema-version', (value: string, present: string) => ({
  message: `This Ukurasa does not know schemaVersion ${quoted(value)}. It reads version ${present}.`,
  help: `Write \`schemaVersion: ${present}\`. If the site was written for a newer Ukurasa, update Ukurasa instead.`,
}))

export const about: About = {
  what: 'site.yaml says that it uses a version of the format that this Ukurasa does not know.',
  why: 'In another version, fields may mean something else. A site that was written for a newer Ukurasa needs a newer Ukurasa.',
  examples: [
    {
      in: 'site',
      wrong: `
        schemaVersion: 3
      `,
      right: `
        schemaVersion: 2
      `,
    },
    {
      in: 'site',
      wrong: `
        schemaVersion: one
      `,
      right: `
        schemaVersion: 2
      `,
    },
  ],
}
