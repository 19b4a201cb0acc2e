/** What a site ships for the Studio that lives on it. */
import type { PageAssets, Sources } from './studio.ts'

/** All that Studio needs besides the pictures of a page. */
export type Shipped = {
  readonly sources: Sources
  readonly assets: Omit<PageAssets, 'pictures' | 'shareImages'>
  readonly proposing: Proposing
  /** The addresses of all scripts and styles of Studio. */
  readonly files: readonly string[]
}

/** Where the sources of the site are. */
export type Proposing = {
  /** OWNER/NAME, if site.yaml names it. */
  readonly github: string | null
  readonly branch: string
  /** The commit that the texts come from, if the build knows it. */
  readonly commit: string | null
  /** The path of the site in the repository: empty, or it ends with `/`. */
  readonly folder: string
}

/** What one page shows. */
export type ShippedPage = Pick<PageAssets, 'pictures' | 'shareImages'>

/** The name of the file with what a page shows, below the folder of Studio. */
export const shippedPage = (route: string): string => `pages${route === '/' ? '/index' : route}.json`

/** The file with all else. */
export const SHIPPED = 'site.json'
/** The file with the sheets of blocks that no page of the site has. */
export const MORE_SHEETS = 'sheets.json'

/** The script that answers while there is no net. Beside Studio, because it may only answer for what is below it. */
export const workerOf = (address: string): string => `${address}-worker.js`

/** A document without content, for the frame while there is no net. */
export const BLANK = 'blank'
