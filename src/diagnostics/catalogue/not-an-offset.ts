import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notAnOffset = error('not-an-offset', (...refused: Refused) =>
  cannotBe(refused, 'a time zone', 'Write a name such as Africa/Nairobi, or in quotes: "+03:00".'),
)

export const about: About = {
  what: '`timezone` in site.yaml is not a time zone that Ukurasa knows. Write it as in `"+03:00"` or `Africa/Nairobi`.',
  why: 'Calendar files and search engines get the times of events in this time zone. Short names such as `EAT` are not enough. If your clocks change in summer, write a name such as `Europe/Paris`.',
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
        timezone: Paris
      `,
      right: `
        timezone: Europe/Paris
      `,
    },
  ],
}
