import { type About, warning } from '../message.ts'
import { inField, quoted } from '../wording.ts'

/** A link to copy is told whole, if it is not odd. */
const LONGEST = 200

/** `isClosed`: there is a `)` after the address. */
export const linkAsText = warning(
  'link-as-text',
  (field: string, written: string, isClosed: boolean, meant?: string) => ({
    message: `${inField(written, field)} does not become a link. The page would show it.`,
    help:
      meant === undefined
        ? isClosed
          ? 'Write the address without spaces, as in [the fees](/fees).'
          : `Put \`)\` right after the address: ${quoted(written.replace(/[.,;:!?]*$/, ')'), LONGEST)}.`
        : `Write the address without spaces: \`${meant}\`.`,
  }),
)

export const about: About = {
  what: 'In a text, the address of a link has a space in it, or its bracket is not closed.',
  why: 'Markdown does not read this as a link. The page shows the brackets and the address.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Call [the office](tel:+254 700 000 001).
      `,
      right: `
        - type: richText
          text: Call [the office](tel:+254700000001).
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Read about [the fees](/fees before you write.
      `,
      right: `
        - type: richText
          text: Read about [the fees](/fees) before you write.
      `,
    },
  ],
}
