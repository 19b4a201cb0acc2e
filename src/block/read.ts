/** Islands read what they are made of from the HTML that they left in the page, so that it is said there once. */
import type { ResolvedLink } from './view.ts'

export const textOf = (element: Element | null | undefined): string => element?.textContent ?? ''

/** The words of a link or a button come first in it; what screen readers are told of a new tab follows. */
export const wordsOf = (element: Element | null | undefined): string => element?.firstChild?.textContent ?? ''

/** Words in brackets after a blank, as in ` (opens in a new tab)`. */
export const inBrackets = (element: Element | null | undefined): string => textOf(element).slice(2, -1)

export function readLink(link: Element | null | undefined): ResolvedLink {
  return {
    title: wordsOf(link),
    href: link?.getAttribute('href') ?? '',
    external: link?.hasAttribute('target') ?? false,
    current: link?.hasAttribute('aria-current') ?? false,
    reload: link?.hasAttribute('data-reload') ?? false,
  }
}
