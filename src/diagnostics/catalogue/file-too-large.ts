import { type About, error } from '../finding.ts'

/** `takenUp`: only with what it takes up from other files does it have so much. Sizes are in bytes. */
export const fileTooLarge = error('file-too-large', (size: number, limit: number, takenUp = false) => ({
  message: `${takenUp ? 'With all that it takes up this file' : 'This file'} has ${Math.ceil(size / 1024)} KB; a page may have ${limit / 1024} KB.`,
  help: 'Move part of it to another page.',
}))

export const about: About = {
  what: 'A page has more than 256 KB of text.',
  why: 'No visitor reads so much on one page, and a phone on paid data should not have to load it.',
  examples: [
    {
      in: 'words',
      wrong: 'pages/history.yaml with the whole yearbook',
      right: 'a page for each decade, and a page that links to them',
    },
    {
      in: 'words',
      wrong: 'a picture pasted into a text as letters',
      right: 'the picture as a file in pages/images/, named by `image:`',
    },
  ],
}
