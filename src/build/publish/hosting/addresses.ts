/** The addresses that a host must know: those of the pages, and others that lead to them. */
import { isNotFound, viewsOf } from '../../../core/site/languages.ts'
import { hasNotFound } from '../../../core/site/not-found.ts'
import type { Site } from '../../../core/site/site.ts'
import { pathWithBase } from '../../../core/site/site-url.ts'
import { studioAddress } from '../../../core/site/studio-address.ts'
import type { Headers } from './headers.ts'
import { studioPolicy } from './policy.ts'

/** Both begin with the path of the site. `to` may end in an anchor. */
export type Redirect = { readonly from: string; readonly to: string }

/** Everything that the settings of a host need. */
export type Hosting = {
  readonly hostname: string
  /** `''`, or the path of the site: `/school`. */
  readonly base: string
  /** For every answer except files in assets/. */
  readonly headers: Headers
  /** From aliases. */
  readonly redirects: readonly Redirect[]
  /** The addresses of all pages except the home page and the page for missing addresses. */
  readonly pages: readonly string[]
  readonly hasNotFound: boolean
  /** The paths of the other languages that have a page for missing addresses: `/sw`. */
  readonly languages: readonly string[]
  /** The document of Studio, which has a policy of its own. Left out for a site without Studio. */
  readonly studio?: StudioDocument
}

export type StudioDocument = { readonly path: string; readonly policy: string }

export function hostingOf(site: Site, headers: Headers): Hosting {
  const at = (path: string) => pathWithBase(site, path)
  const aliases = Object.entries(redirectsOf(site)).map(([from, to]) => ({ from: at(from), to: at(to) }))
  return {
    hostname: new URL(site.origin).hostname,
    base: site.base,
    headers,
    redirects: [...aliases, { from: at('/index'), to: at('/') }],
    pages: [...site.pages.keys()].filter((route) => route !== '/' && !isNotFound(site, route)).map(at),
    hasNotFound: hasNotFound(site),
    languages: languageFolders(site).map((folder) => at(`/${folder}`)),
    ...studioOf(site),
  }
}

/** Where other addresses lead, both below the site's base path. */
export function redirectsOf({ table, pages }: Site): Readonly<Record<string, string>> {
  const published = table.aliases.filter(({ route }) => pages.has(route))
  return Object.fromEntries(
    published.map(({ path, route, anchor }) => [path, anchor === undefined ? route : `${route}#${anchor}`]),
  )
}

/** The path begins with that of the site. */
export function studioOf(site: Pick<Site, 'base' | 'config'>): { readonly studio?: StudioDocument } {
  const address = studioAddress(site.config)
  if (address === undefined) return {}
  const policy = studioPolicy({ asksGitHub: site.config.studio?.github !== undefined })
  return { studio: { path: pathWithBase(site, address), policy } }
}

/** The folders of the other languages that have a page for missing addresses. */
export const languageFolders = (site: Site): readonly string[] =>
  viewsOf(site).flatMap((view) => (view !== site && hasNotFound(view) ? view.prefix.slice(1) : []))

/** The addresses of the pages for missing addresses. Hosts answer to these as to other missing ones. */
export const notFoundPaths = ({ base, languages }: Hosting): readonly string[] =>
  [base, ...languages].flatMap((path) => [`${path}/404`, `${path}/404.html`])

/** Other spellings of a page lead to it. */
export const toItself = (page: string): Redirect => ({ from: page, to: page })

/**
 * Other spellings that people may use for an address: small letters, capitals, words with a capital. For hosts that
 * need a rule for each. Aliases come first. The page for missing addresses handles the rest.
 */
export function likelySpellings({ redirects, pages, base }: Hosting, most: number): readonly Redirect[] {
  const own = new Set([...pages, ...redirects.map(({ from }) => from)])
  const targets = [...redirects, ...pages.map(toItself)]
  const spelt: Redirect[] = []
  for (const { from, to } of targets) {
    if (redirects.length + spelt.length >= most) break
    const below = from.slice(base.length)
    const spellings = [below.toLowerCase(), below.toUpperCase(), capitalized(below)].map(
      (path) => `${base}${path}`,
    )
    for (const path of new Set(spellings)) if (!own.has(path)) spelt.push({ from: path, to })
  }
  return [...redirects, ...spelt].slice(0, most)
}

const capitalized = (path: string) => path.replace(/\/[a-z]/g, (start) => start.toUpperCase())

/** A path as a regular expression. Paths consist of letters, digits and `. _ ~ -`. */
export const inPattern = (path: string) => path.replaceAll('.', '\\.')

/** The path and the anchor of an address. */
export function partsOf(address: string): readonly [path: string, anchor: string] {
  const [path = '', name] = address.split('#')
  return [path, name === undefined ? '' : `#${name}`]
}
