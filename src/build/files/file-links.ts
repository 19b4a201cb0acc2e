/** Links of the file system in a site's folders: what they lead to must be a file of the site. */
import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { memoize } from '../../core/base/memoize.ts'

export type LinkFault = 'OUTSIDE' | 'EISDIR' | 'SPECIAL'

/**
 * Looks at files one after the other: the system's code for why a link cannot be read, `OUTSIDE` for one that leads out
 * of the site, or what the system says of files and of what sound links lead to. The folder of all of them is looked at
 * once. Folders within pages/ and public/ that are links are not looked into. `root` is absolute, the paths are relative
 * to it. Throws, as Node does, what the system says.
 */
export function newLook(root: string): (path: string) => LinkFault | Stats {
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
    // Whoever reads from a pipe waits for ever.
    return target.isFile() ? target : 'SPECIAL'
  }
}

const leadsOutside = (root: string, path: string, stats: Stats) =>
  stats.isSymbolicLink() && !realpathSync(path).startsWith(realpathSync(root) + sep)
