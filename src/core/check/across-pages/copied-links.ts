/** Links that were copied from a page with another number: the page of grade 6 leads to the fees of grade 5. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { memoize, once } from '../../base/memoize.ts'
import { plainWords } from '../../base/plain-words.ts'
import { prefixOf } from '../../site/languages.ts'
import { type Link, linksIn } from '../../site/links.ts'
import type { Route } from '../../site/routes.ts'
import type { LinkedPage, Site } from '../../site/site.ts'

/** The last number of an address, if it may be that of a grade or a term. Dates and long numbers name no such page. */
const NUMBER = /(?<!\d|\d[-/])\d{1,2}(?=\D*$)/

/** Nothing is told if one of the two pages leads to both places. */
export function checkCopiedLinks(own: LinkedPage, site: Site, report: Report): void {
  const { route, source, page, traits } = own
  const number = NUMBER.exec(route)?.[0]
  if (number === undefined) return
  // Read once: `traits.links` parses the links again each time.
  const { links } = traits
  const addresses = addressesIn(links)
  const places = once(() => linksIn(page.blocks, ['blocks']))
  const addressesOf = memoize((twin: LinkedPage) => addressesIn(twin.traits.links))
  links.forEach((link, index) => {
    const { to } = link
    const meant = to.replace(NUMBER, number)
    const twin =
      meant === to ? undefined : site.pages.get(route.replace(NUMBER, NUMBER.exec(to)?.[0] ?? number))
    if (!twin || addresses.has(meant)) return
    if (!addressesOf(twin).has(to) || addressesOf(twin).has(meant)) return
    if (!mayLeadTo(meant, 'words' in link ? link.words : '', route, site)) return
    const span = source.spanOfWords(places()[index]?.path ?? [], to, '](')
    // A snippet is the same on both pages.
    if (span.file === source.path)
      report({ ...messages.linkToAnother(meant, to, { copiedFrom: twin.route }), span })
  })
}

const addressesIn = (links: readonly Link[]): ReadonlySet<string> => new Set(links.map(({ to }) => to))

/** Whether it is another page, or a place of one. Words that are its title have a finding already. */
function mayLeadTo(
  to: string,
  words = '',
  route: Route,
  { anchors, languages, pages, titles }: Site,
): boolean {
  const [path = '', anchor] = to.split('#')
  const isThere = pages.has(path) && (anchor === undefined || anchors.get(path)?.includes(anchor) === true)
  const title = titles.get(prefixOf(languages, route) + path) ?? ''
  return isThere && !route.endsWith(path) && plainWords(title) !== plainWords(words)
}
