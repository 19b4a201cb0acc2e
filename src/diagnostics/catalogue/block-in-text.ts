import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const blockInText = warning('block-in-text', (owner: string, type: string) => ({
  message: `A block ${quoted(type)} is part of ${owner}. Visitors would read its lines as words.`,
  help: 'It is indented too far. Move its lines to the left, until its dash is below the dash of the block above.',
}))

export const about: About = {
  what: 'The lines of a block are indented so far that they belong to the text above.',
  why: 'The page would show `type: ctaButton` as words, and no block.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            Boys of all grades sing together.

            - type: ctaButton
              href: /fees
      `,
      right: `
        - type: richText
          text: |
            Boys of all grades sing together.

        - type: ctaButton
          title: The fees
          href: /fees
      `,
    },
    {
      in: 'words',
      wrong: 'the lines of a block, eight spaces from the left, below the text of another block',
      right: 'the dash of each block right below the dash of the one above',
    },
  ],
}
