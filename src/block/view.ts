/** What a view gets. Everything is resolved: a view looks nothing up and checks nothing. */
import type { ReactNode } from 'react'
import type { BlockOf, Schemas } from '../../schema/page.ts'
import type { SiteConfig } from '../../schema/site.ts'
import type { PictureFile } from '../../schema/slots.ts'
import type { Words } from './words.ts'

/** A resolved link: `href` is ready for the browser, with the path of the site. */
export type ResolvedLink = {
  readonly href: string
  /** The author's words, or else the title of the page it leads to. */
  readonly title: string
  /** It leaves the site, and opens in a new tab. */
  readonly external: boolean
  /** It leads to the page that contains it. */
  readonly current: boolean
  readonly reload: boolean
  /** The language of the page it leads to, if it is another one. */
  readonly hrefLang?: string | undefined
  /** The language of its words, if they are the title of such a page. */
  readonly lang?: string | undefined
}

/** A link as authors write it. Without `href` it is only text. */
export type LinkFields = {
  readonly title?: string | undefined
  readonly href?: string | undefined
  readonly reload?: boolean | undefined
}

/** A resolved picture: plain data, so that islands can use it too. Sizes are in pixels. */
export type Picture = {
  readonly src: string
  readonly width: number
  readonly height: number
  /** A photograph in newer formats and several widths, the best format first. A drawing has none. */
  readonly sources?: readonly PictureSource[] | undefined
  /** How wide it is shown, so that browsers can choose a source. */
  readonly sizes?: string | undefined
}
export type PictureSource = { readonly type: string; readonly srcSet: string }

/** A page in a list of pages. */
export type RouteEntry = {
  readonly route: string
  readonly href: string
  readonly title: string
  readonly description: string
}
export type RouteGroup = { readonly title: string; readonly entries: readonly RouteEntry[] }

/** Some words of a range of days: its first day, its last day, or, without `iso`, what belongs to both. */
export type DatePart = { readonly text: string; readonly iso?: string }

export type PageContext = {
  readonly route: string
  readonly config: SiteConfig
  readonly words: Words
  /** Resolves a link. Without an address, `href` is empty. */
  readonly link: (fields: LinkFields) => ResolvedLink
  /** The picture in the sizes of its slot. */
  readonly picture: (image: PictureFile) => Picture
  /** Markdown to HTML, with resolved links. */
  readonly html: (markdown: string) => string
  /** The same for one line: no paragraph around it. */
  readonly inlineHtml: (markdown: string) => string
  /** An amount with its currency, in the site's language. `withCents`: `5.00` also for a whole amount. */
  readonly money: (amount: number, withCents?: boolean) => string
  /** An ISO day in the site's language: `8 January 2025`, or `Wednesday, 8 January 2025`. */
  readonly date: (iso: string, hasWeekday?: boolean) => string
  /** From one ISO day to another: `8 – 10 January 2025`. */
  readonly dates: (from: string, until: string) => readonly DatePart[]
  /** The address of the file with this extension, if a block of the page makes one. */
  readonly feed: (extension: string) => string | undefined
  /** Whether a block is the first of the page. */
  readonly opensWith: (block: object) => boolean
  /** All pages that are listed, by menu group. */
  readonly routes: () => readonly RouteGroup[]
}

export type BlockProps<Fields> = { readonly block: Fields; readonly page: PageContext }
export type BlockView<Fields> = (props: BlockProps<Fields>) => ReactNode
/** A fitting view for each of these schemas. */
export type ViewsOf<Known extends Schemas> = {
  readonly [Type in keyof Known]: BlockView<BlockOf<Known, Type>>
}
