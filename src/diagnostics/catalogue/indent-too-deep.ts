import { type About, error } from '../finding.ts'

export const indentTooDeep = error('indent-too-deep', () => ({
  message: 'This line is indented as if it belonged to the text above it.',
  help: 'Give it the same indent as the field above. A text of several lines begins with `|` after its colon.',
}))

export const about: About = {
  what: 'A field stands further right than the field above it, as if it belonged to that text.',
  why: 'YAML would take it for a part of the text above, or refuse the file.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: Singing
            text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: Singing
          text: Every boy may sing.
      `,
    },
    {
      in: 'page',
      wrong: `
        title: Choir
          description: Our choir.
      `,
      right: `
        title: Choir
        description: Our choir.
      `,
    },
  ],
}
