import { type About, error } from '../message.ts'

/** `name` is the field that the line starts with, if there is one. `areWords`: a sentence at the start of a line. */
export const fieldWithoutColon = error('field-without-colon', (name?: string, areWords = false) => ({
  message:
    name === undefined
      ? 'This line is neither a field nor an entry of a list.'
      : `A colon is missing after \`${name}\`.`,
  help:
    name === undefined
      ? areWords
        ? 'The words of a page are in a block. Below `blocks:`, write a block `- type: richText` with the field `text: |`, and indent the words below it. Delete words that are not for visitors.'
        : 'Write `name: value`, or `- ` before an entry. If a text has several lines, write `|` after its colon and indent the lines.'
      : `Write \`${name}: …\`.`,
}))

export const about: About = {
  what: 'A line is neither `name: value` nor an entry that starts with a dash.',
  why: 'Ukurasa cannot tell what the line belongs to. A colon may be missing, or the line may continue the text above.',
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
