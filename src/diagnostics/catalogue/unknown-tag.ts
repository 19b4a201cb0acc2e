import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** `isMark`: whether it is a mark rather than the first word of a text. `left`: it is `!` before a value. */
export const unknownTag = error(
  'unknown-tag',
  (tag: string, meant?: string, isMark: boolean | 'perhaps' | 'left' = false) => ({
    message: `There is no mark ${quoted(tag)}.`,
    help:
      meant === undefined
        ? [
            'The only mark is `!todo`, which you write before a stand-in.',
            isMark ? `If the value is right, delete ${quoted(tag)}.` : [],
            isMark === true ? [] : 'Put a text in quotes.',
          ]
            .flat()
            .join(' ')
        : isMark === 'left'
          ? `If the value is right, delete the \`!\`: write ${quoted(meant)}. If it is a stand-in, write \`!todo\` before it.`
          : `Did you mean \`${meant}\`? It marks a stand-in.`,
  }),
)

export const about: About = {
  what: 'A value starts with `!` and a word other than `!todo`.',
  why: 'In YAML, a word after `!` says what kind of value follows. Pages have only one such mark, `!todo`. It marks values that somebody must still confirm.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: !TODO Every boy may sing.
      `,
      right: `
        - type: richText
          text: !todo Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: !New
          text: We have a choir.
      `,
      right: `
        - type: richText
          title: "!New"
          text: We have a choir.
      `,
    },
  ],
}
