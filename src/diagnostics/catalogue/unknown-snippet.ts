import { type About, error } from '../finding.ts'
import { meant, quoted } from '../wording.ts'

/** `sure` is the snippet that was certainly meant. */
export const unknownSnippet = error(
  'unknown-snippet',
  (name: string, known: readonly string[], sure: string | undefined) => ({
    message: `There is no snippet ${quoted(name)}.`,
    help:
      (sure === undefined ? meant(name, known, 'The snippets are') : `Did you mean \`${sure}\`?`) ||
      'A snippet is a file in pages/snippets/: write pages/snippets/apply.yaml for `use: snippets/apply`.',
  }),
)

export const about: About = {
  what: 'A page takes up a snippet that there is not.',
  why: 'Its blocks would be missing on the page.',
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
