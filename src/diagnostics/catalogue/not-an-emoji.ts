import { type About, error } from '../finding.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notAnEmoji = error('not-an-emoji', (...refused: Refused) =>
  cannotBe(
    refused,
    'an emoji',
    'Put in the sign itself, as 🎻, from the keyboard of a phone or a list of emoji.',
  ),
)

export const about: About = {
  what: 'A field for one emoji has words in it.',
  why: 'Names of emoji, as chat programs take them, would be shown as they are, in a badge that has room for one sign.',
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
