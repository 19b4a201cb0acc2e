import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const referenceAsText = warning(
  'reference-as-text',
  (owner: string, written: string, meant: string) => ({
    message: `${quoted(written)} in ${owner} does not become a value of site.yaml. The page would show it.`,
    help: `Write \`${meant}\`.`,
  }),
)

export const about: About = {
  what: 'A text names a value of site.yaml, but not in the form `${organisation.name}`. A brace or the `$` is missing, or there are two braces.',
  why: 'The page shows these characters instead of the value.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Welcome to \${organisation.name and its choir.
      `,
      right: `
        - type: richText
          text: Welcome to \${organisation.name} and its choir.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Welcome to {{organisation.name}}.
      `,
      right: `
        - type: richText
          text: Welcome to \${organisation.name}.
      `,
    },
  ],
}
