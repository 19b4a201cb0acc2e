/** The files of a site as the core is handed them: texts and facts. Where they come from is not its business. */
import type { Finding } from '../../diagnostics/diagnostic.ts'

/** The documents: site.yaml and what lies below pages/. Paths are relative to the root, with `/`. */
export type DocumentFiles = {
  /** The folder, for messages only. */
  readonly root: string
  /** The files below pages/, as sorted paths relative to it. */
  readonly names: readonly string[]
  /** Folders below pages/ that cannot be read: what is in them is not among the names. */
  readonly closed?: readonly Closed[]
  /** The content of a file by its path from the root. `limit` is in bytes. */
  readonly read: (path: string, limit: number) => Content
  /** The folder of the site that this folder lies in, if it is none itself. */
  readonly siteAround?: () => string | undefined
}

/** All that a site is checked by. */
export type SiteFiles = DocumentFiles & {
  /** The files of public/, listed when somebody asks. */
  readonly publicFiles: () => PublicFiles
  /** Facts of a picture, by its path below pages/. */
  readonly inspect: (image: string) => Inspection
}

/** What a file holds, or why that cannot be had. */
export type Content = Uint8Array | TooLarge | Unreadable
/** A file larger than the limit: its size in bytes. */
export type TooLarge = { readonly size: number }
/** The code of the system for why a file cannot be read, or `OUTSIDE` for a link that leads out of the site. */
export type Unreadable = { readonly fault: string }

/** A folder that cannot be read: its path, empty for the one that was asked for, and the system's code. */
export type Closed = { readonly path: string; readonly code: string }

export type PublicFiles = {
  /** All names, as sorted paths below public/. */
  readonly names: readonly string[]
  readonly closed: readonly Closed[]
  /** Why some of them cannot be read: the system's codes, by their names. */
  readonly faults: ReadonlyMap<string, string>
}

/** What a picture's file is, or why no page can show it. `width` is in pixels. */
export type Inspection =
  | { readonly width: number; readonly tellsPlace: boolean }
  | { readonly finding: Finding }

export const PICTURE_FILE = /\.(?:svg|jpe?g|png|webp|avif|gif)$/i
