import { type About, error } from '../message.ts'

export const yamlDirective = error('yaml-directive', () => ({
  message: 'A line that begins with `%` is a command to YAML. Pages have no such lines.',
  help: 'Delete the line.',
}))

export const about: About = {
  what: 'The file starts with a line that begins with `%`.',
  why: 'Such a line changes how YAML reads the file. The word `no` could become false, and a phone number could become a different number.',
  examples: [
    {
      in: 'file',
      wrong: `
        %YAML 1.1
        ---
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
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
      in: 'file',
      wrong: `
        %TAG ! tag:example.org,2025:
        ---
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
    },
  ],
}
