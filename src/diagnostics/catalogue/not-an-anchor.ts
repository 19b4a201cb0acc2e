import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notAnAnchor = error('not-an-anchor', (...refused: Refused) =>
  cannotBe(
    refused,
    'the name of a place on the page',
    'Use small letters, digits and `-`. Start with a letter.',
  ),
)

export const about: About = {
  what: 'The name of a place on the page has capital letters, spaces or other signs, or does not start with a letter.',
  why: 'The name becomes part of an address, as in `/fees#grade-4`, which people type and send to each other.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          anchor: Grade 4
          text: What a year costs.
      `,
      right: `
        - type: richText
          anchor: grade-4
          text: What a year costs.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          anchor: 4th-grade
          text: What a year costs.
      `,
      right: `
        - type: richText
          anchor: grade-4
          text: What a year costs.
      `,
    },
  ],
}
