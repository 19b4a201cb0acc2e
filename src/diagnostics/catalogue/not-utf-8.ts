import { type About, error } from '../finding.ts'

export const notUtf8 = error('not-utf-8', () => ({
  message: 'This file is not saved as UTF-8. The first wrong character is here.',
  help: 'Save it again with the encoding UTF-8. Every editor offers this under "Save with encoding".',
}))

export const about: About = {
  what: 'The file is saved in an old text encoding, not in UTF-8.',
  why: 'Letters such as é or ’ would appear as other signs.',
  examples: [
    {
      in: 'words',
      wrong: 'choir.yaml saved by a word processor as "Western (Windows)"',
      right: 'choir.yaml saved as "UTF-8"',
    },
    {
      in: 'words',
      wrong: 'a file in UTF-16, as some programs of Windows save it',
      right: 'the same file, saved as "UTF-8"',
    },
  ],
}
