/** The page for addresses that do not exist, for a site that has none of its own. */
import { siteValues } from '../validate/interpolate.ts'
import { validatePage } from '../validate/validate.ts'
import { inQuotes } from '../yaml/rewrite.ts'
import { toSource } from '../yaml/source.ts'
import { homeOf, notFoundOf, viewsOf } from './languages.ts'
import { fileOfRoute } from './page-file.ts'
import { traitsOf } from './page-traits.ts'
import type { LinkedPage, Site } from './site.ts'

/** In the words of the site. `undefined` if the site has a page or an alias of this address. */
export function defaultNotFound(site: Site): LinkedPage | undefined {
  const { table, words, configSource } = site
  const route = notFoundOf(site)
  if (table.find(route)) return undefined
  const text = [
    `title: ${inQuotes(words.notFound)}`,
    `description: ${inQuotes(words.notFoundText)}`,
    'blocks:',
    '  - type: hero',
    `    title: ${inQuotes(words.notFound)}`,
    `    text: ${inQuotes(words.notFoundText)}`,
    '    links:',
    `      - title: ${inQuotes(words.home)}`,
    `        href: ${homeOf(site)}`,
    '',
  ].join('\n')
  const ignore = () => undefined
  const source = toSource(fileOfRoute(route), text, ignore)
  const page = validatePage(source, siteValues(configSource.value), ignore)
  return page && { route, source, page, traits: traitsOf(page) }
}

/** The default pages of all languages that have none of their own. */
export const defaultNotFounds = (site: Site): readonly LinkedPage[] =>
  viewsOf(site).flatMap((view) => defaultNotFound(view) ?? [])

/** Whether visitors get a page of the site for an address that does not exist. */
export const hasNotFound = (site: Site): boolean =>
  site.pages.has(notFoundOf(site)) || defaultNotFound(site) !== undefined
