/** Sites in several languages. Each language sees the site with its own settings, and its links lead to its own pages. */
import type { SiteConfig } from '../../../schema/site.ts'
import { memoize } from '../base/memoize.ts'
import { siteValues } from '../validate/interpolate.ts'
import { languagesIn, siteIn } from '../validate/site-in-language.ts'
import { validateSite } from '../validate/validate.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { addressOf } from './address.ts'
import type { Route } from './routes.ts'
import { type LinkedPage, type Site, wordsOf } from './site.ts'

/** What the routes of a language begin with: `/sw`. `''` for the default language. */
export type Prefix = string

/** The settings of each language. Empty for a site in one language. */
export type LanguageConfigs = ReadonlyMap<Prefix, SiteConfig>

const NONE: LanguageConfigs = new Map()

/** `config` comes from `source`. The others are what site.yaml would be with the values of the language laid over it. */
export function languageConfigs(config: SiteConfig, source: SourceFile): LanguageConfigs {
  if (!config.languages) return NONE
  const known = configs.get(config)
  if (known) return known
  const others = languagesIn(source.value).map((name) => {
    const value = siteIn(source.value, name)
    // What is wrong with the values has been reported, with its place.
    return [
      `/${name}`,
      validateSite({ ...source, value }, siteValues(value), () => undefined) ?? config,
    ] as const
  })
  const made = new Map([['', config], ...others])
  configs.set(config, made)
  return made
}

const configs = new WeakMap<SiteConfig, LanguageConfigs>()

/** The prefix of the language that a page is in. */
export function prefixOf(languages: ReadonlyMap<Prefix, unknown>, route: Route): Prefix {
  if (languages.size === 0) return ''
  const first = route.split('/', 2).join('/')
  return first !== '/' && languages.has(first) ? first : ''
}

const views = new WeakMap<Site, Map<Prefix, Site>>()

/** The site as the page at `route` sees it. */
export function siteFor(site: Site, route: Route): Site {
  return viewOf(site, prefixOf(site.languages, route))
}

/** The site as the pages of a language see it. */
export function viewOf(site: Site, prefix: Prefix): Site {
  const config = site.languages.get(prefix)
  if (!config || prefix === site.prefix) return site
  const known = views.get(site) ?? new Map<Prefix, Site>()
  views.set(site, known)
  const made = known.get(prefix) ?? newView(site, prefix, config)
  known.set(prefix, made)
  return made
}

/** The site in each of its languages, the default one first. */
export const viewsOf = (site: Site): readonly Site[] =>
  site.languages.size === 0 ? [site] : [...site.languages.keys()].map((prefix) => viewOf(site, prefix))

function newView(site: Site, prefix: Prefix, config: SiteConfig): Site {
  const own = {
    config,
    prefix,
    words: wordsOf(config),
    addressOf: memoize((href: string) => {
      const parsed = addressOf(href, config, site.table, prefix)
      const { address } = parsed
      if (address?.kind !== 'page') return parsed
      const { languages, pages } = site
      return {
        ...parsed,
        address: { ...address, route: ownRoute({ languages, pages, prefix }, address.route) },
      }
    }),
  }
  // The clock may record who asks for the time, so its fields are copied without asking.
  return Object.create(Object.prototype, {
    ...Object.getOwnPropertyDescriptors(site),
    ...Object.getOwnPropertyDescriptors(own),
  })
}

type Pages = Pick<Site, 'languages' | 'pages'>
/** For its keys, which are the prefixes. */
type Languages = { readonly languages: ReadonlyMap<Prefix, unknown> }

/** The same page in another language, whether or not it is there. */
export function counterpart({ languages }: Languages, route: Route, prefix: Prefix): Route {
  const rest = route.slice(prefixOf(languages, route).length)
  return prefix + (rest === '/' && prefix !== '' ? '' : rest) || '/'
}

/** Where a link to a page leads: to the same page in the language of the link, if it is published. */
export function ownRoute(site: Pages & Pick<Site, 'prefix'>, route: Route): Route {
  if (site.prefix === '' || prefixOf(site.languages, route) !== '') return route
  const own = counterpart(site, route, site.prefix)
  return site.pages.has(own) ? own : route
}

/** The home page of the language. */
export const homeOf = ({ prefix }: Pick<Site, 'prefix'>): Route => prefix || '/'

/** The page for addresses that do not exist, in the language. */
export const notFoundOf = ({ prefix }: Pick<Site, 'prefix'>): Route => `${prefix}/404`

/** Whether a page is the one for addresses that do not exist, in any language. */
export const isNotFound = ({ languages }: Languages, route: Route): boolean =>
  route === `${prefixOf(languages, route)}/404`

/** Whether search engines show a page. */
export const isSearchable = (languages: LanguageConfigs, { route, page }: LinkedPage): boolean =>
  page.layout !== 'bare' && !page.noindex && !isNotFound({ languages }, route)
