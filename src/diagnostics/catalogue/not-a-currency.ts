import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notACurrency = error('not-a-currency', (...refused: Refused) =>
  cannotBe(refused, 'a currency code', 'Write its three capital letters, as in KES, EUR or USD.'),
)

export const about: About = {
  what: '`currency` in site.yaml is not the code of a currency. Such a code has three capital letters, as in `KES`.',
  why: 'Short names such as `Ksh.` differ from place to place. From the code, Ukurasa knows how to write the currency in each language.',
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
