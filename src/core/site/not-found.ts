/** The page for addresses that do not exist, for a site that has none of its own. */
import { siteValues } from '../validate/interpolate.ts'
import { validatePage } from '../validate/validate.ts'
import { inQuotes } from '../yaml/rewrite.ts'
import { toSource } from '../yaml/source.ts'
import { traitsOf } from './page-traits.ts'
import type { LinkedPage, Site } from './site.ts'

const ROUTE = '/404'

/** In the words of the site. `undefined` if the site has a page or an alias of this address. */
export function defaultNotFound({ table, words, configSource }: Site): LinkedPage | undefined {
  if (table.find(ROUTE)) return undefined
  const text = [
    `title: ${inQuotes(words.notFound)}`,
    `description: ${inQuotes(words.notFoundText)}`,
    'blocks:',
    '  - type: hero',
    `    title: ${inQuotes(words.notFound)}`,
    `    text: ${inQuotes(words.notFoundText)}`,
    '    links:',
    `      - title: ${inQuotes(words.home)}`,
    '        href: /',
    '',
  ].join('\n')
  const ignore = () => undefined
  const source = toSource('pages/404.yaml', text, ignore)
  const page = validatePage(source, siteValues(configSource.value), ignore)
  return page && { route: ROUTE, source, page, traits: traitsOf(page) }
}

/** Whether visitors get a page of the site for an address that does not exist. */
export const hasNotFound = (site: Site): boolean =>
  site.pages.has(ROUTE) || defaultNotFound(site) !== undefined
