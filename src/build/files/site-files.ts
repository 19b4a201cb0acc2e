/** A site's folder as the core is handed it. */
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { once } from '../../core/base/memoize.ts'
import type { Closed, PublicFiles, SiteFiles } from '../../core/load/site-files.ts'
import { codeOf } from '../base/error-code.ts'
import { inspectPicture } from '../pictures/inspect.ts'
import { newLook } from './file-links.ts'

/** The files as they are now. `root` is an absolute path. */
export function filesIn(root: string): SiteFiles {
  const closed: Closed[] = []
  return {
    root,
    names: listFiles(join(root, 'pages'), '', (each) => closed.push(each)),
    closed,
    read: readerIn(root),
    publicFiles: once(() => publicFilesIn(root)),
    inspect: (image) => inspectPicture(join(root, 'pages'), image),
    siteAround: () => siteAround(root),
  }
}

/** Reads files by their paths from the root, which is an absolute path. */
export function readerIn(root: string): SiteFiles['read'] {
  const look = newLook(root)
  return (path, limit) => {
    try {
      const found = look(path)
      if (typeof found === 'string') return { fault: found }
      return found.size > limit ? { size: found.size } : readFileSync(`${root}/${path}`)
    } catch (cause) {
      return { fault: codeOf(cause) }
    }
  }
}

/** The same files; `onRead` is called before each that is read. */
export function observed<Files extends Pick<SiteFiles, 'read'>>(files: Files, onRead: () => void): Files {
  return {
    ...files,
    read: (path: string, limit: number) => {
      onRead()
      return files.read(path, limit)
    },
  }
}

export function publicFilesIn(root: string): PublicFiles {
  const closed: Closed[] = []
  const names = listFiles(join(root, 'public'), '', (each) => closed.push(each))
  const faults = new Map<string, string>()
  const look = newLook(root)
  for (const name of names) {
    try {
      const found = look(`public/${name}`)
      if (typeof found === 'string') faults.set(name, found)
    } catch (cause) {
      faults.set(name, codeOf(cause))
    }
  }
  return { names, closed, faults }
}

/** Files below a folder as sorted paths with `/`; hidden ones are left out. A folder that is not there has none. */
export function listFiles(
  folder: string,
  prefix: string,
  onClosed: (closed: Closed) => void = () => undefined,
): string[] {
  let entries: Dirent[]
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (cause) {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(cause))) onClosed({ path: prefix, code: codeOf(cause) })
    return []
  }
  const paths: string[] = []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${prefix}${entry.name}`
    if (entry.name.startsWith('.')) continue
    if (!entry.isDirectory()) paths.push(path)
    // Not spread: V8 takes no more than some ten thousand arguments.
    else for (const below of listFiles(join(folder, entry.name), `${path}/`, onClosed)) paths.push(below)
  }
  return paths
}

/** The folder of the site that a folder lies in: commands are run where one works. */
function siteAround(folder: string): string | undefined {
  const above = dirname(folder)
  if (above === folder) return undefined
  return existsSync(join(above, 'site.yaml')) ? above : siteAround(above)
}
