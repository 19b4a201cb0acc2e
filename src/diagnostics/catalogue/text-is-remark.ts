import { type About, error } from '../finding.ts'
import type { Owner } from '../wording.ts'

/** `isLine`: it stands on a line of its own before the text. */
export const textIsRemark = error('text-is-remark', (owner?: Owner, isLine = false) => ({
  message: `From the \`#\` on ${owner === undefined ? 'this' : `the text of ${owner}`} is a remark, which no page shows.`,
  help: isLine
    ? `Write \`|\` after the colon of ${owner ?? 'the field'}, where a text may have headings; or, if it is a remark, put it above.`
    : 'Put the whole text in "double quotes"; or, if it is a remark, write a space after the `#`.',
}))

export const about: About = {
  what: 'A text has a `#` after a space. From there on YAML takes it for a remark.',
  why: 'The rest of the text would silently be missing on the page.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: Choir #1 of the county
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: "Choir #1 of the county"
          text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: #1 choir
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: "#1 choir"
          text: Every boy may sing.
      `,
    },
  ],
}
