import { type About, error } from '../message.ts'
import { cannotBe, quoted, type Refused } from '../wording.ts'

/** `says` is what the schema says of the two. */
export const notTrueOrFalse = error('not-true-or-false', (says: string | undefined, ...refused: Refused) =>
  cannotBe(
    refused,
    '`true` or `false`',
    `Write true or false${says && !refused[2].length ? ` (${says})` : ''}.${/\w \w/.test(refused[1]) ? ` You can add the exception to the words of another field: ${quoted(`… (${refused[1]})`)}.` : ''}`,
  ),
)

export const about: About = {
  what: 'A field that is either on or off has a word other than `true` or `false`.',
  why: '`yes`, `on` and `1` mean different things to different programs. `true` and `false` do not.',
  examples: [
    {
      in: 'page',
      wrong: `
        draft: yes
      `,
      right: `
        draft: true
      `,
    },
    {
      in: 'page',
      wrong: `
        noindex: 1
      `,
      right: `
        noindex: true
      `,
    },
  ],
}
