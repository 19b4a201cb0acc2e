/** Reads the files of a site. The only stage that reads author's files. */
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newLook } from '../../build/files/file-links.ts'
import { stampIn } from '../../build/files/stamp.ts'
import { type Memory, remembered } from '../../build/incremental/memory.ts'
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { checkName, checkNames } from '../base/file-names.ts'
import { LARGEST_FILE } from '../base/limits.ts'
import { decodeText } from '../yaml/decode-text.ts'
import { type SourceFile, toSource } from '../yaml/source.ts'
import { snippetName } from './reuse/snippets.ts'

/** What is meant as a page or a snippet: some programs of Windows put `.txt` behind it. */
const DOCUMENT = /\.ya?ml(?:\.txt)?$/i
const PAGE_FILE = /^(?:[A-Za-z0-9][A-Za-z0-9_-]*\/)*[A-Za-z0-9][A-Za-z0-9_-]*\.yaml$/
export const PICTURE_FILE = /\.(?:svg|jpe?g|png|webp|avif|gif)$/i

export type LoadedSite = {
  readonly root: string
  readonly site: SourceFile | undefined
  readonly pages: readonly SourceFile[]
  /** The paths of pages of which not even the text could be had. */
  readonly unread: readonly string[]
  /** The files of pages/snippets/: blocks that several pages share. They have no address. */
  readonly snippets: readonly SourceFile[]
  /** Paths of pictures relative to pages/, sorted. */
  readonly images: readonly string[]
}

/** Where the files of a site are read from: a folder, or a commit of its repository. Paths have `/`. */
export type SiteFiles = {
  readonly root: string
  /** The files below pages/, as sorted paths relative to it. */
  readonly names: readonly string[]
  /** Folders below pages/ that cannot be read: what is in them is not among the names. */
  readonly closed?: readonly Closed[]
  /** The content of a file by its path from the root. Throws, as Node does, where it cannot be read. */
  readonly read: (path: string, limit: number) => Uint8Array | TooLarge
  /** What the system said of a file just before it was read; `''` if that would not tell of a change. */
  readonly stampOf?: (path: string) => string | undefined
}

/** A folder that cannot be read: its path, empty for the one that was asked for, and the system's code. */
export type Closed = { readonly path: string; readonly code: string }

/** A file larger than the limit: its size in bytes. */
export type TooLarge = { readonly size: number }

/** The files as they are now. `root` is an absolute path. */
export function filesIn(root: string): SiteFiles {
  const closed: Closed[] = []
  return {
    root,
    names: listFiles(join(root, 'pages'), '', (each) => closed.push(each)),
    closed,
    ...readerIn(root),
  }
}

/** `root` is an absolute path. */
export function readerIn(root: string): Required<Pick<SiteFiles, 'read' | 'stampOf'>> {
  const look = newLook(root)
  const stamps = new Map<string, string>()
  return {
    read: (path, limit) => {
      const found = look(path)
      if (typeof found === 'string') throw Object.assign(new Error(path), { code: found })
      stamps.set(path, stampIn(found))
      return found.size > limit ? { size: found.size } : readFileSync(`${root}/${path}`)
    },
    stampOf: (path) => stamps.get(path),
  }
}

/** The same files; `onRead` is called before each that is read. */
export function heard(files: SiteFiles, onRead: () => void): SiteFiles {
  return {
    ...files,
    read: (path, limit) => {
      onRead()
      return files.read(path, limit)
    },
  }
}

/** Files that cannot be read are reported and left out. */
export function load(files: SiteFiles, report: Report, memory?: Memory): LoadedSite {
  const site = readSource(files, 'site.yaml', report, memory)
  const { pages, snippets, images } = listed(files, report, site !== undefined)
  const read = (path: string) => readSource(files, path, report, memory) ?? []
  const sources = pages.flatMap(read)
  return {
    root: files.root,
    site,
    pages: sources,
    unread: without(pages, sources),
    snippets: snippets.flatMap(read),
    images,
  }
}

/** The paths that none of the documents has. */
export function without(paths: readonly string[], read: readonly SourceFile[]): readonly string[] {
  if (paths.length === read.length) return []
  const known = new Set(read.map(({ path }) => path))
  return paths.filter((path) => !known.has(path))
}

/** What there is to be read. Paths are relative to the root, those of pictures to pages/. */
export type Listed = Pick<LoadedSite, 'images'> & {
  readonly pages: readonly string[]
  readonly snippets: readonly string[]
}

/** Pages are missed where there is a site: elsewhere the folder is not the one that was meant. */
export function listed({ names, closed }: SiteFiles, report: Report, isSite: boolean): Listed {
  reportClosed('pages', closed ?? [], report)
  const [pages, snippets, others]: [string[], string[], string[]] = [[], [], []]
  for (const name of names) {
    const path = `pages/${name}`
    if (!DOCUMENT.test(name)) others.push(name)
    else if (isPageName(name, report)) (snippetName(path) === undefined ? pages : snippets).push(path)
  }
  checkNames('pages/', others, report)
  if (pages.length === 0 && isSite) report({ ...messages.pagesMissing(), span: startOf('pages') })
  return { pages, snippets, images: others.filter((name) => PICTURE_FILE.test(name)) }
}

function isPageName(name: string, report: Report): boolean {
  const fits = PAGE_FILE.test(name)
  if (!fits) report({ ...messages.fileNameRefused(name), span: startOf(`pages/${name}`) })
  else checkName('pages/', name, report)
  return fits
}

/** A site without what is in them would not be the site. */
export function reportClosed(folder: string, closed: readonly Closed[], report: Report): void {
  for (const { path, code } of closed)
    report({ ...messages.fileUnreadable(code), span: startOf(`${folder}/${path}`.replace(/\/$/, '')) })
}

/** Files below a folder as sorted paths with `/`; hidden ones are left out. A folder that is not there has none. */
export function listFiles(
  folder: string,
  prefix: string,
  tell: (closed: Closed) => void = () => undefined,
): string[] {
  let entries: Dirent[]
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (cause) {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(cause))) tell({ path: prefix, code: codeOf(cause) })
    return []
  }
  const paths: string[] = []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${prefix}${entry.name}`
    if (entry.name.startsWith('.')) continue
    if (!entry.isDirectory()) paths.push(path)
    // Not spread: V8 takes no more than some ten thousand arguments.
    else for (const below of listFiles(join(folder, entry.name), `${path}/`, tell)) paths.push(below)
  }
  return paths
}

/** `undefined` for a file that cannot be read, or is no text. */
export function readSource(
  files: SiteFiles,
  path: string,
  report: Report,
  memory?: Memory,
): SourceFile | undefined {
  const bytes = readBytes(files, path, report)
  return (
    bytes &&
    remembered(memory?.sources, bytes, report, (found) => {
      const text = decoded(path, bytes, found)
      return text === undefined ? undefined : toSource(path, text, found)
    })
  )
}

/** The text of a file. What keeps it from being read is reported. */
export function readText(files: SiteFiles, path: string, report: Report): string | undefined {
  const bytes = readBytes(files, path, report)
  return bytes && decoded(path, bytes, report)
}

function readBytes(files: SiteFiles, path: string, report: Report): Uint8Array | undefined {
  const span = startOf(path)
  try {
    const content = files.read(path, LARGEST_FILE)
    if (!('size' in content)) return content
    return void report({ ...messages.fileTooLarge(content.size, LARGEST_FILE), span })
  } catch (cause) {
    const missing = path === 'site.yaml' && codeOf(cause) === 'ENOENT'
    return void report({
      ...(missing
        ? messages.siteFileMissing(files.root, siteAround(files.root))
        : messages.fileUnreadable(codeOf(cause))),
      span,
    })
  }
}

/** The folder of the site that a folder lies in: commands are run where one works. */
function siteAround(folder: string): string | undefined {
  const above = dirname(folder)
  if (above === folder) return undefined
  return existsSync(join(above, 'site.yaml')) ? above : siteAround(above)
}

function decoded(path: string, bytes: Uint8Array, report: Report): string | undefined {
  const found = decodeText(path, bytes)
  if ('text' in found) return found.text
  return void report({ ...messages.notUtf8(), span: found.wrongAt })
}

/** The system's code of a failed file operation, such as ENOENT. */
export function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'unknown'
}
