/**
 * What the engine hands to the shell for one page. Links are resolved already; what site.yaml says of the footer and
 * the contacts the shell reads from `page.config` and resolves by `page.link`.
 */
import type { ReactNode } from 'react'
import type { ResolvedLink } from '../block/view.ts'
import type { Words } from '../block/words.ts'

/** An entry of the menu: a link, or with `links` a group that opens. A group without a page has no `href`. */
export type NavItem = ResolvedLink & { readonly links: readonly ResolvedLink[] }

export type ShareImage = {
  readonly href: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** A script that browsers run only if it is the one that was built. */
export type ScriptFile = { readonly src: string; readonly integrity: string }

/** What stands in the head of a page. Addresses are ready for the browser. */
export type Head = {
  readonly title: string
  readonly siteName: string
  readonly description: string
  /** Absolute, as are all addresses that other sites read. */
  readonly canonical: string
  readonly noindex: boolean
  /** The picture that shared links show. Its address is absolute. */
  readonly shareImage?: ShareImage | undefined
  /** The sheets that the page needs. Each is the same text on every page, so that one hash in the policy allows it. */
  readonly styles: readonly string[]
  /** The sheet for some media only. It comes last. */
  readonly aside: { readonly href: string; readonly media: string }
  readonly fontHref: string
  readonly iconHref: string | undefined
  /** The boot script. Pages of layout `bare` run none. */
  readonly boot?: string | undefined
  readonly counting?: Counting | undefined
  /** On the page for what is not found: the script that knows the addresses of the site, and these as JSON. */
  readonly findPage?: (ScriptFile & { readonly paths: string }) | undefined
  /** The text of the JSON-LD script. */
  readonly linkedData?: string | undefined
}

/** The script that counts, and the moments that it counts between, in ms since 1970. */
export type Counting = { readonly script: string; readonly start: number; readonly target: number }

/** The bar that counts down to a deadline. Passed only to pages that show it. */
export type Countdown = {
  readonly label: string
  /** The deadline in words, with its offset: 29 October 2025, 23:59 (+03:00). */
  readonly targetText: string
  /** ISO moments, for the script that counts. */
  readonly start: string
  readonly target: string
  /** How much of the time has passed when the site is built, from 0 to 1. */
  readonly progress: number
  readonly link?: ResolvedLink | undefined
}

/** What stands around the blocks of a page. */
export type Frame = {
  /** HTML, empty on pages that do not show it. */
  readonly banner: string
  readonly header: string
  readonly footer: string
  /** The way to the page from the home page on, without the page itself. */
  readonly way: readonly Pick<ResolvedLink, 'title' | 'href'>[]
  /** The links to the next pages as HTML; empty if no chain goes on from here. */
  readonly pager: string
  readonly enroll: ResolvedLink | undefined
}

export type DocumentProps = {
  readonly lang: string
  readonly words: Words
  readonly title: string
  readonly head: Head
  /** Without it the page is bare: no header, no footer, nothing but its blocks. */
  readonly frame?: Frame | undefined
  /** One of the blocks shows the title of the page. */
  readonly titled: boolean
  /** The blocks. */
  readonly children: ReactNode
}
