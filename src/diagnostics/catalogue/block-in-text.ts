import { type About, warning } from '../message.ts'
import { withSpaces } from '../remedies.ts'
import { quoted } from '../wording.ts'

/** `spaces` is how many belong before a field. A block has none. */
export const blockInText = warning('block-in-text', (field: string, name: string, spaces?: number) => ({
  message: `A ${spaces === undefined ? 'block' : 'field'} ${quoted(name)} is part of \`${field}\`. Visitors would read ${spaces === undefined ? 'its lines' : 'it'} as words.`,
  help: `It is indented too far. ${spaces === undefined ? 'Move its lines to the left, until its dash is below the dash of the block above' : `Write it ${withSpaces(spaces)}`}.`,
}))

export const about: About = {
  what: 'The lines of a block, or of a field, are indented so far that they belong to the text above.',
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
