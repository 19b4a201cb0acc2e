/** Lists what a release holds, so that the next build knows what it may delete. */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFolder, removeFile } from '../../base/remove-file.ts'
import type { StudioDocument } from '../hosting/addresses.ts'
import type { Headers } from '../hosting/headers.ts'

export const MANIFEST = '.ukurasa-build'

/** What the server of a finished site must know of it. */
export type ServedSite = {
  /** The path of the site: `''` or `/school`. */
  readonly base: string
  /** From other addresses to the paths that they lead to. Both are below the base. */
  readonly redirects: Readonly<Record<string, string>>
  /** For every answer except files in assets/. */
  readonly headers: Headers
  readonly assetHeaders: Headers
  /** The folders of the other languages that have a page for missing addresses. Left out if there are none. */
  readonly languages?: readonly string[]
  /** The document of Studio, which has a policy of its own. Left out for a site without Studio. */
  readonly studio?: StudioDocument
}

export type Manifest = ServedSite & {
  /** Paths of all files of the site, sorted. */
  readonly files: readonly string[]
  /** Sorted paths of files that somebody else put there, and that builds keep. Left out if there are none. */
  readonly others?: readonly string[]
}

/**
 * The manifest of a folder that a build wrote, or `undefined`. It is a part of the site that others read, so it has no
 * checksum: only its shape is checked, and a build that finds other words in it than its own writes it again.
 */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
    return isManifest(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isManifest(value: unknown): value is Manifest {
  const found: { readonly [Field in keyof Manifest]?: unknown } = Object(value)
  return (
    typeof found.base === 'string' &&
    isTexts(found.files) &&
    [found.others, found.languages].every((list) => list === undefined || isTexts(list)) &&
    [found.redirects, found.headers, found.assetHeaders, found.studio ?? {}].every(isTextByName)
  )
}

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)
const isTextByName = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

/** The folder must be a release: a draft of the file is written beside it. */
export function saveManifest(folder: string, manifest: Manifest): void {
  putInPlace(folder, MANIFEST, textOf(manifest))
}

/** Writes or replaces a file in one step: no reader sees half of it. */
export function putInPlace(folder: string, path: string, content: string | Uint8Array): void {
  const [making, target] = [`${folder}.making`, join(folder, path)]
  removeFile(making)
  writeFileSync(making, content, { flag: 'wx' })
  if (isFolder(target)) removeFile(target)
  renameSync(making, target)
}

/** Whether the folder has exactly this manifest. */
export function isSaved(folder: string, manifest: Manifest): boolean {
  try {
    return readFileSync(join(folder, MANIFEST), 'utf8') === textOf(manifest)
  } catch {
    return false
  }
}

function textOf({ others = [], ...manifest }: Manifest): string {
  const listed = others.length > 0 ? { ...manifest, others } : manifest
  return `${JSON.stringify(listed, null, 1)}\n`
}

/** Whether a build wrote the folder, or may write to it because it is empty. Throws the error of the system. */
export function isOurs(folder: string): boolean {
  const names = readdirSync(folder)
  return names.length === 0 || names.includes(MANIFEST)
}
