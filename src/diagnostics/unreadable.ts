/** Why the computer cannot read a file, and what to do. */

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you do not have permission to read it',
  EISDIR: 'it is a folder',
  ELOOP: 'it is only a shortcut to itself',
  ENOENT: 'it is only a shortcut to a file that does not exist',
  OUTSIDE: 'it is only a shortcut to a place outside the site',
  EPERM: 'you do not have permission to read it',
  SPECIAL: 'it is not a file but a device, a pipe or similar',
}

/** `code` is the error code of the operating system. */
export const unreadable = (what: string, code: string) => ({
  message: `${what} cannot be read: ${REASONS[code] ?? code}.`,
  help: 'Put the file itself here, or ask the person who set up the computer.',
})
