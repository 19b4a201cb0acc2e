/** Links of the file system in a site's folders: what they lead to must be a file of the site. */
import { lstatSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * The system's code for why a link cannot be read, `OUTSIDE` for one that leads out of the site, or `undefined` for
 * files and sound links. `root` is absolute, `path` relative to it. Throws, as Node does, what the system says.
 */
export function linkFault(root: string, path: string): 'OUTSIDE' | 'EISDIR' | undefined {
  const file = join(root, path)
  if (!lstatSync(file).isSymbolicLink()) return undefined
  if (!realpathSync(file).startsWith(realpathSync(root) + sep)) return 'OUTSIDE'
  return statSync(file).isDirectory() ? 'EISDIR' : undefined
}
