import { type About, error } from '../finding.ts'

/** `name` is the field that the line begins with, if it does. */
export const fieldWithoutColon = error('field-without-colon', (name?: string) => ({
  message:
    name === undefined
      ? 'This line is neither a field nor an entry of a list.'
      : `A colon is missing after \`${name}\`.`,
  help:
    name === undefined
      ? 'Write `name: value`, or `- ` before an entry. A text of several lines begins with `|` after its colon and is indented.'
      : `Write \`${name}: …\`.`,
}))

export const about: About = {
  what: 'A line is neither `name: value` nor an entry that begins with a dash.',
  why: 'Ukurasa cannot tell to what it belongs: a colon may be missing, or it goes on with the text of the line above.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title Singing
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
        - type: richText
          text: Every boy may sing.
          We meet on Tuesdays.
          title: Singing
      `,
      right: `
        - type: richText
          text: |
            Every boy may sing.
            We meet on Tuesdays.
          title: Singing
      `,
    },
  ],
}
