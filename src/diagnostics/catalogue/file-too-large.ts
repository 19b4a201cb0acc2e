import { type About, error } from '../message.ts'

/** `withIncluded`: it is only so large with what it includes from other files. Sizes are in bytes. */
export const fileTooLarge = error('file-too-large', (size: number, limit: number, withIncluded = false) => ({
  message: `${withIncluded ? 'With everything it includes, this file' : 'This file'} has ${Math.ceil(size / 1024)} KB. A file may have at most ${limit / 1024} KB.`,
  help: 'Move part of it to another page.',
}))

export const about: About = {
  what: 'A file has more than 256 KB of text.',
  why: 'No visitor reads so much on one page. Many visitors pay for every megabyte.',
  examples: [
    {
      in: 'words',
      wrong: 'pages/history.yaml with the whole yearbook',
      right: 'a page for each decade, and a page that links to them',
    },
    {
      in: 'words',
      wrong: 'a picture that was pasted into a text as thousands of letters',
      right: 'the picture as a file in pages/images/, with its name after `image:`',
    },
  ],
}
