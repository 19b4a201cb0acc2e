import { type About, error } from '../finding.ts'

export const complexField = error('complex-field', () => ({
  message: 'A field name must be one plain word.',
  help: 'Delete the `?`, or put the text in quotes.',
}))

export const about: About = {
  what: 'The text before a colon is not a plain word. It is a list in brackets, or the line starts with `? `.',
  why: 'Field names are plain words such as `title`. Pages do not use the other forms that YAML allows.',
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
