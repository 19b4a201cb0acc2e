/** Reads the documents of a site. The caller provides the files. */
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import { DOCUMENT_ENDING } from '../../diagnostics/document-ending.ts'
import * as messages from '../../diagnostics/messages.ts'
import { checkFileName, checkFileNames } from '../base/file-names.ts'
import { LARGEST_FILE } from '../base/limits.ts'
import { decodeText } from '../yaml/decode-text.ts'
import { toSource } from '../yaml/source.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { type Closed, type DocumentFiles, PICTURE_FILE } from './site-files.ts'
import { snippetName } from './snippets/snippets.ts'

const PAGE_FILE = /^(?:[A-Za-z0-9][A-Za-z0-9_-]*\/)*[A-Za-z0-9][A-Za-z0-9_-]*\.yaml$/

export type LoadedSite = {
  readonly root: string
  readonly site: SourceFile | undefined
  readonly pages: readonly SourceFile[]
  /** The paths of pages whose text cannot be read. */
  readonly unread: readonly string[]
  /** The files of pages/snippets/. They have no address of their own. */
  readonly snippets: readonly SourceFile[]
  /** Paths of pictures relative to pages/, sorted. */
  readonly images: readonly string[]
  /** The files of pages/ that are no documents, relative to it. */
  readonly others: readonly string[]
}

/** Reports files that cannot be read, and leaves them out. */
export function load(files: DocumentFiles, report: Report): LoadedSite {
  const site = readSource(files, 'site.yaml', report)
  const { pages, snippets, images, others } = listed(files, report, site !== undefined)
  const read = (path: string) => readSource(files, path, report) ?? []
  const sources = pages.flatMap(read)
  return {
    root: files.root,
    site,
    pages: sources,
    unread: without(pages, sources),
    snippets: snippets.flatMap(read),
    images,
    others,
  }
}

/** The paths that are not among the documents. */
export function without(paths: readonly string[], read: readonly SourceFile[]): readonly string[] {
  if (paths.length === read.length) return []
  const known = new Set(read.map(({ path }) => path))
  return paths.filter((path) => !known.has(path))
}

/** The files to read. Paths are from the root, those of pictures below pages/. */
export type Listed = Pick<LoadedSite, 'images' | 'others'> & {
  readonly pages: readonly string[]
  readonly snippets: readonly string[]
  /** Meant as pages or snippets, with names that they cannot have. */
  readonly refused: readonly string[]
}

/** Reports missing pages only if there is a site.yaml. Otherwise this is the wrong folder, and that is the message. */
export function listed({ names, closed }: DocumentFiles, report: Report, isSite: boolean): Listed {
  reportClosed('pages', closed ?? [], report)
  const [pages, snippets, refused, others]: [string[], string[], string[], string[]] = [[], [], [], []]
  for (const name of names) {
    const path = `pages/${name}`
    if (!DOCUMENT_ENDING.test(name)) others.push(name)
    else if (!isPageName(name, report)) refused.push(path)
    else (snippetName(path) === undefined ? pages : snippets).push(path)
  }
  checkFileNames('pages/', others, report)
  if (pages.length === 0 && refused.length === 0 && isSite)
    report({ ...messages.pagesMissing(), span: startOf('pages') })
  return { pages, snippets, refused, others, images: others.filter((name) => PICTURE_FILE.test(name)) }
}

function isPageName(name: string, report: Report): boolean {
  const fits = PAGE_FILE.test(name)
  if (!fits) report({ ...messages.fileNameRefused(name), span: startOf(`pages/${name}`) })
  else checkFileName('pages/', name, report)
  return fits
}

/** Unreadable folders are errors, because the site would lack what is in them. */
export function reportClosed(folder: string, closed: readonly Closed[], report: Report): void {
  for (const { path, code } of closed)
    report({ ...messages.fileUnreadable(code), span: startOf(`${folder}/${path}`.replace(/\/$/, '')) })
}

/** `undefined` for a file that cannot be read, or is not text. */
export function readSource(files: DocumentFiles, path: string, report: Report): SourceFile | undefined {
  const text = readText(files, path, report)
  return text === undefined ? undefined : toSource(path, text, report)
}

/** The text of a file. Reports why it cannot be read. */
export function readText(files: DocumentFiles, path: string, report: Report): string | undefined {
  const bytes = readBytes(files, path, report)
  return bytes && decoded(path, bytes, report)
}

function readBytes(files: DocumentFiles, path: string, report: Report): Uint8Array | undefined {
  const content = files.read(path, LARGEST_FILE)
  if ('size' in content)
    return void report({ ...messages.fileTooLarge(content.size, LARGEST_FILE), span: startOf(path) })
  if (!('errorCode' in content)) return content
  const isMissing = path === 'site.yaml' && content.errorCode === 'ENOENT'
  const finding = isMissing
    ? messages.siteFileMissing(files.root, files.siteAround?.())
    : messages.fileUnreadable(content.errorCode)
  return void report({ ...finding, span: startOf(path) })
}

function decoded(path: string, bytes: Uint8Array, report: Report): string | undefined {
  const found = decodeText(path, bytes)
  if ('text' in found) return found.text
  const finding = messages.notUtf8(path.endsWith('.csv'), isWorkbook(bytes), isUtf16(bytes))
  return void report({ ...finding, span: found.wrongAt })
}

/** The first bytes of a zip file, and of a workbook of an old Excel. */
const isWorkbook = ([first, second]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)

/** The mark that begins such a file. No text in UTF-8 has its bytes. */
const isUtf16 = ([first = 0]: Uint8Array) => first >= 0xfe
