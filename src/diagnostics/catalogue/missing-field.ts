import { helpWithLines, type LinesToAdd } from '../here.ts'
import { type About, error } from '../message.ts'
import { allOf } from '../wording.ts'

export const missingField = error(
  'missing-field',
  (names: readonly string[], where: string, description?: string, lines?: LinesToAdd) => {
    const words = `Add ${allOf(names.map((name) => `${name}:`))}${description === undefined ? '' : ` (${description.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())})`}.`
    return {
      subject: names.join(' '),
      message: `${where} needs the ${names.length > 1 ? 'fields' : 'field'} ${allOf(names)}.`,
      ...(lines ? helpWithLines(words, lines) : { help: words }),
    }
  },
)

export const about: About = {
  what: 'A field is missing, and the block, the page or site.yaml needs it.',
  why: 'A page without a title has no name in menus and search results. A card without a title does not say what it is about.',
  examples: [
    {
      in: 'file',
      wrong: `
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: cardGrid
          cards:
            - text: Every boy may sing.
      `,
      right: `
        - type: cardGrid
          cards:
            - title: Choir
              text: Every boy may sing.
      `,
    },
  ],
}
