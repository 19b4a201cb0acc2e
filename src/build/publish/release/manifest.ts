/** Lists what a release holds, so that the next build knows what it may delete. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Headers } from '../hosting/headers.ts'

export const MANIFEST = '.ukurasa-build'
/** A file that is not whole yet, of builds of earlier versions. */
export const MAKING = '.ukurasa-making'

/** What a host must know of a finished site. */
export type Host = {
  /** The path that the site stands below: `''` or `/school`. */
  readonly base: string
  /** Other addresses and the paths that they lead to, both below the base. */
  readonly redirects: Readonly<Record<string, string>>
  /** What every answer carries but files in assets/. */
  readonly headers: Headers
  readonly assetHeaders: Headers
}

export type Manifest = Host & {
  /** Paths of all files of the site, sorted. */
  readonly files: readonly string[]
  /** Paths of what somebody else put there and builds take along, sorted; left out where there are none. */
  readonly others?: readonly string[]
}

/** The manifest of a folder that a build wrote, or `undefined`. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const {
      base,
      redirects,
      headers,
      // Older builds knew of one kind of headers.
      assetHeaders = headers,
      files,
      others,
    }: Manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
    return { base, redirects, headers, assetHeaders, files, ...(others ? { others } : {}) }
  } catch {
    return undefined
  }
}

/** Of a folder beside which others of ours stand. */
export function saveManifest(folder: string, manifest: Manifest): void {
  putInPlace(folder, MANIFEST, textOf(manifest))
}

/** In one step: until then nothing is to be seen of it in the folder. What is there already is replaced. */
export function putInPlace(folder: string, path: string, content: string | Uint8Array): void {
  const making = `${folder}.making`
  rmSync(making, { force: true })
  writeFileSync(making, content, { flag: 'wx' })
  renameSync(making, join(folder, path))
}

/** Whether a folder has this very manifest. */
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

/** Whether a build wrote the folder, or may: an empty one is as good. Throws what the system says. */
export function isOurs(folder: string): boolean {
  const names = readdirSync(folder).filter((name) => name !== MAKING)
  return names.length === 0 || names.includes(MANIFEST)
}
