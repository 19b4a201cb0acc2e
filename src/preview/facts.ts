/** What the server tells the preview in the browser: of a page, of what is wrong, of the clock. */

/** A place in a file of the site. Lines and columns count from 1. */
export type Place = { readonly file: string; readonly line: number; readonly column: number }

export type Problem = Place & {
  readonly severity: 'error' | 'warning' | 'note'
  readonly code: string
  readonly message: string
  readonly help?: string | undefined
  /** Lines of the author's text around the place, and the marks below them. */
  readonly frame: readonly string[]
  /** Whether `ukurasa fix` knows what to write. */
  readonly isFixable: boolean
}

/** A part of the page that one place of the files makes. */
export type Part = Place & { readonly name: string }

/** A value that somebody must still confirm, and how to find it in the page. */
export type StandIn = Place & {
  /** The field, or the fields on the way to it. */
  readonly name: string
  /** The block it stands in; none for what stands in site.yaml. */
  readonly block?: number | undefined
  /** Pieces of text, as they stand in the page. */
  readonly texts: readonly string[]
  /** Addresses of links, pictures and frames. */
  readonly addresses: readonly string[]
}

/** A moment at which the site changes by itself. */
export type Moment = { readonly at: string; readonly says: string }

export type PageFacts = {
  /** `undefined` where no page of the site has this address. */
  readonly file?: string | undefined
  /** Snippets and tables that the page takes up. */
  readonly takes?: readonly string[] | undefined
  readonly isDraft: boolean
  /** A page that is not part of the site at the moment that the preview shows. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly blocks: readonly Part[]
  /** The frame around the blocks, by CSS selectors. */
  readonly shell: readonly (Part & { readonly selector: string })[]
  readonly standIns: readonly StandIn[]
  readonly moments: readonly Moment[]
  /** The moment that was set, in ISO form; without it the clock runs. */
  readonly clock?: string | undefined
  /** The address of the code of the islands. */
  readonly client?: string | undefined
}

/** What the server sends by itself. */
export type News =
  /** First of all: another `engine` means that the preview itself has changed. */
  | { readonly kind: 'hello'; readonly engine: string }
  /** The page may look different now. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }

/** Where the facts of a page stand in its document. */
export const FACTS_ID = 'ukurasa-facts'
/** Comments around a block begin so; its number follows. */
export const BLOCK_MARK = 'ukurasa-block'
/** The attribute of scripts that the preview has put into the head. */
export const OWN_MARK = 'data-ukurasa-preview'

/** Where an address shows no page, or one that is not to be seen. */
export const NO_FACTS: PageFacts = {
  isDraft: false,
  blocks: [],
  shell: [],
  standIns: [],
  moments: [],
}
