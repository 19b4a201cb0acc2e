import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

type Line = {
  /** It already has the hyphen of a list. */
  readonly isEntry?: boolean
  /** It is no entry of a list: the same, so that Markdown makes no list of it. */
  readonly meant?: string
  /** Of lists with letters: how many the text has. */
  readonly lists?: number
}

export const bulletInText = warning(
  'bullet-in-text',
  (field: string, bullet: string, { isEntry, meant, lists = 0 }: Line = {}) => ({
    message: `A line of \`${field}\` starts with ${quoted(bullet)}. The page would ${meant ? 'make a list of it' : isEntry ? 'show it' : 'show no list'}.`,
    help: meant
      ? `If it is not a list, write ${quoted(meant)}.`
      : isEntry
        ? `Delete the ${quoted(bullet)} and the space after it.`
        : `Start each entry of a list with \`- \`, the hyphen of the keyboard and a space.${lists > 0 ? ' To keep the letters, put an empty line between the entries.' : ''}${lists > 1 ? ` This text has ${lists} such lists.` : ''}`,
  }),
)

export const about: About = {
  what: 'In a text, the lines of a list start with bullets, boxes, ticks, long dashes or letters such as `a)`. Or a line that is not in a list would become one. It starts with `*`, with a year and a full stop (`2002.`), with a day in German (`6. Mai`), or with a hyphen and a number.',
  why: 'Start each line of a list with a hyphen and a space. With bullets, ticks or letters, the page shows no list. To keep letters, put an empty line between the entries. But Markdown makes a list of a line that starts with `2002. `, `* ` or `- `. If it is not a list, write `2002\\. `, `\\* ` or `\\- `.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            • Boys of all grades
            • Their teachers
      `,
      right: `
        - type: richText
          text: |
            - Boys of all grades
            - Their teachers
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            How the school began:

            2002. In that year, we were forty boys and two teachers.
      `,
      right: `
        - type: richText
          text: |
            How the school began:

            2002\\. In that year, we were forty boys and two teachers.
      `,
    },
  ],
}
