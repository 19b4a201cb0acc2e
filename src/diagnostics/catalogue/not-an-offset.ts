import { type About, error } from '../finding.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notAnOffset = error('not-an-offset', (...refused: Refused) =>
  cannotBe(refused, 'a UTC offset', 'Write it in quotes, as in "+03:00": a sign, hours and minutes.'),
)

export const about: About = {
  what: '`timezone` in site.yaml is not a UTC offset.',
  why: 'The site gives its times in this time zone.',
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
