import { type About, error } from '../message.ts'
import { allOf } from '../wording.ts'

/** `types` has every type, or only the one that fits the fields of the block. `fitting` are several that fit. */
export const blockWithoutType = error(
  'block-without-type',
  (types: readonly string[], fitting: readonly string[] = []) => ({
    message: 'This block has no `type`.',
    help:
      types.length === 1
        ? `Start it with \`- type: ${types[0]}\`: it has the fields of that type.`
        : `Start it with \`- type: …\`. ${fitting.length > 1 ? `These types have its fields: ${allOf(fitting)}. All types are` : 'The types are'}: ${allOf(types)}.`,
  }),
)

export const about: About = {
  what: 'An entry of `blocks` does not say which block it is.',
  why: 'The type decides which fields a block has and how the page shows it.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - title: Singing
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
        - Every boy may sing.
      `,
      right: `
        - type: richText
          text: Every boy may sing.
      `,
    },
  ],
}
