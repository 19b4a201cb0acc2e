import { type About, error } from '../finding.ts'
import { oneOf, possible, quoted } from '../wording.ts'

/** `meant` is the field of `known` that the author meant, if there is one. */
export const unknownField = error(
  'unknown-field',
  (name: string, where: string, known: readonly string[], meant?: string) => ({
    message: `${where} has no field ${quoted(name)}.`,
    help: possible(meant, `Its fields are: ${oneOf(known)}.`),
  }),
)

export const about: About = {
  what: 'A block, the page or site.yaml has no field of that name.',
  why: 'What you wrote there would be missing from the page, and nobody would notice. Usually it is a typing mistake, or a field of another block.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          titel: Singing
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: Singing
          text: Every boy may sing.
      `,
    },
    {
      in: 'page',
      wrong: `
        title: Choir
        description: Our choir.
        keywords: choir, singing
      `,
      right: `
        title: Choir
        description: Our choir, its singing and its songs.
      `,
    },
  ],
}
