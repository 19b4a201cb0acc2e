/** Links of the file system in a site's folders: what they lead to must be a file of the site. */
import { lstatSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * The system's code for why a link cannot be read, `OUTSIDE` for one that leads out of the site, or `undefined` for
 * files and sound links. Folders within pages/ and public/ that are links are not looked into. `root` is absolute, `path` relative to it. Throws, as Node does, what the system says.
 */
export function linkFault(root: string, path: string): 'OUTSIDE' | 'EISDIR' | 'SPECIAL' | undefined {
  const [folder = ''] = path.split('/')
  if (folder !== path && isLink(join(root, folder)) && leadsOutside(root, join(root, folder)))
    return 'OUTSIDE'
  const file = join(root, path)
  if (isLink(file) && leadsOutside(root, file)) return 'OUTSIDE'
  const stats = statSync(file)
  if (stats.isDirectory()) return 'EISDIR'
  // Whoever reads from a pipe waits for ever.
  return stats.isFile() ? undefined : 'SPECIAL'
}

const isLink = (path: string) => lstatSync(path).isSymbolicLink()

const leadsOutside = (root: string, path: string) => !realpathSync(path).startsWith(realpathSync(root) + sep)
