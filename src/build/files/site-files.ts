/** Reads a site's folder for the core. */
import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, type Stats } from 'node:fs'
import { dirname, join } from 'node:path'
import { once } from '../../core/base/memoize.ts'
import type { Closed, PublicFiles, SiteFiles } from '../../core/load/site-files.ts'
import { codeOf } from '../base/error-code.ts'
import { type LinkFault, opened } from '../base/opened.ts'
import { inspectPicture } from '../pictures/inspect.ts'
import { linkChecker } from './file-links.ts'

/** The present files. `root` is an absolute path. */
export function filesIn(root: string): SiteFiles {
  const closed: Closed[] = []
  return {
    root,
    names: listFiles(join(root, 'pages'), (each) => closed.push(each)),
    closed,
    read: readerIn(root),
    publicFiles: once(() => publicFilesIn(root)),
    inspect: (image) => inspectPicture(join(root, 'pages'), image),
    strays: once(() => straysIn(root)),
    siteAround: () => siteAround(root),
  }
}

/** Reads files by paths relative to `root`, which is absolute. */
export function readerIn(root: string): SiteFiles['read'] {
  const realRoot = once(() => realpathSync.native(root))
  return (path, limit) => {
    try {
      const read = (file: number, { size }: Stats) => (size > limit ? { size } : readFileSync(file))
      const found = opened(root, `${root}/${path}`, read, realRoot())
      return typeof found === 'string' ? { errorCode: found } : found
    } catch (cause) {
      return { errorCode: codeOf(cause) }
    }
  }
}

/** The same files. `onRead` is called before each read. */
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
  const names = listFiles(join(root, 'public'), (each) => closed.push(each))
  const errorCodes = new Map<string, string>()
  const check = linkChecker(root)
  for (const name of names) {
    try {
      const found = check(`public/${name}`)
      if (typeof found === 'string') errorCodes.set(name, found)
    } catch (cause) {
      errorCodes.set(name, codeOf(cause))
    }
  }
  return { names, closed, errorCodes }
}

/** The content of a file of public/, or what is wrong with it. Throws what the system says if it cannot be read. */
export const readPublic = (root: string, name: string): Buffer | LinkFault =>
  opened(root, join(root, 'public', name), (file) => readFileSync(file))

/**
 * The files below a folder: sorted paths with `/`, without hidden files. A missing folder has no files. `prefix` is for the
 * folders below.
 */
export function listFiles(
  folder: string,
  onClosed: (closed: Closed) => void = () => undefined,
  prefix = '',
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
    // Not `push(...)`, because V8 takes at most some ten thousand arguments.
    else for (const below of listFiles(join(folder, entry.name), onClosed, `${path}/`)) paths.push(below)
  }
  return paths
}

/** The site that a folder is part of: people may run a command in a folder below the site. */
function siteAround(folder: string): string | undefined {
  const above = dirname(folder)
  if (above === folder) return undefined
  return existsSync(join(above, 'site.yaml')) ? above : siteAround(above)
}

/** Documents beside site.yaml, or in a folder there, such as Pages/ or public/. */
function straysIn(root: string): string[] {
  const isElsewhere = (name: string) => !['pages', 'node_modules', 'site.yaml'].includes(name)
  const inFolder = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  try {
    const beside = inFolder('').filter(({ name }) => isElsewhere(name))
    const below = beside.flatMap((each) =>
      each.isDirectory() ? inFolder(each.name).map(({ name }) => `${each.name}/${name}`) : each.name,
    )
    return below.filter((name) => name.endsWith('.yaml'))
  } catch {
    // What cannot be read has its own message, if it belongs to the site.
    return []
  }
}
