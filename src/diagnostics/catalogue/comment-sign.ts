import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const commentSign = error('comment-sign', (sign: string) => ({
  message: `A comment does not start with ${quoted(sign)}.`,
  help: 'Write `#` and a space before each line of a comment.',
}))

export const about: About = {
  what: 'A comment starts with `//`, `/*`, `<!--` or `;`.',
  why: 'A comment is a remark that visitors do not see. In YAML, it starts with `#`. With other signs, Ukurasa cannot read the file.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        // Ask Mr Otieno before you change this.
        - type: hero
          title: Welcome
      `,
      right: `
        # Ask Mr Otieno before you change this.
        - type: hero
          title: Welcome
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          <!-- parents asked for this -->
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          # parents asked for this
          text: Every boy may sing.
      `,
    },
  ],
}
