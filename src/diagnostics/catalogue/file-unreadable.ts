import { type About, error } from '../finding.ts'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not read it',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link to itself',
  ENOENT: 'it is a link to a file that is not there',
  OUTSIDE: 'it is a link to a place outside of the site',
  EPERM: 'you may not read it',
  SPECIAL: 'it is no file but a device, a pipe or the like',
}

/** `code` is what the system calls the reason. */
export const fileUnreadable = error('file-unreadable', (code: string) => ({
  message: `This file cannot be read: ${REASONS[code] ?? code}.`,
  help: 'Put a file that can be read in its place.',
}))

export const about: About = {
  what: 'A file is there, but the computer does not give its text.',
  why: 'Mostly it is a folder with the name of a file, a link to nowhere, or a file that belongs to somebody else.',
  examples: [
    {
      in: 'words',
      wrong: 'a folder that is called site.yaml',
      right: 'a file that is called site.yaml',
    },
    {
      in: 'words',
      wrong: 'pages/choir.yaml, a link to a file that was deleted',
      right: 'pages/choir.yaml, the file itself',
    },
  ],
}
