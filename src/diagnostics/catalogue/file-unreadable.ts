import { type About, error } from '../finding.ts'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you do not have permission to read it',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link to itself',
  ENOENT: 'it is a link to a file that does not exist',
  OUTSIDE: 'it is a link to a place outside the site',
  EPERM: 'you do not have permission to read it',
  SPECIAL: 'it is not a file but a device, a pipe or similar',
}

/** `code` is the error code of the operating system. */
export const fileUnreadable = error('file-unreadable', (code: string) => ({
  message: `This file cannot be read: ${REASONS[code] ?? code}.`,
  help: 'Replace it with a file that can be read.',
}))

export const about: About = {
  what: 'The file exists, but the computer cannot read it.',
  why: 'Usually it is a folder with the name of a file, a link that leads nowhere, or a file that belongs to someone else.',
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
