import { type About, error } from '../finding.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notAnOffset = error('not-an-offset', (...refused: Refused) =>
  cannotBe(
    refused,
    'an offset from UTC',
    'Write it in quotes, as in "+03:00": hours and minutes with a sign.',
  ),
)

export const about: About = {
  what: '`timezone` in site.yaml is not an offset from UTC.',
  why: 'Moments of the site are told in it.',
  examples: [
    {
      in: 'site',
      wrong: `
        timezone: EAT
      `,
      right: `
        timezone: "+03:00"
      `,
    },
    {
      in: 'site',
      wrong: `
        timezone: "3"
      `,
      right: `
        timezone: "+03:00"
      `,
    },
  ],
}
