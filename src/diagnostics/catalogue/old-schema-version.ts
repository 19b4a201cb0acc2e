import { type About, error } from '../message.ts'

export const oldSchemaVersion = error('old-schema-version', (version: string, present: string) => ({
  message: `This site is written in version ${version} of the format. Ukurasa now reads version ${present}.`,
  help: 'Run `npx ukurasa fix`: it rewrites the site, and keeps your comments.',
}))

export const about: About = {
  what: 'The site was written for an older version of the format, which had other names for some fields.',
  why: 'Ukurasa reads only the present version, so that each field has one name. `npx ukurasa fix` rewrites all files of the site at once. Nothing else is checked before that.',
  examples: [
    {
      in: 'site',
      wrong: `
        schemaVersion: 1
      `,
      right: `
        schemaVersion: 2
      `,
    },
    {
      in: 'site',
      wrong: `
        schemaVersion: 1
        school:
          name: Example School
      `,
      right: `
        schemaVersion: 2
        organisation:
          kind: School
          name: Example School
      `,
    },
  ],
}
