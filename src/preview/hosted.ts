/** What a site ships for the Studio that lives on it. */
import type { PageAssets, Sources } from './studio.ts'

/** What Studio needs besides the page that is open. */
export type Shipped = {
  readonly sources: Sources
  readonly assets: Omit<PageAssets, 'pictures' | 'shareImages'>
  readonly proposing: Proposing
  /** The pictures that files name which are not shipped: they must stay. */
  readonly heldPictures: readonly string[]
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

/** One page: what it shows, its text, and those of the snippets and tables in it. */
export type ShippedPage = Pick<PageAssets, 'pictures' | 'shareImages'> & Pick<Sources, 'texts'>

/** All texts of the site. They come once a page can be edited. */
export type ShippedTexts = Sources['texts']

/** The name of the file with one page, below the folder of Studio. */
export const shippedPage = (route: string): string => `pages${route === '/' ? '/index' : route}.json`

/** The file with what every page needs. */
export const SHIPPED = 'site.json'
/** The file with all texts. */
export const TEXTS = 'texts.json'
/** The file with the sheets for a page with a block that no page of the site has. */
export const MORE_SHEETS = 'sheets.json'

/** The script that answers while there is no net. Beside Studio, because it may only answer for what is below it. */
export const workerOf = (address: string): string => `${address}-worker.js`

/** A document without content, for the frame while there is no net. */
export const BLANK = 'blank'
