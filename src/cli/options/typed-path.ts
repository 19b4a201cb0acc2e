/** Pages that callers name by a file, as file managers and editors give its path. */
import { existsSync, realpathSync } from 'node:fs'

/** The path from the root, with `/`, of a file below it. Addresses, and what is not below the root, stay as written. */
export function typedPath(root: string, written: string): string {
  const places = (path: string) => (existsSync(path) ? [path, realpathSync(path)] : [path]).map(plain)
  for (const folder of places(root))
    for (const path of places(written))
      if (path.toLowerCase().startsWith(`${folder.toLowerCase()}/`)) return path.slice(folder.length + 1)
  return written
}

const plain = (path: string) => path.replaceAll('\\', '/').replace(/(?<=.)\/+$/, '')
