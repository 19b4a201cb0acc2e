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
  why: 'The blocks of the snippet would be missing from the page.',
  examples: [
    {
      in: 'words',
      wrong: '`use: snippets/aply` for the file pages/snippets/apply.yaml',
      right: '`use: snippets/apply`',
    },
    {
      in: 'words',
      wrong: '`use: apply`, without its folder',
      right: '`use: snippets/apply` for the file pages/snippets/apply.yaml',
    },
  ],
}
