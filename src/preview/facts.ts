/** What the server sends to the preview in the browser: facts about a page, problems, the clock. */

/** A place in a file of the site. Lines and columns count from 1. */
export type Place = { readonly file: string; readonly line: number; readonly column: number }

export type Problem = Place & {
  readonly severity: 'error' | 'warning' | 'note'
  readonly code: string
  readonly message: string
  readonly help?: string | undefined
  /** Lines to copy. */
  readonly lines?: readonly string[] | undefined
  /** The lines of the author's text around the place, with marks below them. */
  readonly frame: readonly string[]
  /** Whether `ukurasa fix` knows what to write. */
  readonly isFixable: boolean
}

/** A part of the page, with the place in the files that it comes from. */
export type PagePart = Place & { readonly name: string }

/** A value that somebody must still confirm, and how to find it on the page. */
export type StandIn = Place & {
  /** The field, or the fields on the way to it. */
  readonly name: string
  /** The block that contains it. Left out for a value in site.yaml. */
  readonly block?: number | undefined
  /** Pieces of text as they appear on the page. */
  readonly texts: readonly string[]
  /** Addresses of links, pictures and frames. */
  readonly addresses: readonly string[]
}

/** A moment at which the site changes without an edit. */
export type Moment = { readonly at: string; readonly says: string }

export type PageFacts = {
  /** `undefined` if no page of the site has this address. */
  readonly file?: string | undefined
  /** The address at which Studio edits the page. */
  readonly edit?: string | undefined
  /** The snippets and tables that the page includes. */
  readonly includes?: readonly string[] | undefined
  readonly isDraft: boolean
  /** When the page is published, if it is not there at the moment that the preview shows. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly blocks: readonly PagePart[]
  /** The parts of the shell, with their CSS selectors. */
  readonly shell: readonly (PagePart & { readonly selector: string })[]
  readonly standIns: readonly StandIn[]
  readonly moments: readonly Moment[]
  /** The moment that was set, in ISO form. Without it the clock shows the real time. */
  readonly clock?: string | undefined
  /** The address of the script of the islands. */
  readonly client?: string | undefined
  /** What kept the page from being shown. */
  readonly thrown?: readonly Problem[] | undefined
}

/** What the server sends without being asked. */
export type News =
  /** Comes first. If `engine` is another one than before, the preview itself has changed. */
  | { readonly kind: 'hello'; readonly engine: string }
  /** The page may look different now. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }

/** The id of the element that contains the facts of the page. */
export const FACTS_ID = 'ukurasa-facts'
/** The start of the comments around a block. The block's number follows. */
export const BLOCK_MARK = 'ukurasa-block'
/** The attribute of the scripts that the preview adds to the head. */
export const OWN_MARK = 'data-ukurasa-preview'

/** For an address without a page, or with a page that is hidden. */
export const NO_FACTS: PageFacts = {
  isDraft: false,
  blocks: [],
  shell: [],
  standIns: [],
  moments: [],
}
