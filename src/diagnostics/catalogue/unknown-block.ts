import { type About, error } from '../message.ts'
import { allOf, possible, quoted } from '../wording.ts'

/** `meant` is the type of `known` that the author meant, if there is one. */
export const unknownBlock = error(
  'unknown-block',
  (type: string, known: readonly string[], meant?: string) => ({
    message: `There is no block ${quoted(type)}.`,
    subject: type,
    help:
      meant === undefined && /^[\w-]+$/.test(type)
        ? `If it is a snippet, write \`- use: snippets/${type}\` instead. The blocks are: ${allOf(known)}.`
        : possible(meant, `The blocks are: ${allOf(known)}.`),
  }),
)

export const about: About = {
  what: 'There is no block of that type.',
  why: 'The type says how the page shows the block. Write its name as the message lists it, with the same capital letters.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richtext
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: paragraph
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          text: Every boy may sing.
      `,
    },
  ],
}
