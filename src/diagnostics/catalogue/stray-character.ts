import { type About, error } from '../finding.ts'

export const strayCharacter = error('stray-character', (name: string) => ({
  message: `There is an invisible character here (${name}).`,
  help: 'Delete it and type the words around it anew.',
}))

export const about: About = {
  what: 'A character stands in the file that nobody can see: a space of no width, a non-breaking space at the start of a line, a mark that comes along when text is copied from a word processor or a chat.',
  why: 'YAML and browsers take it for a letter. A field name with one in it is another name, a line that begins with one is not indented, and a link with one in it leads nowhere.',
  examples: [
    {
      in: 'file',
      wrong: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
        \u00a0\u00a0\u00a0\u00a0text: Every boy may sing.
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: \u200bEvery boy may sing.
      `,
      right: `
        - type: richText
          text: Every boy may sing.
      `,
    },
  ],
}
