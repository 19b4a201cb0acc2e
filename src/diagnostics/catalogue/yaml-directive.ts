import { type About, error } from '../finding.ts'

export const yamlDirective = error('yaml-directive', () => ({
  message:
    'A line that begins with `%` at the start of the file is a YAML directive, which pages do not use.',
  help: 'Delete the line.',
}))

export const about: About = {
  what: 'The file begins with a line that starts with `%`.',
  why: 'Such a line changes how YAML itself is read: `no` could become false, and a phone number another number.',
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
