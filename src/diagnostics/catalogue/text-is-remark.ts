import { type About, error } from '../message.ts'
import { type Owner, textOf } from '../wording.ts'

const WITHOUT = {
  place: 'Write the name of the place without `#`. Only links to it have the sign.',
  searchWords: 'Search words have no `#`. Write commas between them.',
}

/** `isLine`: the `#` starts a line of its own before the text. `field`: one whose values never have the sign. */
export const textIsRemark = error(
  'text-is-remark',
  (owner?: Owner, isLine = false, field?: keyof typeof WITHOUT) => ({
    message: `${textOf(owner)} becomes a comment at the \`#\`. Pages do not show comments.`,
    help: field
      ? WITHOUT[field]
      : isLine
        ? `Write \`|\` after the colon of ${owner ?? 'the field'}: then the text may have headings.`
        : 'Put the whole text in "double quotes".',
    ...(!field && {
      advice: { otherwise: 'If this is a comment, write it above the field, as in `# comment`.' },
    }),
  }),
)

export const about: About = {
  what: 'A text has a `#` after a space. YAML reads everything from there on as a comment.',
  why: 'The rest of the text would be missing from the page, and nobody would notice.',
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
