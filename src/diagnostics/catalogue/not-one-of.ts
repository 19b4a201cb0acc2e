import { type About, error } from '../message.ts'
import { colourFor } from '../synonyms.ts'
import { nearest, oneOf, possible, quoted } from '../wording.ts'

/** `meant` is the one of `known` that the author certainly meant, if there is one. */
export const notOneOf = error(
  'not-one-of',
  (name: string, value: string, known: readonly string[], meant?: string) => ({
    message: `${name} cannot be ${quoted(value)}.`,
    subject: value,
    help: possible(meant ?? colourFor(value, known) ?? nearest(value, known), `Allowed: ${oneOf(known)}.`),
  }),
)

export const about: About = {
  what: 'A field only allows a few words, and this word is not one of them.',
  why: 'Other words have no meaning in this field. Write one of the words that the message lists, with the same small and capital letters.',
  examples: [
    {
      in: 'page',
      wrong: `
        layout: Bare
      `,
      right: `
        layout: bare
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Pupils
          kind: pie
          categories: [Boys, Teachers]
          series:
            - name: Pupils
              values: [20, 2]
      `,
      right: `
        - type: chart
          title: Pupils
          kind: bar
          categories: [Boys, Teachers]
          series:
            - name: Pupils
              values: [20, 2]
      `,
    },
  ],
}
