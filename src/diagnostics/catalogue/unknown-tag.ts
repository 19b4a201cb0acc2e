import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const unknownTag = error('unknown-tag', (tag: string, meant?: string) => ({
  message: `The tag ${quoted(tag)} is not known.`,
  help:
    meant === undefined
      ? 'The one tag of this site is `!todo`, before a stand-in. A text that begins with `!` needs quotes.'
      : `Did you mean \`${meant}\`? It marks a stand-in.`,
}))

export const about: About = {
  what: 'A value begins with `!` and a word that is not `!todo`.',
  why: 'To YAML a word after `!` says what kind of value follows. Pages have one such mark, `!todo`, for values that somebody must still confirm.',
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
