/** The address of the site: where it stands, and the path below which everything stands. */

export type SiteUrl = { readonly origin: string; readonly base: string }

/** `undefined` for what cannot be the address of a site: no https or http, or with a query, anchor or password. */
export function siteUrl(text: string): SiteUrl | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) return undefined
  return { origin: url.origin, base: url.pathname.replace(/\/+$/, '') }
}

/** The path of a page in the browser, the base path of the site included. */
export function pathOf({ base }: Pick<SiteUrl, 'base'>, route: string): string {
  return route === '/' ? `${base}/` : `${base}${route}`
}

/** The address of a page as other sites write it. */
export function absolute({ origin, base }: SiteUrl, route: string): string {
  return `${origin}${pathOf({ base }, route)}`
}
