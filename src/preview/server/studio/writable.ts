/** Which files Studio may write, by their paths from the root of the site. */
import { lstatSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from '../../../build/base/error-code.ts'
import { PICTURE_FILE } from '../../../core/load/site-files.ts'

/** No dots, spaces or other signs that a system may read in a way of its own. */
const NEW_FILE =
  /^pages\/(?:[A-Za-z0-9][A-Za-z0-9_-]{0,99}\/){0,8}[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.(?:yaml|csv)$/
const TEXT_FILE = /\.(?:yaml|csv)$/
/** Windows takes these for devices, in any folder and with any ending. */
const DEVICE = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i

/** `names` are the files below pages/ that the site has. A new file needs a simple name. */
export function isWritable(path: string, names: readonly string[]): boolean {
  if (path === 'site.yaml') return true
  if (TEXT_FILE.test(path) && names.some((name) => `pages/${name}` === path)) return true
  return NEW_FILE.test(path) && !DEVICE.test(path)
}

const NEW_PICTURE = /^pages\/images\/[a-z0-9][a-z0-9-]{0,99}\.(?:jpg|png|webp|svg)$/

/** A picture that the site does not have yet may be put into the folder of the pictures. */
export const isNewPicture = (path: string): boolean => NEW_PICTURE.test(path) && !DEVICE.test(path)

const NEW_DOCUMENT = /^public\/[a-z0-9][a-z0-9-]{0,99}\.pdf$/

/** A document for visitors, beside the other files that the site publishes as they are. */
export const isNewDocument = (path: string): boolean => NEW_DOCUMENT.test(path) && !DEVICE.test(path)

/** Only these pictures of a site can be replaced, and only by a picture of the same kind. */
export const isPictureOf = (path: string, names: readonly string[]): boolean =>
  /\.(?:jpe?g|png|webp|svg)$/i.test(path) && isPicture(path, names)

/** Each of them can be deleted. */
export const isPicture = (path: string, names: readonly string[]): boolean =>
  PICTURE_FILE.test(path) && names.some((name) => `pages/${name}` === path)

/** Whether the file, or a folder on the way to it, is a symbolic link. A missing file is none. */
export function isBehindLink(root: string, path: string): boolean {
  const file = join(root, path)
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return true
  const real = realFolder(join(root, dirname(path)))
  return real !== join(realpathSync(root), dirname(path))
}

/** Where a folder really is, though the last folders on the way to it may not exist yet. */
function realFolder(folder: string): string {
  // A dangling link does not exist for realpath, but a file could be made behind it.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return realOf(folder)
  const found = realOf(folder)
  if (found !== '') return found
  const above = dirname(folder)
  return above === folder ? folder : join(realFolder(above), folder.slice(above.length))
}

/** Empty if it does not exist. */
function realOf(path: string): string {
  try {
    return realpathSync(path)
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return ''
    throw cause
  }
}
