/** The address of the site: its origin, and the path in front of all routes. */
import { memoize } from '../base/memoize.ts'

export type SiteUrl = { readonly origin: string; readonly base: string }

/** `undefined` if the text cannot be the address of a site: not http or https, or with a page, query, anchor or user name. */
export const siteUrl = memoize((text: string): SiteUrl | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (
    !url ||
    // Browsers read `https:/school.example.org` as well.
    !/^https?:\/\/[^/]/i.test(text) ||
    /\.(?:html?|php)$/.test(url.pathname) ||
    url.search ||
    url.hash ||
    url.username
  )
    return undefined
  return { origin: url.origin, base: url.pathname.replace(/\/+$/, '') }
})

/** The path of a page in the browser, with the base path of the site. */
export function pathWithBase({ base }: Pick<SiteUrl, 'base'>, route: string): string {
  return route === '/' ? `${base}/` : `${base}${route}`
}

/** The absolute address of a page. */
export function absolute({ origin, base }: SiteUrl, route: string): string {
  return `${origin}${pathWithBase({ base }, route)}`
}
