/** What a block tells machines: a file beside its page, and schema.org data in the page's head. */
import type { SiteConfig } from '../../schema/site.ts'
import type { JsonObject } from './define-island.ts'
import type { Words } from './words.ts'

export type FeedContext = {
  readonly config: SiteConfig
  readonly words: Words
  /** The address of the page, as other sites write it. */
  readonly url: string
  readonly title: string
}

/** A file that stands at the page's address with the ending added. */
export type Feed = { readonly extension: string; readonly content: string }

/** `undefined` where the block has nothing to tell. */
export type BlockFeed<Fields> = (block: Fields, context: FeedContext) => Feed | undefined
export type BlockLinkedData<Fields> = (block: Fields, context: FeedContext) => readonly JsonObject[]
