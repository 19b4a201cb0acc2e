/** Symbolic links in a site's folders. They must lead to files of the site. */
import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { memoize } from '../../core/base/memoize.ts'
import type { LinkFault } from '../base/opened.ts'

/**
 * Gives a function that checks one file at a time. Its result is `OUTSIDE` for a link that leads out of the site, another
 * code for something that is not a file, or else the stats of the file that the path leads to. The top folder of a path is
 * checked only once. Folders below it are not checked, because nobody reads folders that are links. `root` is absolute,
 * paths are relative to it. Throws the error of Node.
 */
export function linkChecker(root: string): (path: string) => LinkFault | Stats {
  const isOutside = memoize((folder: string) =>
    leadsOutside(root, join(root, folder), lstatSync(join(root, folder))),
  )
  return (path) => {
    const folder = path.slice(0, Math.max(0, path.indexOf('/')))
    if (folder !== '' && isOutside(folder)) return 'OUTSIDE'
    const file = `${root}/${path}`
    const itself = lstatSync(file)
    if (leadsOutside(root, file, itself)) return 'OUTSIDE'
    const target = itself.isSymbolicLink() ? statSync(file) : itself
    if (target.isDirectory()) return 'EISDIR'
    // Reading from a pipe could wait forever.
    return target.isFile() ? target : 'SPECIAL'
  }
}

const leadsOutside = (root: string, path: string, stats: Stats) =>
  stats.isSymbolicLink() && !realpathSync(path).startsWith(realpathSync(root) + sep)
