/** The model of a site. The stages after this one work with it. */
import type { Page } from '../../../schema/page.ts'
import type { SiteConfig } from '../../../schema/site.ts'
import { DEFAULT_WORDS, type Words, wordsIn } from '../../block/words.ts'
import type { Clock } from '../base/clock.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import type { ParsedAddress } from './address.ts'
import type { PageTraits } from './page-traits.ts'
import type { Route, RouteTable } from './routes.ts'

export type LinkedPage = {
  readonly route: Route
  readonly source: SourceFile
  readonly page: Page
  readonly traits: PageTraits
}

type HidingField = 'draft' | 'publishFrom' | 'publishUntil'
/** A page that is not published, and the field that makes it so. */
export type Hidden = { readonly page: LinkedPage; readonly by: HidingField }

export type Site = Clock & {
  /** The absolute folder with site.yaml and pages/. */
  readonly root: string
  readonly config: SiteConfig
  readonly configSource: SourceFile
  /** `''`, or the path of the site's address without the last `/`: `/school`. */
  readonly base: string
  /** Scheme, host and port of the site's address. */
  readonly origin: string
  readonly words: Words
  /** This is the site in one language. The addresses of its pages begin with this: `''` or `/sw`. */
  readonly prefix: string
  /** The settings of each language, by its prefix. Empty for a site in one language. */
  readonly languages: ReadonlyMap<string, SiteConfig>
  /** The pages that search engines show, for a site in several languages. */
  readonly searchable: ReadonlySet<Route>
  readonly table: RouteTable
  /** Parses the address of a link. The result is the same on every page, and is kept. */
  readonly addressOf: (href: string) => ParsedAddress
  /**
   * The published pages, in the order of their file names. Also `/404` and pages for frames, which lists leave out
   * (`isListed`). The sitemap also leaves out pages with `noindex`.
   */
  readonly pages: ReadonlyMap<Route, LinkedPage>
  /** The other pages. */
  readonly unpublished: ReadonlyMap<Route, Hidden>
  /** The titles of all pages, published or not. A link has words before its page is published. */
  readonly titles: ReadonlyMap<Route, string>
  /** The anchors of all pages, published or not. A page with mistakes has no entry. */
  readonly anchors: ReadonlyMap<Route, readonly string[]>
  /** Pictures below pages/, in the order of their names. */
  readonly images: ReadonlySet<string>
}

/** The field that keeps visitors from seeing a page at a moment. `drafts`: whether it shows drafts, as the preview does. */
export function hiddenBy(
  { draft, publishFrom, publishUntil }: Page,
  { reached }: Clock,
  drafts = false,
): HidingField | undefined {
  if (draft && !drafts) return 'draft'
  if (publishFrom !== undefined && !reached(Date.parse(publishFrom))) return 'publishFrom'
  return publishUntil !== undefined && reached(Date.parse(publishUntil)) ? 'publishUntil' : undefined
}

/** A language of which Ukurasa knows no words gets English ones. */
export function wordsOf({ lang, words }: SiteConfig): Words {
  return { ...(wordsIn(lang) ?? DEFAULT_WORDS), ...words }
}
