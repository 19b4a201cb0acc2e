import { helpWithLines, type LinesToAdd } from '../here.ts'
import { type About, error } from '../message.ts'

/** `name` is the field as messages call it: `title`, or: An entry of `items`. `lines` are those of a list or a group. */
export const emptyField = error('empty-field', (name: string, lines?: LinesToAdd) => ({
  ...(lines && { subject: name }),
  message: `${name} is empty.`,
  ...(lines
    ? helpWithLines('Write what belongs to it. If the field is not needed, delete the line.', lines)
    : { help: 'Write something there, or delete the line.' }),
}))

export const about: About = {
  what: 'A field has nothing after its colon, or only empty quotes. Or an entry has nothing after its dash.',
  why: 'The page would have an empty heading, link or entry.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title:
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: Singing
          text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Bring
          items:
            - a pen
            -
      `,
      right: `
        - type: checklist
          title: Bring
          items:
            - a pen
      `,
    },
  ],
}
