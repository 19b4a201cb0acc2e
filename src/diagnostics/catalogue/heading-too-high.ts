import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const headingTooHigh = warning('heading-too-high', (words: string) => ({
  message: `The heading ${quoted(words)} is as large as the title of the page.`,
  help: 'Begin it with `##`: a single `#` is for the title of the page, which stands there already.',
}))

export const about: About = {
  what: 'A heading in a text is marked with one `#`, as the title of the page would be.',
  why: 'The page shows its title already. Two of them confuse those who read by ear, and search engines.',
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
