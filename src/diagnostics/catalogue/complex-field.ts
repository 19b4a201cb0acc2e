import { type About, error } from '../finding.ts'

export const complexField = error('complex-field', () => ({
  message: 'A field name must be one plain word.',
  help: 'Delete the `?`, or put the text in quotes.',
}))

export const about: About = {
  what: 'Something stands before a colon that is no plain word: a list in brackets, or a line that begins with `? `.',
  why: 'Field names are plain words such as `title`. The rest is a corner of YAML that pages have no use for.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          [text, title]: Every boy may sing.
      `,
      right: `
        - type: richText
          text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          ? - text
          : Every boy may sing.
      `,
      right: `
        - type: richText
          text: Every boy may sing.
      `,
    },
  ],
}
