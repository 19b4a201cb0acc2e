import { type About, warning } from '../message.ts'
import { inField } from '../wording.ts'

export const referenceAsText = warning(
  'reference-as-text',
  (field: string, written: string, meant: string) => ({
    message: `${inField(written, field)} does not become a value of site.yaml. The page would show it.`,
    help: `Write \`${meant}\`.`,
  }),
)

export const about: About = {
  what: 'A text names a value of site.yaml, but not in the form `${organisation.name}`. A `{`, a `}` or the `$` is missing, or `{` and `}` are there twice.',
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
