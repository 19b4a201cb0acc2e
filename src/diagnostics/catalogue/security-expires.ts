import { type About, warning } from '../finding.ts'

export const securityExpires = warning('security-expires', (expires: string, isOver: boolean) => ({
  message: isOver
    ? `What security.txt says has been out of date since ${expires}: nobody may rely on it.`
    : `What security.txt says goes out of date on ${expires}.`,
  help: 'Look whether the contacts are still right, then write a day within the next year.',
}))

export const about: About = {
  what: 'The day in `security: expires:` is less than a month away, or has passed.',
  why: 'Whoever finds a weakness of the site looks into security.txt, and trusts it until the day that it names. The day is yours to move, at least once a year: it says that the contacts are still right.',
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
