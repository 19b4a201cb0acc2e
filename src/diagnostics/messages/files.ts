/** Findings about files as a whole. */
import { error } from '../finding.ts'
import { quoted } from '../wording.ts'

/** `above` is the folder of a site that this one lies in. */
export const siteFileMissing = (root: string, above?: string) =>
  error(
    'site-file-missing',
    `There is no site.yaml in ${quoted(root, 200)}.`,
    above === undefined
      ? 'A site is a folder with a file site.yaml and a folder pages. Check --root, or write site.yaml.'
      : `It is in the folder ${quoted(above, 200)}: run the command there.`,
  )

export const pagesMissing = () =>
  error(
    'pages-missing',
    'There is no folder `pages` with at least one page beside site.yaml.',
    'Write a first page as pages/index.yaml.',
  )

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
export const fileUnreadable = (code: string) =>
  error(
    'file-unreadable',
    `This file cannot be read: ${REASONS[code] ?? code}.`,
    'Put a file that can be read in its place.',
  )

/** `takenUp`: only with what it takes up from other files does it have so much. Sizes are in bytes. */
export const fileTooLarge = (size: number, limit: number, takenUp = false) =>
  error(
    'file-too-large',
    `${takenUp ? 'With all that it takes up this file' : 'This file'} has ${Math.ceil(size / 1024)} KB; a page may have ${limit / 1024} KB.`,
    'Move part of it to another page.',
  )

export const notUtf8 = () =>
  error(
    'not-utf-8',
    'This file is not saved as UTF-8: here stands the first character that is not.',
    'Save it again with the encoding UTF-8; every editor offers it under "Save with encoding".',
  )

export const emptyFile = (isSiteFile: boolean) =>
  error(
    'empty-file',
    'There is nothing in this file.',
    isSiteFile
      ? 'Write at least `schemaVersion:`, `url:`, `lang:`, `school:` and `header:`.'
      : 'Write at least `title:`, `description:` and `blocks:`, or delete the file.',
  )

export const fileNameRefused = (name: string) => {
  const plain = plainFileName(name)
  return error(
    'file-name-refused',
    `A page file cannot be called ${quoted(name)}.`,
    `Use letters, digits, \`-\` and \`_\`, without spaces, and the ending .yaml: ${plain ?? 'fees-grade-4.yaml'}.`,
  )
}

/** `My-Page-1.yaml` for `My Page (1).yml`; `undefined` where nothing is left of a name. */
function plainFileName(name: string): string | undefined {
  const parts = name
    .replace(/\.ya?ml(?:\.txt)?$/i, '')
    .split('/')
    .map((part) =>
      part
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
        .replaceAll(/^[-_]+|-+$/g, ''),
    )
  return parts.includes('') ? undefined : `${parts.join('/')}.yaml`
}

export const nameNotPortable = (name: string, why: string) =>
  error(
    'name-not-portable',
    `A file cannot be called ${quoted(name)}: ${why}.`,
    'Give it another name: letters, digits, `-`, `_` and one point before the ending.',
  )

export const fileTwice = (other: string) =>
  error(
    'file-twice',
    `The site has a file ${quoted(other)} already, or one that some computers take for it.`,
    'Give it another name. Capital and small letters make no difference on Windows and macOS.',
  )
