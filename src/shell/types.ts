/**
 * What the engine gives to the shell for one page. Links are already resolved, except those of the footer and the
 * contacts: the shell reads them from `page.config` and resolves them with `page.link`.
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

/** A script with a hash: browsers run it only if it is the one that was built. */
export type ScriptFile = { readonly src: string; readonly integrity: string }

/** The head of a page. Addresses are ready for the browser. */
export type Head = {
  readonly title: string
  readonly siteName: string
  readonly description: string
  /** Absolute, like all addresses that other sites read. */
  readonly canonical: string
  readonly noindex: boolean
  /** False for pages that only frames show: those of layout `bare` that search engines leave out. */
  readonly isShared: boolean
  /** The picture of shared links. Its address is absolute. */
  readonly shareImage?: ShareImage | undefined
  /** The sheets that the page needs. Each is the same text on every page, so that one hash in the policy allows it. */
  readonly styles: readonly string[]
  /** The sheet for printing and forced colours. It comes last. */
  readonly aside: { readonly href: string; readonly media: string }
  readonly fontHref: string
  readonly iconHref: string | undefined
  /** The background of the header. The browser's own bar gets the same colour. Left out on pages of layout `bare`. */
  readonly barColours?: { readonly light: string; readonly dark: string } | undefined
  /** The boot script. Left out on pages of layout `bare`. */
  readonly boot?: string | undefined
  readonly counting?: Counting | undefined
  /** Only on the page for missing addresses: a script, and the addresses of the site as JSON. */
  readonly findPage?: (ScriptFile & { readonly paths: string }) | undefined
  /** The text of the JSON-LD script. */
  readonly linkedData?: string | undefined
}

/** The countdown script, and the moments of start and deadline, in milliseconds since 1970. */
export type Counting = { readonly script: string; readonly start: number; readonly target: number }

/** A link to the same page in another language, with words in that language. */
export type LanguageLink = { readonly lang: string; readonly href: string; readonly title: string }

/** The bar that counts down to a deadline. Only for pages that show it. */
export type Countdown = {
  readonly label: string
  /** The deadline in words, with its offset: 29 October 2025, 23:59 (+03:00). */
  readonly targetText: string
  /** ISO moments, for the countdown script. */
  readonly start: string
  readonly target: string
  /** How much of the time has passed when the site is built, from 0 to 1. */
  readonly progress: number
  readonly link?: ResolvedLink | undefined
}

/** What stands around the blocks of a page. */
export type Shell = {
  /** HTML. Empty on pages that do not show it. */
  readonly banner: string
  readonly header: string
  readonly footer: string
  /** The breadcrumbs: from the home page to the page, without the page itself. */
  readonly way: readonly Pick<ResolvedLink, 'title' | 'href'>[]
  /** The links to the next pages as HTML. Empty if the page is the last in all its chains. */
  readonly pager: string
  readonly enroll: ResolvedLink | undefined
}

export type DocumentProps = {
  readonly lang: string
  readonly words: Words
  readonly title: string
  readonly head: Head
  /** Left out for a page of layout `bare`: it has no header and no footer, only its blocks. */
  readonly shell?: Shell | undefined
  /** Whether one of the blocks shows the title of the page. */
  readonly titled: boolean
  /** The blocks. */
  readonly children: ReactNode
}
