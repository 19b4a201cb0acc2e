/** What a block gives to programs: a file beside its page, schema.org data in the page's head, and texts for the search. */
import type { SiteConfig } from '../../schema/site.ts'
import type { JsonObject } from './define-island.ts'
import type { PageContext } from './view.ts'
import type { Words } from './words.ts'

export type FeedContext = {
  readonly config: SiteConfig
  readonly words: Words
  /** The absolute address of the page. */
  readonly url: string
  readonly title: string
  /** The day of the build, in days since 1970. */
  readonly today: number
  /** Markdown to HTML, with absolute links. */
  readonly html: (markdown: string) => string
}

/** A file whose address is that of the page plus the extension. A page that links to it does not need its content. */
export type Feed = { readonly extension: string; readonly content: () => string }

/** For all blocks of a type on a page, as they share one file. `undefined` if they have nothing to give. */
export type BlockFeed<Fields> = (blocks: readonly Fields[], context: FeedContext) => Feed | undefined
export type BlockLinkedData<Fields> = (block: Fields, context: FeedContext) => readonly JsonObject[]
/** Texts that visitors read, but that no author wrote as a text. Or the block with its texts as visitors read them. */
export type BlockSearch<Fields> = (
  block: Fields,
  context: Pick<FeedContext, 'config' | 'words'> & Pick<PageContext, 'money'>,
) => readonly string[] | Fields
