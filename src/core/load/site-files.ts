/** The files of a site, as the caller provides them: from a disk, from git, or from a browser. */
import type { Finding } from '../../diagnostics/diagnostic.ts'

/** site.yaml and the files below pages/. Paths are relative to the root, with `/`. */
export type DocumentFiles = {
  /** The folder of the site, for messages only. */
  readonly root: string
  /** The files below pages/, as sorted paths relative to it. */
  readonly names: readonly string[]
  /** Folders below pages/ that cannot be read. Their files are not among the names. */
  readonly closed?: readonly Closed[]
  /** The content of a file by its path from the root. `limit` is in bytes. */
  readonly read: (path: string, limit: number) => Content
  /** Documents that lie elsewhere in the folder of the site: pages may be meant. */
  readonly strays?: () => readonly string[]
  /** The site around this folder, if this folder is not a site itself. */
  readonly siteAround?: () => string | undefined
}

/** All files that a check needs. */
export type SiteFiles = DocumentFiles & {
  /** The files of public/, listed on demand. */
  readonly publicFiles: () => PublicFiles
  /** Facts about a picture, by its path below pages/. */
  readonly inspect: (image: string) => Inspection
}

/** The bytes of a file, or why they cannot be read. */
export type Content = Uint8Array | TooLarge | Unreadable
/** A file larger than the limit: its size in bytes. */
export type TooLarge = { readonly size: number }
/** A system error code such as `EACCES`, or `OUTSIDE` for a symbolic link that leads out of the site. */
export type Unreadable = { readonly errorCode: string }

/** A folder that cannot be read. `path` is empty for the listed folder itself; `code` is the system error code. */
export type Closed = { readonly path: string; readonly code: string }

export type PublicFiles = {
  /** Sorted paths below public/. */
  readonly names: readonly string[]
  readonly closed: readonly Closed[]
  /** The files that cannot be read, with their system error codes. */
  readonly errorCodes: ReadonlyMap<string, string>
}

/** `width` is in pixels. A `finding` says why no page can show the picture. */
export type Inspection =
  | { readonly width: number; readonly hasLocation: boolean }
  | { readonly finding: Finding }

export const PICTURE_FILE = /\.(?:svg|jpe?g|png|webp|avif|gif)$/i
