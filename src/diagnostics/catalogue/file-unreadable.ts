import { type About, error } from '../message.ts'
import { unreadable } from '../unreadable.ts'

/** `code` is the error code of the operating system. */
export const fileUnreadable = error('file-unreadable', (code: string) => unreadable('This file', code))

export const about: About = {
  what: 'The file exists, but the computer cannot read it.',
  why: 'Usually it is a folder with the name of a file, a shortcut (a symbolic link) to a file that does not exist, or a file that belongs to someone else.',
  examples: [
    {
      in: 'words',
      wrong: 'a folder that is called site.yaml',
      right: 'a file that is called site.yaml',
    },
    {
      in: 'words',
      wrong: 'pages/choir.yaml, a shortcut to a file that was deleted',
      right: 'pages/choir.yaml, the file itself',
    },
  ],
}
