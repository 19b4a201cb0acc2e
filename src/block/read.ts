/** Islands read their props from their own HTML, so that the page contains them only once. */
import type { ResolvedLink } from './view.ts'

export const textOf = (element: Element | null | undefined): string => element?.textContent ?? ''

/** The words of a link or a button are its first child. A note about a new tab, for screen readers, comes after them. */
export const wordsOf = (element: Element | null | undefined): string => element?.firstChild?.textContent ?? ''

/** Words in brackets after a space, such as ` (opens in a new tab)`. */
export const inBrackets = (element: Element | null | undefined): string => textOf(element).slice(2, -1)

export function readLink(link: Element | null | undefined): ResolvedLink {
  return {
    title: wordsOf(link),
    href: link?.getAttribute('href') ?? '',
    external: link?.hasAttribute('target') ?? false,
    current: link?.hasAttribute('aria-current') ?? false,
    reload: link?.hasAttribute('data-reload') ?? false,
    hrefLang: link?.getAttribute('hreflang') ?? undefined,
    lang: link?.getAttribute('lang') ?? undefined,
  }
}
