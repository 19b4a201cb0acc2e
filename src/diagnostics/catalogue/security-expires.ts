import { type About, warning } from '../message.ts'

export const securityExpires = warning('security-expires', (expires: string, isOver: boolean) => ({
  message: isOver
    ? `The content of security.txt has been out of date since ${expires}.`
    : `The content of security.txt goes out of date on ${expires}.`,
  help: 'Check that the contacts are still right. Then write a later time, at most a year away.',
}))

export const about: About = {
  what: 'The day in `security: expires:` is less than a month away, or has passed.',
  why: 'People who find a security problem read the file security.txt of the site, and trust it until the day it names. Move that day at least once a year, to say that the contacts are still right.',
  examples: [
    {
      in: 'site',
      wrong: `
        security:
          contacts: [office]
          expires: 2025-10-15T00:00+03:00
      `,
      right: `
        security:
          contacts: [office]
          expires: 2026-09-30T00:00+03:00
      `,
    },
    {
      in: 'site',
      wrong: `
        security:
          contacts: [office]
          expires: 2024-12-31T00:00Z
      `,
      right: `
        security:
          contacts: [office]
          expires: 2026-06-30T00:00Z
      `,
    },
  ],
}
