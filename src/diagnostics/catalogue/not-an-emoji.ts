import { type About, error } from '../message.ts'
import { cannotBe, type Refused, THE_SIGN } from '../wording.ts'

export const notAnEmoji = error('not-an-emoji', (...refused: Refused) =>
  cannotBe(refused, 'one emoji', /[\p{So}\p{Me}]/u.test(refused[1]) ? 'Keep one sign only.' : THE_SIGN),
)

export const about: About = {
  what: 'A field for one emoji has words or several emoji in it.',
  why: 'The page would show the words as they are. Names of emoji only work in chat programs, and the page has room for one sign.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: cardGrid
          cards:
            - title: Sailing
              emoji: ":sailboat:"
      `,
      right: `
        - type: cardGrid
          cards:
            - title: Sailing
              emoji: ⛵
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: linkList
          links:
            - title: Fees
              icon: fa-money
              href: /fees
      `,
      right: `
        - type: linkList
          links:
            - title: Fees
              icon: 🧾
              href: /fees
      `,
    },
  ],
}
