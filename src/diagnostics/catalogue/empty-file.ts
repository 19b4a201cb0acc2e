import { type About, error } from '../finding.ts'

export const emptyFile = error('empty-file', (isSiteFile: boolean) => ({
  message: 'There is nothing in this file.',
  help: isSiteFile
    ? 'Write at least `schemaVersion:`, `url:`, `lang:`, `school:` and `header:`.'
    : 'Write at least `title:`, `description:` and `blocks:`, or delete the file.',
}))

export const about: About = {
  what: 'There is nothing in the file, or remarks only.',
  why: 'An empty file would be an empty page with an address of its own.',
  examples: [
    {
      in: 'file',
      wrong: `
        # To be written
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: To be written.
      `,
    },
    {
      in: 'words',
      wrong: 'pages/new.yaml, made by mistake',
      right: 'no such file',
    },
  ],
}
