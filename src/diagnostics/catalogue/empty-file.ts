import { type About, error } from '../message.ts'

export const emptyFile = error('empty-file', (isSiteFile: boolean) => ({
  message: 'This file has no content.',
  help: isSiteFile
    ? 'Write at least `schemaVersion:`, `url:`, `lang:`, `organisation:` and `header:`.'
    : 'Write at least `title:`, `description:` and `blocks:`, or delete the file.',
}))

export const about: About = {
  what: 'The file is empty, or it only has comments.',
  why: 'An empty file would become an empty page with its own address.',
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
