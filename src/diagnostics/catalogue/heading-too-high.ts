import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const headingTooHigh = warning('heading-too-high', (words: string, mayBeRemark = false) => ({
  message: `The heading ${quoted(words)} is as large as the title of the page.`,
  help: mayBeRemark
    ? 'If it is a heading, start it with `##`. If it is a comment for colleagues, move it up, above the name of the field. If it is neither, delete the `#`.'
    : 'Start it with `##`.',
}))

export const about: About = {
  what: 'A heading in a text has one `#` before it, or a line of `===` below it. Then it is as large as the title of the page.',
  why: 'The page already shows its title. Two titles confuse search engines and people who use a screen reader.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            # Our songs

            Old and new ones.
      `,
      right: `
        - type: richText
          text: |
            ## Our songs

            Old and new ones.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            Our songs
            =========

            Old and new ones.
      `,
      right: `
        - type: richText
          text: |
            ## Our songs

            Old and new ones.
      `,
    },
  ],
}
