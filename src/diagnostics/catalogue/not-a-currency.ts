import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notACurrency = error('not-a-currency', (...refused: Refused) =>
  cannotBe(
    refused,
    'the short name of a currency',
    'Write its three capital letters, as in KES, EUR or USD.',
  ),
)

export const about: About = {
  what: '`currency` in site.yaml is not the short name of a currency.',
  why: "The site shows the currency with every amount, in the style of the site's language.",
  examples: [
    {
      in: 'site',
      wrong: `
        currency: Shillings
      `,
      right: `
        currency: KES
      `,
    },
    {
      in: 'site',
      wrong: `
        currency: Ksh.
      `,
      right: `
        currency: KES
      `,
    },
  ],
}
