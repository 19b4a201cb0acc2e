import { type About, error } from '../message.ts'
import { likely, quoted } from '../wording.ts'

/** `sure` is the snippet that was certainly meant. */
export const unknownSnippet = error(
  'unknown-snippet',
  (name: string, known: readonly string[], sure: string | undefined) => ({
    message: `There is no snippet ${quoted(name)}.`,
    subject: `${name}.yaml`,
    help:
      likely(name, known, sure).help ||
      'Write pages/snippets/apply.yaml for `use: snippets/apply`. A snippet is a file in pages/snippets/.',
  }),
)

export const about: About = {
  what: 'A page includes a snippet that does not exist.',
  why: 'The page would not have its blocks.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - use: snippets/aply
        - type: ctaButton
          title: Apply for a place
          href: link:portal
      `,
      right: `
        - type: ctaButton
          title: Apply for a place
          href: link:portal
      `,
    },
    {
      in: 'words',
      wrong: '`use: apply`, without its folder',
      right: '`use: snippets/apply` for the file pages/snippets/apply.yaml',
    },
  ],
}
